import { rollUpViewing, type StatisticsEngine } from '../../platform/statistics/index.ts'
import { browsers, countries, dailyCurve, devices, players, protos, streamNames, weeklyCurve } from './programme.ts'
import { fillPlaySessions } from './viewing-sql.ts'

/** A media server that sessions are attributed to. */
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
  /** The end of the viewing. Sessions that last beyond it stay open. */
  readonly endsAt: Date
  readonly sessions: number
  /** Three to eight servers. */
  readonly servers: readonly ViewingServer[]
  /** The same seed generates the same viewing, whatever its end. */
  readonly seed: number
}

/** A small broadcaster has few streams. */
const lineUp = (sessions: number): readonly string[] =>
  streamNames.slice(0, sessions < 100_000 ? 14 : streamNames.length)

/**
 * Fills the days before `endsAt` with realistic viewing and computes its hourly sums. The account must have no viewing
 * yet, because sessions of another run would remain beside the new ones.
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
  // Nobody else is writing, so no hour needs time to settle.
  await rollUpViewing(engine, 0)
}
