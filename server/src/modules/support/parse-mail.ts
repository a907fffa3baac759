import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import { failure } from '../../platform/failure.ts'
import { createTurns } from '../../platform/turns.ts'
import type { ParsedMail } from './parsed-mail.ts'

/**
 * Ordinary mails need a tenth of it, those that are nothing but short lines nearly all. Bytes of parts and files are beside it: each has its
 * object in it, so there are twice as many at the most.
 */
const mostMb = 256

/**
 * Ordinary mails take a moment, the largest a second or two. What takes longer is given up: together with the wait before it this is less than
 * the half minute after which a connection that is silent is closed.
 */
const longestMs = 20_000

/** Of its processor's time the largest mail with files takes less than one. Which had less than this was kept waiting by others on the machine. */
const longestCpuMs = 4_000

/** One at a time, since each may take that much. As many wait as mail servers hand over at once. */
const turns = createTurns({ atOnce: 1, waiting: 20, patienceMs: 8_000, refusal: 'unavailable' })

const start = () =>
  spawn(
    process.execPath,
    ['--v8-pool-size=0', `--max-old-space-size=${mostMb}`, join(import.meta.dirname, 'parsing-process.ts')],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Whatever a stranger's mail may bring about there, no secret is at hand.
      env: {},
      // Ctrl+C in the terminal is no fault of the mail.
      detached: true,
    },
  )

type Child = ReturnType<typeof start>

/** Linux counts in hundredths of a second: the 14th and 15th of the fields, which follow a name that may hold blanks. Endless elsewhere. */
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

/** Kills it once it has had its time. Tells whether it had the processor for long enough to be done. */
const watch = (child: Child): { isUsedUp(): boolean; readonly stop: () => void } => {
  let cpuMs = 0
  const timer = setTimeout(() => {
    cpuMs = cpuMsOf(child)
    child.kill('SIGKILL')
  }, longestMs)
  return { isUsedUp: () => cpuMs >= longestCpuMs, stop: () => clearTimeout(timer) }
}

/** By which it ends itself, as it does where its heap is full. */
const ownEnds: ReadonlySet<NodeJS.Signals | null> = new Set<NodeJS.Signals>(['SIGABRT', 'SIGTRAP', 'SIGILL'])

const inProcess = async (message: Buffer): Promise<ParsedMail | undefined> => {
  const child = start()
  const watched = watch(child)
  const closed = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]> // as `ChildProcess` says
  // Who ends before it has read everything is asked below how it ended.
  child.stdin.on('error', () => undefined).end(message)
  try {
    const [said, [code, signal]] = await Promise.all([buffer(child.stdout), closed])
    if (code === 0) return said.length > 0 ? (deserialize(said) as ParsedMail) : undefined // what `parsing-process.ts` writes
    if (code !== null) throw new Error(`mails cannot be read: their process ended with ${code}`)
    if (ownEnds.has(signal) || watched.isUsedUp()) return undefined
    // A machine that is short of memory or time, and whoever stops it, say nothing of the mail.
    throw failure('unavailable')
  } finally {
    watched.stop()
  }
}

/**
 * Reads a mail in a process of its own, bounded in memory and time: anybody can send a few megabytes that are millions of parts, and of the
 * sender nothing is known before. Not in a thread, whose end for want of memory may be that of the process. Undefined for what cannot be read
 * within the bounds, now or later; 503 `unavailable` where too many wait or something else ended it, so that the mail comes again for as
 * long as its server keeps it.
 */
export const parseMail = (message: Buffer): Promise<ParsedMail | undefined> => turns.during(() => inProcess(message))
