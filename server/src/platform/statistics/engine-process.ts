import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import type { Answer, Message, ProcessOptions, Request, StartFailure } from './embedded-protocol.ts'
import { engineFailure, type StatisticsError, unavailable } from './statistics-error.ts'

/** The engine's process as its parent sees it. */
export interface EngineProcess {
  /** Rejects if the engine refuses the request, if the process ends, or on a timeout, which also kills the process. */
  call(request: Request, patienceMs: number): Promise<Uint8Array>
  /** Ends the process when its running statements are done, or after some seconds in any case. */
  stop(): Promise<void>
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>
}

interface Waiting {
  resolve(rows: Uint8Array): void
  reject(error: StatisticsError): void
}

const startErrors: Readonly<Record<StartFailure, (path: string, why: string) => string>> = {
  not_installed: (_, why) => `The embedded ClickHouse (npm package chdb) cannot be loaded: set CLICKHOUSE_URL. ${why}`,
  not_opened: (path, why) => `The statistics in ${path} cannot be opened: ${why}`,
  tables_lost: (path, why) => `The statistics in ${path} are damaged, ${why}: restore the folder or remove it.`,
}

/** A child process with what is known about its end. */
interface Watched {
  readonly child: ChildProcess
  readonly ended: Promise<void>
  /** The first line on stderr, where native code reports errors. */
  readonly words: () => string | undefined
}

const watch = (child: ChildProcess): Watched => {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2_000)
  })
  const silent = new Promise((resolve) => (child.stderr ?? child).once('close', resolve))
  const gone = new Promise<void>((resolve, reject) => child.once('exit', () => resolve()).on('error', reject))
  return {
    child,
    ended: gone.then(() => silent).then(() => undefined),
    words: () => text.split('\n').find((line) => line.trim() !== ''),
  }
}

const firstAnswer = ({ child, ended, words }: Watched): Promise<Answer> =>
  Promise.race([
    new Promise<Answer>((resolve) => child.once('message', (answer) => resolve(answer as Answer))),
    ended.then((): Answer => ({ type: 'failed', failure: 'not_opened', reason: words() ?? 'its process ended' })),
  ])

const settle = (waiting: ReadonlyMap<number, Waiting>, answer: Answer): void => {
  if (answer.type === 'done') waiting.get(answer.id)?.resolve(answer.rows)
  if (answer.type === 'refused') waiting.get(answer.id)?.reject(engineFailure(answer.engine_code, answer.reason))
}

/** The file descriptor after the standard streams and the message channel. */
const valuesPipe = 4

/** The pipe for values. Write errors are ignored, because a closed pipe means that the process has ended. */
const pipeOf = ({ stdio }: ChildProcess): Writable => {
  const pipe = stdio[valuesPipe]
  if (!(pipe instanceof Writable)) throw new Error('the process was started without a pipe for values')
  return pipe.on('error', () => undefined)
}

const messageOf = (request: Request): Message => {
  if (request.kind !== 'insert') return request
  const { values, ...insert } = request
  return { ...insert, bytes: values.byteLength }
}

/** Tracks the calls of a running process: each is answered, or rejected when the process ends. */
const supervise = ({ child, ended, words }: Watched, log: Log): EngineProcess => {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isStopping = false
  const bury = (): void => {
    if (!isStopping) log.error({ signal: child.signalCode, words: words() }, 'the statistics engine stopped')
    for (const call of waiting.values()) call.reject(unavailable('the statistics engine stopped in mid call'))
  }
  child.on('message', (answer: Answer) => settle(waiting, answer))
  const pipe = pipeOf(child)
  const send = (id: number, request: Request): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      const call = { id, request: messageOf(request) }
      child.send(call, (error) => error && reject(unavailable('the statistics engine has stopped', error)))
      if (request.kind === 'insert') pipe.write(request.values)
    })
  const call: EngineProcess['call'] = async (request, patienceMs) => {
    lastId += 1
    const id = lastId
    // Native code that hangs can only be killed from outside. Its calls are rejected when the process ends.
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    try {
      return await send(id, request)
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }
  const stop = async (): Promise<void> => {
    isStopping = true
    if (child.connected) child.disconnect()
    await ended
  }
  return { call, stop, ended: ended.finally(bury) }
}

/** The engine's folder and limits. */
export type EngineOptions = Omit<ProcessOptions, 'values_pipe'>

/** The folder is open in another process, which may be about to exit. */
class TakenError extends StartError {
  constructor(path: string) {
    super(`The statistics in ${path} are open in another process: stop it or set FOYER_DATA.`)
  }
}

/** The text of ClickHouse's CANNOT_OPEN_FILE for its lock file. */
const isTaken = (why: string): boolean => why.includes('Cannot lock file')

const start = async (asked: EngineOptions, log: Log): Promise<EngineProcess> => {
  const options: ProcessOptions = { ...asked, values_pipe: valuesPipe }
  const child = fork(join(import.meta.dirname, 'embedded-process.ts'), [JSON.stringify(options)], {
    serialization: 'advanced',
    execArgv: [],
    // The engine gets nothing of Foyer's environment. Times without a time zone are UTC. Each connection needs a thread.
    env: { TZ: 'UTC', UV_THREADPOOL_SIZE: '8' },
    // A separate process group, so that Ctrl+C in a terminal reaches only Foyer.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  })
  const watched = watch(child)
  const first = await firstAnswer(watched)
  if (first.type === 'failed') {
    await watched.ended
    // On a busy machine the end of the process may be noticed before its last message is read, so stderr counts too.
    const why = (first.failure === 'not_opened' ? watched.words() : undefined) ?? first.reason
    if (isTaken(why) || isTaken(first.reason)) throw new TakenError(options.path)
    throw new StartError(startErrors[first.failure](options.path, why))
  }
  if (first.type === 'ready' && first.broken_parts > 0) {
    log.error({ path: options.path, parts: first.broken_parts }, 'damaged parts of the statistics were set aside')
  }
  return supervise(watched, log)
}

/** The interval for checking whether the folder is free. */
const lookMs = 100

/**
 * Starts the engine on its folder. The engine of a killed Foyer finishes its running statements before it exits, so a
 * locked folder is waited for, for up to `takeoverMs`.
 *
 * Throws a StartError with one line that says what is wrong.
 */
export const startEngineProcess = async (
  options: EngineOptions,
  log: Log,
  takeoverMs: number,
): Promise<EngineProcess> => {
  const until = performance.now() + takeoverMs
  for (;;) {
    try {
      return await start(options, log)
    } catch (error) {
      if (!(error instanceof TakenError) || performance.now() > until) throw error
      await delay(lookMs)
    }
  }
}
