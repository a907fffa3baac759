import type { Log } from '../log.ts'
import { lookUpHours, lookUpOutlasting } from './changed-hours.ts'
import { openEmbedded } from './embedded-engine.ts'
import { defaultLimits, type Limits, type StatisticsEngine } from './engine.ts'
import { followHours } from './follow-hours.ts'
import { openServer } from './server-engine.ts'
import { shareReads } from './share-reads.ts'

export interface StatisticsOptions {
  /** The URL of a ClickHouse server, `http://user:password@host:8123/database`. Undefined: the engine runs embedded. */
  readonly url?: string | undefined
  /** The folder of the embedded engine, created if missing. Only one process at a time can open it. */
  readonly path: string
  readonly log: Log
  readonly limits?: Partial<Limits>
  /** How long to wait for a folder that another process has open, in milliseconds. */
  readonly takeoverMs?: number
}

/**
 * Opens the statistics engine. Throws a StartError if the embedded engine cannot start. A server is contacted by the
 * first call.
 */
export const openStatistics = async ({
  url,
  path,
  log,
  limits = {},
  takeoverMs,
}: StatisticsOptions): Promise<StatisticsEngine> => {
  const allowed = { ...defaultLimits, ...limits }
  if (url === undefined) return followHours(shareReads(await openEmbedded(path, allowed, log, takeoverMs)))
  const server = shareReads(openServer(url, allowed))
  return { ...server, changedHours: lookUpHours(server), outlastingHours: lookUpOutlasting(server) }
}
