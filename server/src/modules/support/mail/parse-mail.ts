import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import { failure } from '../../../platform/failure.ts'
import { createSemaphore } from '../../../platform/semaphore.ts'
import type { ParsedMail } from './parsed-mail.ts'

/**
 * Heap limit of the process. Ordinary mails need a tenth of it, and mails made of nothing but short lines need nearly
 * all. The bytes of parts and files come on top. Each part also has an object in the heap, so they take at most twice
 * this limit.
 */
const mostMb = 256

/**
 * Time limit. Ordinary mails take a moment, the largest a second or two. Together with the wait in the queue it stays
 * below the half minute after which an idle connection is closed.
 */
const longestMs = 20_000

/**
 * CPU time after which an unfinished mail is given up for good. The largest mail with files takes under a second. A
 * process that got less was starved by other load on the machine.
 */
const longestCpuMs = 4_000

/** One at a time, since each may take that much memory. As many wait as mail servers hand over at once. */
const turns = createSemaphore({ atOnce: 1, waiting: 20, patienceMs: 8_000, refusal: 'unavailable' })

const start = () =>
  spawn(
    process.execPath,
    ['--v8-pool-size=0', `--max-old-space-size=${mostMb}`, join(import.meta.dirname, 'parsing-process.ts')],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      // An exploit in a mail must not find any secrets.
      env: {},
      // Otherwise Ctrl+C in the terminal would look like a fault of the mail.
      detached: true,
    },
  )

type Child = ReturnType<typeof start>

/**
 * CPU time of the process from Linux: user and system time are fields 14 and 15, in hundredths of a second. They are
 * counted from behind the process name, which may contain blanks. Infinity on other systems.
 */
const cpuMsOf = ({ pid }: Child): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Infinity
  }
}

/** Kills the process after the time limit. `isUsedUp` tells whether it had enough CPU time to finish. */
const watch = (child: Child): { isUsedUp(): boolean; readonly stop: () => void } => {
  let cpuMs = 0
  const timer = setTimeout(() => {
    cpuMs = cpuMsOf(child)
    child.kill('SIGKILL')
  }, longestMs)
  return { isUsedUp: () => cpuMs >= longestCpuMs, stop: () => clearTimeout(timer) }
}

/** Signals with which V8 aborts its own process, for example when the heap is full. */
const ownEnds: ReadonlySet<NodeJS.Signals | null> = new Set<NodeJS.Signals>(['SIGABRT', 'SIGTRAP', 'SIGILL'])

const inProcess = async (message: Buffer): Promise<ParsedMail | undefined> => {
  const child = start()
  const watched = watch(child)
  const closed = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]> // as `ChildProcess` says
  // The write fails if the process ends before it has read everything. How it ended is examined below.
  child.stdin.on('error', () => undefined).end(message)
  try {
    const [said, [code, signal]] = await Promise.all([buffer(child.stdout), closed])
    if (code === 0) return said.length > 0 ? (deserialize(said) as ParsedMail) : undefined // what `parsing-process.ts` writes
    if (code !== null) throw new Error(`mails cannot be read: their process ended with ${code}`)
    if (ownEnds.has(signal) || watched.isUsedUp()) return undefined
    // Lack of memory or CPU on the machine, or a kill from outside, says nothing about the mail.
    throw failure('unavailable')
  } finally {
    watched.stop()
  }
}

/**
 * Parses a mail in a separate process with limits on memory and time: anybody can send a few megabytes that consist of
 * millions of parts. A worker thread would not do, because one that runs out of memory may take the whole process down.
 *
 * Returns undefined for a mail that can never be parsed within the limits. Fails with 503 `unavailable` if too many
 * mails wait or the process was ended from outside. The mail server then keeps the mail and tries again.
 */
export const parseMail = (message: Buffer): Promise<ParsedMail | undefined> => turns.during(() => inProcess(message))
