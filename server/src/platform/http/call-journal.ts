import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { type Changed, type Journal, type Step, withJournal } from '../database/journal.ts'
import { type Failure, failure } from '../failure.ts'
import { failureOf, isPassing } from './errors.ts'
import type { HeldKey } from './idempotency.ts'

/** A transaction that a run has committed. */
interface Committed {
  /** Its place among the transactions of the call. */
  readonly at: number
  /** Tells it from another one that a repetition finds in this place, for example because it read something else before. */
  readonly text: string
  readonly result: unknown
  /** The changed objects up to here. */
  readonly changed: readonly Changed[]
}

type Work = Parameters<Journal['next']>[0]

const textOf = (work: Work): string => createHash('sha1').update(work.toString()).digest('base64').slice(0, 12)

/** Undefined if it was written by a version of Node.js that writes what this one cannot read. */
const readStep = (step: Buffer): Committed | undefined => {
  try {
    return deserialize(step) as Committed
  } catch {
    return undefined
  }
}

class CallJournal implements Journal {
  readonly #held: HeldKey
  readonly #before: readonly (Committed | undefined)[]
  readonly #isReadable: boolean
  /** How many of the earlier transactions this run has come to. */
  #met = 0
  #begun = 0
  readonly #changed: Changed[] = []
  isOpen = true

  constructor(held: HeldKey) {
    this.#held = held
    this.#before = held.steps.map(readStep)
    this.#isReadable = !this.#before.includes(undefined)
  }

  get isRepeat(): boolean {
    return this.#before.length > 0
  }

  mention(changed: Changed): void {
    this.#changed.push(changed)
  }

  next(work: Work): Step {
    const at = this.#begun
    this.#begun += 1
    if (!this.#isReadable) throw this.#alreadyDone()
    const before = this.#before.find((step) => step?.at === at)
    if (before === undefined)
      return { before: null, mark: (result) => this.#mark({ at, text: textOf(work), result, changed: this.#changed }) }
    if (before.text !== textOf(work)) throw this.#alreadyDone()
    this.#met += 1
    return { before, mark: () => this.#mark(before) }
  }

  /**
   * The refusal for the caller. A final one of a repetition that has not come to all that is committed contradicts it:
   * the thing is gone, or no longer in the state from which the call began.
   */
  refusal(error: unknown): unknown {
    return this.#met < this.#before.length && !isPassing(failureOf(error)) ? this.#alreadyDone() : error
  }

  #alreadyDone(): Failure {
    const named = this.#before.flatMap((step) => step?.changed ?? [])
    const objects = new Map(named.map((one) => [`${one.object_type} ${one.object_id}`, one]))
    return failure('already_done', { meta: { changed: [...objects.values()] } })
  }

  #mark(step: Committed): ReturnType<Step['mark']> {
    const { caller, key, taken_at, admissions } = this.#held
    return {
      sql: 'select platform.note_step($1, $2, $3, $4, $5)',
      parameters: [caller, key, taken_at, serialize(step), admissions.length === 0 ? null : JSON.stringify(admissions)],
    }
  }
}

/**
 * Runs a use case in such a way that each of its transactions is committed once under the call's key, whatever becomes
 * of its answer: a repetition gets their results instead, and goes on with the first that is missing.
 */
export const underKey = async <T>(held: HeldKey | null, work: () => Promise<T>): Promise<T> => {
  if (held === null) return work()
  const journal = new CallJournal(held)
  try {
    return await withJournal(journal, work)
  } catch (error) {
    throw journal.refusal(error)
  } finally {
    journal.isOpen = false
  }
}
