import { createTurns } from '../turns.ts'
import { hashingThreads } from './hashing.ts'

/**
 * People whose password is about to be looked at: as many as hash, and as many again on their way there and back. Everybody else waits
 * before anything is asked of the database, where a flood of them would stand in the way of those who pay, and is told to come back.
 * Operators do not come through this door: they have to get in while customers' is under siege.
 */
const turns = createTurns({
  atOnce: hashingThreads * 2,
  waiting: 1_000,
  patienceMs: 2_000,
  refusal: 'too_many_requests',
})

/** Looks at a customer’s password in turn. 429 `too_many_requests` where it was not this one's turn within two seconds: nothing of the work was begun then. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.during(work)
