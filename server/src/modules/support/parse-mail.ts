import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import { createTurns } from '../../platform/turns.ts'
import type { ParsedMail } from './parsing-process.ts'

/**
 * Ordinary mails need a tenth of it, those that are nothing but short lines nearly all. Bytes of parts and files are beside it: each has its
 * object in it, so there are twice as many at the most.
 */
const mostMb = 256

/**
 * Ordinary mails take a moment, the largest a second or two. What takes longer on a machine that others load is given up: together with the wait
 * before it this is less than the half minute after which a connection that is silent is closed, and the mail would come again for ever.
 */
const longestMs = 20_000

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
      timeout: longestMs,
      killSignal: 'SIGKILL',
    },
  )

const inProcess = async (message: Buffer): Promise<ParsedMail | undefined> => {
  const child = start()
  const closed = once(child, 'close')
  // Who ends before it has read everything is asked below how it ended.
  child.stdin.on('error', () => undefined).end(message)
  const [said, [code]] = await Promise.all([buffer(child.stdout), closed])
  // It has a code unless it was killed: by the engine for its memory, or for its time.
  if (code !== null && code !== 0) throw new Error(`mails cannot be read: their process ended with ${String(code)}`)
  return code === 0 && said.length > 0 ? (deserialize(said) as ParsedMail) : undefined // what `parsing-process.ts` writes
}

/**
 * Reads a mail in a process of its own, bounded in memory and time: anybody can send a few megabytes that are millions of parts, and of the
 * sender nothing is known before. Not in a thread, whose end for want of memory may be that of the process. Undefined for what cannot be read
 * within the bounds, now or later; 503 `unavailable` where too many wait.
 */
export const parseMail = (message: Buffer): Promise<ParsedMail | undefined> => turns.during(() => inProcess(message))
