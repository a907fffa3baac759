import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../src/config.ts'
import { openEngine } from '../src/platform.ts'
import type { Log } from '../src/platform/log.ts'
import type { StatisticsEngine } from '../src/platform/statistics/index.ts'

/** The first queries of the roll-up job, which runs whenever time passes. */
const roundBegins = new Set(['engine_time', 'due_stretch'])

/**
 * The real engine, started by the first call: few test servers are ever asked for statistics, and each start takes half
 * a second of CPU time. While nothing is stored, the roll-up job has nothing to do and is answered without it. A
 * ClickHouse server is contacted at the start, as always. An installation with its own PostgreSQL starts completely,
 * because commands look for its folders.
 */
export const openWhenAsked = async (settings: Settings, log: Log): Promise<StatisticsEngine> => {
  if (settings.clickhouse_url !== null || settings.database_url === null) return openEngine(settings, log)
  let opened: Promise<StatisticsEngine> | undefined
  const engine = (): Promise<StatisticsEngine> => {
    opened ??= openEngine(settings, log)
    return opened
  }
  const holdsNothing = (): boolean => opened === undefined && !existsSync(join(settings.data, 'statistics'))
  return {
    shared: false,
    query: async (named, params) =>
      roundBegins.has(named.name) && holdsNothing() ? [] : (await engine()).query(named, params),
    insert: async (table, rows) => (await engine()).insert(table, rows),
    command: async (sql, params) => (await engine()).command(sql, params),
    ping: async () => (await engine()).ping(),
    changedHours: async (range) => (await engine()).changedHours(range),
    outlastingHours: async (asked) => (await engine()).outlastingHours(asked),
    close: async () => (await opened)?.close(),
  }
}
