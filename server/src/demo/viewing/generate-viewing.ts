import { rollUpViewing, type StatisticsEngine } from '../../platform/statistics/index.ts'
import { browsers, countries, dailyCurve, devices, players, protos, streamNames, weeklyCurve } from './programme.ts'
import { fillPlaySessions } from './viewing-sql.ts'

/** A media server that the sessions come from. */
export interface ViewingServer {
  readonly deliverable_id: string
  readonly server_id: string
  readonly hostname: string
  readonly ip: string
  readonly country: string
}

export interface Viewing {
  readonly tenant: string
  readonly account: string
  readonly days: number
  /** The last moment of viewing; what is being watched then is still open. */
  readonly endsAt: Date
  readonly sessions: number
  /** Three to eight. */
  readonly servers: readonly ViewingServer[]
  /** The same seed makes the same viewing, whatever the day it ends on. */
  readonly seed: number
}

/** A small broadcaster has few streams. */
const lineUp = (sessions: number): readonly string[] =>
  streamNames.slice(0, sessions < 100_000 ? 14 : streamNames.length)

/**
 * Fills the days before `endsAt` with believable viewing and sums it by the hour. The account must have none yet:
 * sessions of another run would stay beside these.
 */
export const generateViewing = async (engine: StatisticsEngine, viewing: Viewing): Promise<void> => {
  const { tenant, account, days, endsAt, sessions, servers, seed } = viewing
  if (servers.length < 3 || servers.length > 8) throw new RangeError('viewing needs three to eight servers')
  await engine.command(fillPlaySessions, {
    tenant,
    account_id: account,
    days,
    ends_ms: endsAt.getTime(),
    sessions,
    persons: Math.max(20, Math.round(sessions / 11)),
    seed,
    streams: lineUp(sessions),
    deliverable_ids: servers.map((server) => server.deliverable_id),
    server_ids: servers.map((server) => server.server_id),
    hostnames: servers.map((server) => server.hostname),
    server_ips: servers.map((server) => server.ip),
    server_countries: servers.map((server) => server.country),
    protos,
    countries,
    browsers,
    devices,
    players,
    daily: dailyCurve,
    weekly: weeklyCurve,
  })
  // Nobody else writes yet, so that no hour has to come to rest first.
  await rollUpViewing(engine, 0)
}
