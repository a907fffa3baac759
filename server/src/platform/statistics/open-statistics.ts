import type { Log } from '../log.ts'
import { followHours, lookUpHours, lookUpOutlasting } from './changed-hours.ts'
import { openEmbedded } from './embedded-engine.ts'
import { defaultLimits, type Limits, type StatisticsEngine } from './engine.ts'
import { openServer } from './server-engine.ts'
import { shareReads } from './share-reads.ts'

export interface StatisticsOptions {
  /** A ClickHouse server, `http://user:password@host:8123/database`; without it the engine runs embedded. */
  readonly url?: string | undefined
  /** Folder of the embedded engine; made where there is none. One process at a time can have it open. */
  readonly path: string
  readonly log: Log
  readonly limits?: Partial<Limits>
  /** How long a folder that another process has open is waited for, in milliseconds. */
  readonly takeoverMs?: number
}

/** Opens the statistics engine. Throws StartError when the embedded one cannot start; a server is met at the first call. */
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
