import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** PostgreSQL's words to those whose line it ends, or for whom it is not there yet: it was shut down, has crashed, is starting. */
const ending = new Set(['57P01', '57P02', '57P03'])

/** The machine's: it is not there, cannot be reached, or its name leads nowhere, as that of a container that has ended. */
const unreached = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Whether the line to the database broke, or none could be made. The job queue hands errors on as objects that are like them. */
export const isLineDown = (error: unknown): boolean => {
  const { code = '', syscall, message = '' } = error as Partial<NodeJS.ErrnoException>
  return (
    ending.has(code) ||
    unreached.has(code) ||
    // Its socket is not there; of any other file that says nothing.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|timeout exceeded when trying to connect|not queryable|LISTEN\/NOTIFY/.test(message)
  )
}

/** The database's being away, which all meet who have a line to it: it is told once, and once more when it is back. */
export interface Absence {
  /** For errors of lines to the database. Whether it is told here what this one comes from, so that its finder need not. */
  explains(error: unknown): boolean
  /** A line was lost, or could not be made: told here as well, unless it is explained. */
  readonly lost: (error: unknown) => void
  /** Nothing more is told: whoever stops ends the lines by themselves. */
  stop(): void
}

const lookEveryMs = 1_000

const reasonOf = (error: unknown): string => {
  const { message = '', code = '' } = error as Partial<NodeJS.ErrnoException>
  return message || code
}

export const watchAbsence = (ping: () => Promise<unknown>, log: Log): Absence => {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWatching = false

  const whyAway = (): Promise<string | null> => ping().then(() => null, reasonOf)

  const look = async (met: unknown): Promise<void> => {
    const reason = await whyAway()
    if (signal.aborted) return
    if (reason === null) return log.warn({ reason: reasonOf(met) }, 'a line to the database was lost')
    log.error({ reason }, 'the database does not answer: what needs it waits, or is refused meanwhile')
    while (!signal.aborted && (await whyAway()) !== null) await delay(lookEveryMs, undefined, { ref: false })
    if (!signal.aborted) log.warn('the database answers again')
  }

  const watch = async (met: unknown): Promise<void> => {
    isWatching = true
    await look(met)
    isWatching = false
  }

  const explains = (error: unknown): boolean => {
    if (!isLineDown(error)) return false
    if (!signal.aborted && !isWatching) void watch(error)
    return true
  }

  return {
    explains,
    lost: (error) => {
      if (!explains(error)) log.warn({ err: error }, 'a line to the database was lost')
    },
    stop: () => stopping.abort(),
  }
}
