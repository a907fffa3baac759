import { Failure, statusOf } from '../../api/failure.ts'
import type { StaffTicket } from './queries.ts'

/** What is done with each of several tickets. */
export type Deed = (ticket: StaffTicket) => Promise<unknown>

/** What became of one of them: `error` says why it was not done. */
export interface Ended {
  readonly ticket: StaffTicket
  readonly error?: Failure
}

/**
 * Deals with the tickets one after the other, each as if it were alone: with its own rules, entry in the log and letter.
 * One that cannot be changed does not keep the others from it. If the session has ended, nothing more is tried.
 */
export const doTogether = async (
  tickets: readonly StaffTicket[],
  deed: Deed,
  onDone: (count: number) => void,
): Promise<readonly Ended[]> => {
  const ended: Ended[] = []
  for (const ticket of tickets) {
    try {
      await deed(ticket)
      ended.push({ ticket })
    } catch (error) {
      if (!(error instanceof Failure) || statusOf(error) === 401) throw error
      ended.push({ ticket, error })
    }
    onDone(ended.length)
  }
  return ended
}
