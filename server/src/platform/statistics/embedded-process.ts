import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import type { ClickHouseSettings } from '@clickhouse/client'
import type { Session } from 'chdb'
import type { Answer, Call, Message, ProcessOptions, Read, RequestKind, StartFailure } from './embedded-protocol.ts'

/**
 * The main module of the engine's process. ClickHouse runs here, so that neither a long read nor a crash of native code
 * affects Foyer's process. It obeys its parent's messages and exits with it.
 */

const say = (answer: Answer, then = (): void => undefined): void => {
  process.send?.(answer, then)
}

class StartProblem extends Error {
  readonly failure: StartFailure
  constructor(failure: StartFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

let drain = async (): Promise<void> => undefined

const load = async (): Promise<typeof import('chdb')> => {
  try {
    const chdb = await import('chdb')
    drain = chdb.drainPending
    return chdb
  } catch (error) {
    throw new StartProblem('not_installed', (error as Error).message)
  }
}

const connect = async (session: Session, settings: ClickHouseSettings): Promise<Session> => {
  // In order: `readonly` is the last setting and forbids further changes.
  for (const [name, value] of Object.entries(settings)) await session.queryAsync(`SET ${name} = '${String(value)}'`)
  return session
}

interface Connections extends Readonly<Record<Exclude<RequestKind, 'query'>, Session>> {
  /** The idle connections for reads. */
  readonly readers: Session[]
}

type NextValues = (bytes: number) => Promise<Uint8Array>

/** Returns the next bytes of the incoming stream. Only one insert runs at a time, so there is only one reader. */
const valuesFrom = (incoming: Socket): NextValues => {
  const chunks = incoming.iterator()
  let rest = Buffer.alloc(0)
  return async (bytes) => {
    const taken = [rest]
    for (let held = rest.length; held < bytes;) {
      const chunk = await chunks.next()
      if (chunk.done === true) throw new Error('no more values come')
      taken.push(chunk.value)
      held += chunk.value.length
    }
    const all = Buffer.concat(taken)
    // A copy: the rest is small and must not keep the whole buffer in memory.
    rest = Buffer.from(all.subarray(bytes))
    return all.subarray(0, bytes)
  }
}

const openConnections = async ({ path, settings, readers: most }: ProcessOptions): Promise<Connections> => {
  const { Session } = await load()
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const readers: Session[] = []
  while (readers.length < most) readers.push(await connect(new Session(path), settings.read))
  return {
    readers,
    command: await connect(new Session(path), settings.write),
    insert: await connect(new Session(path), settings.insert),
    ping: new Session(path),
  }
}

const count = async (session: Session, from: string): Promise<number> => {
  const answer = await session.queryAsync(`SELECT count() FROM ${from}`, { format: 'TSV' })
  return Number(answer.text())
}

/**
 * ClickHouse opens a folder without its tables (an interrupted copy, a partial restore) as if it were new. A marker
 * file tells that apart from a folder that never had tables.
 */
const checkTables = async (session: Session, path: string): Promise<void> => {
  const mark = join(path, 'foyer-statistics')
  const tables = await count(session, 'system.tables WHERE database = currentDatabase()')
  if (tables === 0 && existsSync(mark)) throw new StartProblem('tables_lost', 'its tables are missing')
  if (tables > 0 && !existsSync(mark)) writeFileSync(mark, 'This folder holds the statistics of Foyer.\n')
}

const json = { format: 'JSONEachRow' } as const

const tidied = '{"tidy":1}\n'

/**
 * Output that the engine produced before a failure appears at the start of the connection's next answer, which may
 * belong to another caller. It is read here and discarded. An engine that cannot be cleaned up kills its process; the
 * next call starts a new one.
 */
const tidyUp = async (session: Session): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    const said = await session.queryAsync('SELECT 1 AS tidy', json).then(
      (answered) => answered.text(),
      () => undefined,
    )
    if (said === tidied) return
  }
  process.kill(process.pid, 'SIGKILL')
}

