import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { createSemaphore } from '../semaphore.ts'
import type { Request, RequestKind } from './embedded-protocol.ts'
import { type EngineOptions, type EngineProcess, startEngineProcess } from './engine-process.ts'
import type { Limits, StatisticsStore } from './engine.ts'
import { checkName, checkParams, decodeRows, encodeRows } from './json-rows.ts'
import { serial } from './serial.ts'
import { insertSettings, readSettings, writeSettings } from './settings.ts'
import { during, unavailable } from './statistics-error.ts'

/** Timeouts after which the engine counts as hung. A read reaches its own limit first. */
const patienceMs = (limits: Limits): Readonly<Record<RequestKind, number>> => ({
  query: limits.seconds * 1_000 + 5_000,
  command: 600_000,
  insert: 60_000,
  ping: 15_000,
})

/** How long the engine of a killed Foyer may take to exit (embedded-process.ts), with a margin. */
const takeoverMs = 15_000

/** Concurrent reads, so that a read of several seconds does not block the others. Each may use the full memory limit. */
const readsAtOnce = 3

/**
 * How long inserts and commands wait for reads to finish, in milliseconds. A page that is read during an insert takes
 * half as long again. Commands block new reads, so without this wait a page would progress by only three reads per
 * command.
 */
const letsReadsGoMs = { insert: 100, command: 500 }

/** How long `close()` waits for the calls in progress. */
const lastCallsMs = 10_000

/** Manages the engine's process. If it has ended, the next call starts it again. */
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

/** Limits concurrent reads, and lets writers wait until no read is running or queued. */
const keepReads = (patience: number) => {
  const turns = createSemaphore({
    atOnce: readsAtOnce,
    waiting: Number.POSITIVE_INFINITY,
    patienceMs: patience,
    refusal: 'unavailable',
  })
  let asked = 0
  let quiet = Promise.withResolvers<void>()
  quiet.resolve()
  const takeTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await turns.take().catch((error: unknown) => {
      throw unavailable('too many queries wait', error)
    })
    return work().finally(leave)
  }
  return {
    during: async <T>(work: () => Promise<T>): Promise<T> => {
      if (asked === 0) quiet = Promise.withResolvers()
      asked += 1
      try {
        return await takeTurn(work)
      } finally {
        asked -= 1
        if (asked === 0) quiet.resolve()
      }
    },
    none: (): Promise<void> => quiet.promise,
    /** Takes all slots: resolves once all reads have finished, and lets no others in. */
    close: () => Promise.all(Array.from({ length: readsAtOnce }, () => turns.take())),
  }
}

/**
 * Reads run concurrently, one per connection. Commands, inserts and pings each run one after the other. While a command
 * runs, its parameters are bound in the whole process, and a read that started then could receive them. So reads wait
 * for a running command; reads already in progress are not affected.
 */
const keepLines = (engine: ReturnType<typeof keepProcess>, limits: Limits) => {
  const patience = patienceMs(limits)
  const reads = keepReads(patience.query)
  const lines = { command: serial(), insert: serial(), ping: serial() }
  let commanding: Promise<unknown> | undefined
  let isClosed = false

  const send = async (request: Request): Promise<Uint8Array> => {
    if (isClosed) throw unavailable('the statistics engine is closed')
    const running = await engine.running().catch((error: unknown) => {
      throw unavailable('the statistics engine does not start', error)
    })
    // Checked in the same turn of the event loop in which the request is sent.
    if (request.kind !== 'query' || commanding === undefined) return running.call(request, patience[request.kind])
    await commanding
    return send(request)
  }

  const insert = (request: Request): Promise<Uint8Array> =>
    lines.insert(async () => {
      await Promise.race([reads.none(), delay(letsReadsGoMs.insert)])
      return send(request)
    })

  const command = (request: Request): Promise<Uint8Array> =>
    lines.command(async () => {
      await Promise.race([reads.none(), delay(letsReadsGoMs.command)])
      const done = send(request)
      commanding = done.catch(() => undefined)
      try {
        return await done
      } finally {
        commanding = undefined
      }
    })

  const call = (request: Request): Promise<Uint8Array> => {
    if (request.kind === 'query') return reads.during(() => send(request))
    if (request.kind === 'insert') return insert(request)
    return request.kind === 'command' ? command(request) : lines[request.kind](() => send(request))
  }
  const close = async (): Promise<void> => {
    isClosed = true
    const idle = Promise.all([reads.close(), ...Object.values(lines).map((line) => line(() => Promise.resolve()))])
    await Promise.race([idle, delay(lastCallsMs, undefined, { ref: false })])
    await engine.stop()
  }
  return { call, close }
}

/** Runs chDB in a process of its own. Throws a StartError if the folder cannot be opened. */
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
