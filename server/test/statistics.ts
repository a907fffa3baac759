import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../src/config.ts'
import { openEngine } from '../src/platform.ts'
import type { Log } from '../src/platform/log.ts'
import type { StatisticsEngine } from '../src/platform/statistics/index.ts'

/** What the round of sums asks and says first, whenever time passes. */
const roundBegins = new Set(['engine_time', 'due_stretch'])

/**
 * The real engine, started by the first call: few of the tests' servers are ever asked for statistics, and each start took
 * half a second of processor. Where nothing was ever stored, the round of sums has nothing to begin with. A server of
 * ClickHouse is met at the start, as always, and an installation with a PostgreSQL of its own starts whole: commands look
 * for its folders.
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
