import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Request, RequestKind } from './embedded-protocol.ts'
import { type EngineOptions, type EngineProcess, startEngineProcess } from './engine-process.ts'
import type { Limits, StatisticsStore } from './engine.ts'
import { checkName, checkParams, decodeRows, encodeRows } from './json-rows.ts'
import { serial } from './serial.ts'
import { insertSettings, readSettings, writeSettings } from './settings.ts'
import { during, unavailable } from './statistics-error.ts'

/** How long a call may stay unanswered before the engine counts as hung. A read meets its own limit first. */
const patienceMs = (limits: Limits): Readonly<Record<RequestKind, number>> => ({
  query: limits.seconds * 1_000 + 5_000,
  command: 600_000,
  insert: 60_000,
  ping: 15_000,
})

/** How long an engine that nobody wants any more may take to end (embedded-process.ts), and some more. */
const takeoverMs = 15_000

/** How long close() waits for the calls in flight. */
const lastCallsMs = 10_000

/** The engine's process, started again by the next call after it ended. */
const keepProcess = (options: EngineOptions, log: Log, takeover: number) => {
  let current: Promise<EngineProcess> | undefined
  const forget = (): void => {
    current = undefined
  }
  const start = async (): Promise<EngineProcess> => {
    const engine = await startEngineProcess(options, log, takeover)
    void engine.ended.finally(forget)
    return engine
  }
  return {
    running: (): Promise<EngineProcess> => {
      current ??= start().catch((error: unknown) => {
        forget()
        throw error
      })
      return current
    },
    stop: async (): Promise<void> => {
      const engine = await current?.catch(() => undefined)
      await engine?.stop()
    },
  }
}

/**
 * Its native code binds the values of one statement at a time, hence queries and commands stand in one line;
 * inserts and pings have theirs.
 */
const keepLines = (engine: ReturnType<typeof keepProcess>, limits: Limits) => {
  const bound = serial()
  const lines = { query: bound, command: bound, insert: serial(), ping: serial() }
  const patience = patienceMs(limits)
  let isClosed = false
  const call = (request: Request): Promise<Uint8Array> => {
    const asked = performance.now()
    return lines[request.kind](async () => {
      if (isClosed) throw unavailable('the statistics engine is closed')
      // Whoever asked has given up by now; work for nobody would only lengthen the line.
      if (request.kind === 'query' && performance.now() - asked > patience.query)
        throw unavailable('too many queries wait')
      const running = await engine.running().catch((error: unknown) => {
        throw unavailable('the statistics engine does not start', error)
      })
      return running.call(request, patience[request.kind])
    })
  }
  const close = async (): Promise<void> => {
    isClosed = true
    const idle = Promise.all(Object.values(lines).map((line) => line(() => Promise.resolve())))
    await Promise.race([idle, delay(lastCallsMs, undefined, { ref: false })])
    await engine.stop()
  }
  return { call, close }
}

/** chDB in a process of its own. Throws StartError when the folder cannot be opened. */
export const openEmbedded = async (
  path: string,
  limits: Limits,
  log: Log,
  takeover = takeoverMs,
): Promise<StatisticsStore> => {
  const write = writeSettings(limits)
  const settings = { read: readSettings(limits), write, insert: { ...write, ...insertSettings } }
  const engine = keepProcess({ path, settings }, log, takeover)
  const { call, close } = keepLines(engine, limits)
  await engine.running()
  return {
    shared: false,
    query: async (named, params) => {
      const answer = call({ kind: 'query', sql: named.sql, params: checkParams(named, params) })
      const rows = await during(named.name, answer)
      return decodeRows(named, Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength).toString())
    },
    insert: async (table, rows) => {
      if (rows.length === 0) return
      const added = call({ kind: 'insert', table: checkName(table), ...(await encodeRows(rows)) })
      await during(`insert into ${table}`, added)
    },
    command: async (sql, params = {}) => {
      await call({ kind: 'command', sql, params })
    },
    ping: async () => {
      await call({ kind: 'ping' })
    },
    close,
  }
}
