import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { createTurns } from '../turns.ts'
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

/** Reads that go side by side: one that takes seconds leaves the others their way. Each may take a whole limit of memory. */
const readsAtOnce = 3

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
 * Reads go side by side, as many as there are connections for; commands, inserts and pings one after the other. A command's
 * values are bound until it is done, and a read that set out meanwhile might be given them: it waits. What is under way does not.
 */
const keepLines = (engine: ReturnType<typeof keepProcess>, limits: Limits) => {
  const patience = patienceMs(limits)
  const rules = { atOnce: readsAtOnce, waiting: Number.POSITIVE_INFINITY, patienceMs: patience.query }
  const reads = createTurns({ ...rules, refusal: 'unavailable' })
  const lines = { command: serial(), insert: serial(), ping: serial() }
  let commanding: Promise<unknown> | undefined
  let isClosed = false

  const send = async (request: Request): Promise<Uint8Array> => {
    if (isClosed) throw unavailable('the statistics engine is closed')
    const running = await engine.running().catch((error: unknown) => {
      throw unavailable('the statistics engine does not start', error)
    })
    // Looked for in the turn in which it is sent.
    if (request.kind !== 'query' || commanding === undefined) return running.call(request, patience[request.kind])
    await commanding
    return send(request)
  }

  const read = async (request: Request): Promise<Uint8Array> => {
    const leave = await reads.take().catch((error: unknown) => {
      throw unavailable('too many queries wait', error)
    })
    try {
      return await send(request)
    } finally {
      leave()
    }
  }

  const command = (request: Request): Promise<Uint8Array> =>
    lines.command(async () => {
      const done = send(request)
      commanding = done.catch(() => undefined)
      try {
        return await done
      } finally {
        commanding = undefined
      }
    })

  const call = (request: Request): Promise<Uint8Array> => {
    if (request.kind === 'query') return read(request)
    return request.kind === 'command' ? command(request) : lines[request.kind](() => send(request))
  }
  const close = async (): Promise<void> => {
    isClosed = true
    const noReads = Array.from({ length: readsAtOnce }, () => reads.take())
    const idle = Promise.all([...noReads, ...Object.values(lines).map((line) => line(() => Promise.resolve()))])
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
  const engine = keepProcess({ path, settings, readers: readsAtOnce }, log, takeover)
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
