import { AsyncLocalStorage } from 'node:async_hooks'

/** A changed object, as the audit log names it. */
export interface Changed {
  readonly object_type: string
  readonly object_id: string
}

/** One transaction of a call, counted in the order in which the call begins them. */
export interface Step {
  /** What this transaction returned when an earlier run of the call committed it; null if none did. */
  readonly before: { readonly result: unknown } | null
  /** A statement for the packet of the commit, which notes that the transaction has happened and what it returned. */
  mark(result: unknown): { readonly sql: string; readonly parameters: readonly unknown[] }
}

/** What the runs of one call with an Idempotency-Key have committed. */
export interface Journal {
  readonly isOpen: boolean
  /** Some of the call was committed by an earlier run. */
  readonly isRepeat: boolean
  /** Throws 409 `already_done` if an earlier run committed another transaction in this place. */
  next(work: (...given: never[]) => unknown): Step
  mention(changed: Changed): void
}

const journals = new AsyncLocalStorage<Journal | null>()

/**
 * The journal of the call that this code serves; null for jobs, timers and calls without a key, and for what a call left
 * running when it ended.
 */
export const presentJournal = (): Journal | null => {
  const journal = journals.getStore() ?? null
  return journal?.isOpen === true ? journal : null
}

export const withJournal = <T>(journal: Journal, work: () => T): T => journals.run(journal, work)

/**
 * Runs work whose transactions are carried out again in each run of a call. For what records the answer of somebody
 * outside, which may differ the next time: it has to be idempotent by itself, as for the jobs that also do it.
 */
export const anew = <T>(work: () => T): T => journals.run(null, work)

/** Whether an earlier run of this call, with the same Idempotency-Key, has committed some of it. */
export const isRepeat = (): boolean => presentJournal()?.isRepeat ?? false
