import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../semaphore.ts'

/** Hashing saturates a core, so more hashes at once than cores would only slow each of them down. */
export const hashingThreads = Math.max(1, Math.min(2, availableParallelism()))

/**
 * Sign-ins have already queued in `password-queue.ts`. For other callers, a queue of this length takes about two seconds on two
 * cores; a slow machine is given more time.
 */
const turns = createSemaphore({
  atOnce: hashingThreads,
  waiting: 50,
  patienceMs: 5_000,
  refusal: 'too_many_requests',
})

/** Idle threads. A thread that is hashing keeps the process alive; an idle one does not. */
const resting: Worker[] = []

const inThread = async (parameters: Argon2Parameters): Promise<Buffer> => {
  const thread = resting.pop() ?? new Worker(join(import.meta.dirname, 'hashing-thread.ts'), { execArgv: [] })
  thread.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage(parameters)
  // Rejects if the thread fails; the thread is then not returned to the idle ones.
  const [tag] = (await once(thread, 'message')) as [Uint8Array] // The thread answers each message with its tag.
  thread.unref()
  resting.push(thread)
  return Buffer.from(tag)
}

/**
 * Computes an argon2id tag in dedicated threads that run at a lower priority than everything else. It does not use
 * libuv's thread pool, where DNS lookups and file reads would queue behind it. Throws 429 `too_many_requests` when too
 * many callers are waiting.
 */
export const argon2id = (parameters: Argon2Parameters): Promise<Buffer> => turns.during(() => inThread(parameters))
