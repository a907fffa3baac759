import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createTurns } from '../turns.ts'

/** Hashing fills a core; more at once than there are would only make each slower. */
export const hashingThreads = Math.max(1, Math.min(2, availableParallelism()))

/** Sign-ins have waited already (`door.ts`); of others so many take about two seconds on two cores, and a starved machine is borne with for longer. */
const turns = createTurns({
  atOnce: hashingThreads,
  waiting: 50,
  patienceMs: 5_000,
  refusal: 'too_many_requests',
})

/** Threads that nobody uses at the moment. One that hashes keeps the process alive, one that rests does not. */
const resting: Worker[] = []

const inThread = async (parameters: Argon2Parameters): Promise<Buffer> => {
  const thread = resting.pop() ?? new Worker(join(import.meta.dirname, 'hashing-thread.ts'), { execArgv: [] })
  thread.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage(parameters)
  // Fails where the thread does, which is then nobody's any more.
  const [tag] = (await once(thread, 'message')) as [Uint8Array] // the thread answers each message with its tag
  thread.unref()
  resting.push(thread)
  return Buffer.from(tag)
}

/**
 * An argon2id tag, made by threads of its own that stand behind whatever else this machine has to do: not among those that look names up
 * and read files, which would wait behind it. 429 `too_many_requests` where too many ask at once.
 */
export const argon2id = (parameters: Argon2Parameters): Promise<Buffer> => turns.during(() => inThread(parameters))
