import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import type { ClickHouseSettings } from '@clickhouse/client'
import type { Session } from 'chdb'
import type { Answer, Call, Message, ProcessOptions, Read, RequestKind, StartFailure } from './embedded-protocol.ts'

/**
 * The engine's own process: ClickHouse runs here, so that neither a long read nor a crash of native code reaches
 * Foyer's process. It obeys its parent's messages and ends with it.
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
  // One after the other: `readonly` stands last and forbids further changes.
  for (const [name, value] of Object.entries(settings)) await session.queryAsync(`SET ${name} = '${String(value)}'`)
  return session
}

interface Connections extends Readonly<Record<Exclude<RequestKind, 'query'>, Session>> {
  /** Those that read nothing at the moment. */
  readonly readers: Session[]
}

type NextValues = (bytes: number) => Promise<Uint8Array>

/** The next so many bytes of what comes in. One insert is under way at a time, so that one asks at a time. */
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
    // A copy: what is left is little, and must not keep the whole.
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
 * ClickHouse opens a folder that lost its tables (an interrupted copy, a partial restore) as an empty one.
 * A mark beside them tells it from a folder that never had any.
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
 * What the engine wrote of an answer before it failed stands at the beginning of the connection's next one, which may be
 * somebody else's: it is asked for and thrown away. An engine that cannot be tidied up ends; the next call starts another.
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
 * As a stream, whose values are bound at once, as it sets out: a statement that is answered whole is bound to its values until it
 * is done, and only one in the process may be.
 */
const read = async ({ readers }: Connections, { sql, params }: Read): Promise<Uint8Array> => {
  const reader = readers.pop()
  if (reader === undefined) throw new Error('more reads came than there are connections for')
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of reader.queryStreamBind(sql, params, json)) chunks.push(chunk.raw())
    return Buffer.concat(chunks)
  } catch (error) {
    // Before anybody is told: the next read comes with the refusal of this one.
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

/** Of errors as they are told in words; those of streams tell it in no other way. */
const engineCode = (message: string): number => Number(/\bCode: (\d+)\./.exec(message)?.[1] ?? 0)

const answer = async (connections: Connections, nextValues: NextValues, { id, request }: Call): Promise<void> => {
  try {
    say({ type: 'done', id, rows: await run(connections, nextValues, request) })
  } catch (error) {
    const { message } = error as Error
    say({ type: 'refused', id, engine_code: engineCode(message), reason: message })
  }
}

/** Ends once nothing is running: closing a connection under a running statement would abort the engine. */
const end = async (): Promise<void> => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5_000).unref()
  await drain()
  process.exit(0)
}

/** Of POSIX `nice`: where both want a core, about a thirtieth of what Foyer is given. At ten, a ninth, pages beside the collector waited half as long again. */
const behind = 15
const last = 19

/**
 * The engine gives way: where both want a core, Foyer and its database come first, which need it for a moment only. All of
 * the engine's threads are started after this and go by it. Linux may weigh sessions of processes before it weighs
 * processes (sched_autogroup), and this process leads a session of its own.
 */
const giveWay = (): void => {
  const priority = Math.min(last, getPriority() + behind)
  try {
    setPriority(priority)
    writeFileSync('/proc/self/autogroup', String(priority))
  } catch {
    // Not everywhere, and nothing that a start fails for.
  }
}

const main = async (): Promise<void> => {
  giveWay()
  // Foyer decides when its engine stops, also when a signal is sent to both.
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
