import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** SQLSTATE codes with which PostgreSQL ends or refuses connections: it was shut down, has crashed, or is starting. */
const ending = new Set(['57P01', '57P02', '57P03'])

/**
 * Errors of the operating system: the server is down, unreachable, or its name does not resolve, as for a container
 * that has stopped.
 */
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

/**
 * Whether the error means that the connection broke or could not be made. Accepts plain objects as well, because the
 * job queue reports errors as such.
 */
export const isLineDown = (error: unknown): boolean => {
  const { code = '', syscall, message = '' } = error as Partial<NodeJS.ErrnoException>
  return (
    ending.has(code) ||
    unreached.has(code) ||
    // The server's socket is missing. For any other file, ENOENT says nothing about the database.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|timeout exceeded when trying to connect|not queryable|LISTEN\/NOTIFY/.test(message)
  )
}

/** Logs an outage of the database once when it begins and once when it ends, although every user of a connection notices it. */
export interface Absence {
  /** Whether the error is a broken connection. If so, the outage is logged here, and the caller need not report the error. */
  explains(error: unknown): boolean
  /** Reports an error of a connection. It is logged here even if it is not an outage. */
  readonly lost: (error: unknown) => void
  /** Stops logging: during shutdown, connections close on purpose. */
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
