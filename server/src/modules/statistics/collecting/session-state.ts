import type { PlayEvent } from '@foyer/contract/collector/play-event.ts'
import type { CountryOf } from '../../../platform/countries.ts'
import { plainAddress } from '../../../platform/http/network.ts'
import type { ServerAddress } from '../../licensing/index.ts'

/** The account and licence that events belong to. */
export interface Source {
  readonly tenant: string
  readonly account_id: string
  readonly deliverable_id: string
  /** Address of the caller. */
  readonly ip: string
  readonly countryOf: CountryOf
}

/** A row of heard_sessions that may not have a place yet. */
export type SessionState = ReturnType<typeof stateOf>

/** Well-formed Unicode, which JSON can carry. */
const text = (said: string | null | undefined): string => (said ?? '').toWellFormed()

/** One spelling per address: a viewer without a user id is known by it. What is no address stays as it is. */
const address = (said: string | null | undefined): string => plainAddress(text(said))

/** The state of a session as of one event. Where its media server is, `onServer` adds. */
export const stateOf = (event: PlayEvent, source: Source) => {
  const closed = event.event === 'play_closed'
  const ip = address(event.ip)
  return {
    tenant: source.tenant,
    account_id: source.account_id,
    deliverable_id: source.deliverable_id,
    server_id: text(event.server_id),
    hostname: text(event.hostname),
    server_ip: '',
    server_country: '',
    session_id: text(event.id),
    stream_name: text(event.media),
    proto: text(event.proto),
    ip,
    country: text(event.country).toUpperCase() || source.countryOf(ip),
    user_id: text(event.user_id),
    user_agent: text(event.user_agent),
    referer: text(event.referer),
    bytes: event.bytes ?? 0,
    duration: Math.round(event.duration ?? 0),
    /** Null if the event does not report it. */
    opened_at: event.opened_at ?? null,
    /** Null if the event reports neither a start nor an opening. */
    started_at: event.started_at ?? event.opened_at ?? null,
    closed_at: closed ? (event.closed_at ?? event.utc_ms) : 0,
    closed,
    utc_ms: event.utc_ms,
  }
}

/** The address that the server reported itself takes precedence over the caller's, which may be a proxy. */
export const onServer = (
  state: SessionState,
  known: ServerAddress | undefined,
  { ip, countryOf }: Source,
): SessionState => {
  const server_ip = address(known?.ip ?? ip)
  return {
    ...state,
    hostname: state.hostname || (known?.hostname ?? ''),
    server_ip,
    server_country: known?.country ?? countryOf(server_ip),
  }
}

/** The latest moment at which it can have begun, from what was reported. */
export const begunBy = ({ started_at, closed, closed_at, utc_ms, duration }: SessionState): number =>
  started_at ?? (closed ? closed_at : utc_ms) - duration * 1000
