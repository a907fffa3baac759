import { createSemaphore } from '../semaphore.ts'
import { hashingThreads } from './hashing.ts'

/**
 * Limits how many customers' passwords are checked at once: twice the number of hashing threads, because some requests
 * are on their way to the threads or back. The others wait here, before they query the database, so that a flood of
 * sign-ins cannot slow down paying customers. Those that wait too long are asked to retry.
 *
 * Operators do not queue here: they must be able to sign in while customer sign-in is under attack.
 */
const turns = createSemaphore({
  atOnce: hashingThreads * 2,
  waiting: 1_000,
  patienceMs: 2_000,
  refusal: 'too_many_requests',
})

/**
 * Checks a customer's password when its turn comes. Throws 429 `too_many_requests` if that takes more than two seconds
 * or too many are waiting; no work has been started then.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.during(work)