/**
 * Reads as a stream, because a stream binds its parameters at once. A statement that returns its whole answer keeps its
 * parameters bound until it is done, and only one such statement may run in the process.
 */
const read = async ({ readers }: Connections, { sql, params }: Read): Promise<Uint8Array> => {
  const reader = readers.pop()
  if (reader === undefined) throw new Error('more reads came than there are connections for')
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of reader.queryStreamBind(sql, params, json)) chunks.push(chunk.raw())
    return Buffer.concat(chunks)
  } catch (error) {
    // Before the caller learns of the failure, because its next read may follow at once.
    await tidyUp(reader)
    throw error
  } finally {
    readers.push(reader)
  }
}

const run = async (connections: Connections, nextValues: NextValues, request: Message): Promise<Uint8Array> => {
  if (request.kind === 'query') return read(connections, request)
  if (request.kind === 'insert') {
    const { table, columns, bytes } = request
    const values = await nextValues(bytes)
    await connections.insert.insert({ table, columns, values, format: 'JSONCompactEachRow' })
  } else if (request.kind === 'ping') await connections.ping.queryAsync('SELECT 1', json)
  else await connections.command.queryBindAsync(request.sql, request.params, json)
  return new Uint8Array()
}

/** Parses the error code from the message, because errors of streams contain it nowhere else. */
const engineCode = (message: string): number => Number(/\bCode: (\d+)\./.exec(message)?.[1] ?? 0)

const answer = async (connections: Connections, nextValues: NextValues, { id, request }: Call): Promise<void> => {
  try {
    say({ type: 'done', id, rows: await run(connections, nextValues, request) })
  } catch (error) {
    const { message } = error as Error
    say({ type: 'refused', id, engine_code: engineCode(message), reason: message })
  }
}

/** Exits once nothing is running: closing a connection while a statement runs would abort the engine. */
const end = async (): Promise<void> => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5_000).unref()
  await drain()
  process.exit(0)
}

/**
 * The nice level of the engine: when both want a core, it gets about a thirtieth of Foyer's share. At 10 (a ninth),
 * pages took half as long again while the collector was running.
 */
const behind = 15
const last = 19

/**
 * Lowers the engine's priority. When both want a core, Foyer and PostgreSQL come first, which need it only briefly. The
 * engine's threads start later and inherit the priority. Linux may schedule by session before it schedules by process
 * (sched_autogroup), so the priority of this process's session is lowered too.
 */
const giveWay = (): void => {
  const priority = Math.min(last, getPriority() + behind)
  try {
    setPriority(priority)
    writeFileSync('/proc/self/autogroup', String(priority))
  } catch {
    // Not supported everywhere, and no reason to fail.
  }
}

/**
 * When memory is short, the kernel ends this process before Foyer and PostgreSQL: it is the only one of them that the
 * next call starts again.
 */
const volunteer = (): void => {
  try {
    writeFileSync('/proc/self/oom_score_adj', '500')
  } catch {
    // Only Linux has it.
  }
}

const main = async (): Promise<void> => {
  giveWay()
  volunteer()
  // Foyer decides when its engine stops, even if a signal reaches both.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.on('disconnect', () => void end())
  const options = JSON.parse(process.argv[2] ?? '') as ProcessOptions
  const connections = await openConnections(options)
  await checkTables(connections.ping, options.path)
  const broken = await count(connections.ping, `system.detached_parts WHERE reason = 'broken-on-start'`)
  const nextValues = valuesFrom(new Socket({ fd: options.values_pipe, readable: true }))
  process.on('message', (call: Call) => void answer(connections, nextValues, call))
  say({ type: 'ready', broken_parts: broken })
}

try {
  await main()
} catch (error) {
  const { message } = error as Error
  const failure = error instanceof StartProblem ? error.failure : 'not_opened'
  say({ type: 'failed', failure, reason: message }, () => process.disconnect?.())
}
