import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type BaseQueryParams,
  type ClickHouseClient,
  ClickHouseError,
  ClickHouseLogLevel,
  createClient,
  drainStream,
} from '@clickhouse/client'
import type { Limits, StatisticsStore } from './engine.ts'
import { checkName, checkParams, decodeRows, encodeRows } from './json-rows.ts'
import { clusterSettings, insertSettings, readSettings, writeSettings } from './settings.ts'
import { during, engineFailure, StatisticsError, unavailable } from './statistics-error.ts'

/** A server that does not answer a ping for this long counts as unreachable, so that pages do not wait for it. */
const pingMs = 2_000
/** How long a successful ping is trusted. */
const pingTrustMs = 500
const insertMs = 60_000
const commandMs = 600_000

const quiet = { level: ClickHouseLogLevel.OFF }

/** Pings use a connection of their own, so that long reads cannot make the server look unreachable. */
const keepInTouch = (url: string) => {
  const client = createClient({ url, max_open_connections: 1, log: quiet })
  let lastSeen = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    const answer = await client.ping({ select: false, abort_signal: AbortSignal.timeout(pingMs) })
    if (!answer.success) throw unavailable('the ClickHouse server does not answer', answer.error)
    lastSeen = performance.now()
  }
  const reachable = async (): Promise<void> => {
    if (performance.now() - lastSeen < pingTrustMs) return
    asking ??= ask().finally(() => {
      asking = undefined
    })
    await asking
  }
  return {
    ask,
    /** Rejects if the server becomes unreachable before the caller is done. Sends at most two pings per second. */
    gone: async (isDone: AbortSignal): Promise<never> => {
      for (;;) {
        await reachable()
        await delay(pingTrustMs, undefined, { signal: isDone })
      }
    },
    close: () => client.close(),
  }
}

const asStatisticsError = (error: unknown, timedOut: boolean): StatisticsError => {
  if (error instanceof StatisticsError) return error
  if (error instanceof ClickHouseError) return engineFailure(Number(error.code), `${error.message} (${error.type})`)
  if (timedOut) return new StatisticsError('time_limit', 'the ClickHouse server took too long', { cause: error })
  return unavailable('the ClickHouse server cannot be reached', error)
}

type Attempt = <T>(patienceMs: number, run: (call: BaseQueryParams) => Promise<T>) => Promise<T>

/** One call to the server, aborted when the server is unreachable or the timeout expires. */
const attemptWith =
  (touch: ReturnType<typeof keepInTouch>): Attempt =>
  async (patienceMs, run) => {
    const timeout = AbortSignal.timeout(patienceMs)
    const over = new AbortController()
    try {
      const answer = run({ abort_signal: AbortSignal.any([timeout, over.signal]) })
      return await Promise.race([answer, touch.gone(over.signal)])
    } catch (error) {
      throw asStatisticsError(error, timeout.aborted)
    } finally {
      // An answered call has nothing left to abort.
      over.abort()
    }
  }

const connect = (url: string): ClickHouseClient =>
  createClient({
    url,
    application: 'foyer',
    request_timeout: commandMs,
    max_open_connections: 32,
    use_multipart_params_auto: true,
    log: quiet,
  })

/** A ClickHouse server or cluster at `url` (`http://user:password@host:8123/database`). The first call connects. */
export const openServer = (url: string, limits: Limits): StatisticsStore => {
  const client = connect(url)
  const touch = keepInTouch(url)
  const attempt = attemptWith(touch)
  // Errors arrive before the first row, never among the rows.
  const read = { ...readSettings(limits), ...clusterSettings, wait_end_of_query: 1 as const }
  const write = { ...writeSettings(limits), ...clusterSettings, wait_end_of_query: 1 as const }
  const insert = { ...write, ...insertSettings }

  return {
    shared: true,
    query: async (named, params) => {
      const query_params = checkParams(named, params)
      const clickhouse_settings = { ...read, log_comment: named.name }
      const answer = attempt(limits.seconds * 1_000 + 5_000, async (call) => {
        const format = 'JSONEachRow'
        return (await client.query({ ...call, query: named.sql, query_params, clickhouse_settings, format })).text()
      })
      return decodeRows(named, await during(named.name, answer))
    },
    insert: async (table, rows) => {
      if (rows.length === 0) return
      const name = checkName(table)
      const encoded = await encodeRows(rows)
      const query = `INSERT INTO ${name} (${encoded.columns.join()}) FORMAT JSONCompactEachRow`
      const values = Readable.from([encoded.values])
      const added = attempt(insertMs, async (call) => {
        const { stream } = await client.exec({ ...call, query, clickhouse_settings: insert, values })
        await drainStream(stream)
      })
      await during(`insert into ${table}`, added)
    },
    command: async (sql, params = {}) => {
      await attempt(commandMs, (call) =>
        client.command({ ...call, query: sql, query_params: params, clickhouse_settings: write }),
      )
    },
    ping: () => touch.ask(),
    close: async () => {
      await Promise.all([client.close(), touch.close()])
    },
  }
}
