import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import { createTurns } from '../../../platform/turns.ts'

/** A call that was not made, because the gateway has stopped answering or too many calls are in progress. Nothing has happened there. */
export class LineClosed extends Error {
  override readonly name = 'LineClosed'
}

/** The connection to one gateway of one brand. A hanging gateway can hold only a limited number of our calls. */
export interface Line {
  /** False while the gateway does not answer or is overcrowded: nothing is begun that can wait. */
  isOpen(): boolean
  /** Makes one call. Throws `LineClosed` if the line is closed. A call that throws, or returns nothing useful, counts as silence. */
  call<Said>(make: () => Promise<Said>, isSilence: (said: Said) => boolean): Promise<Said>
}

export interface Surroundings {
  readonly clock: Clock
  readonly log: Log
}

/** Per process. CloudPayments refuses the thirty-first simultaneous call; the others allow more than we ever need. */
const atOnce = 25
const waitingAtMost = 100
/** How long to wait for a place, in milliseconds. Customers wait for what comes after it. */
const waitMs = 2_000
/** How many calls in a row without an answer close the line for a while. */
const silencesAtMost = 10
const restMs = 10_000

/** Closed after a number of silences in a row. A moment later the next calls try again, and the first silence closes it again. */
const openBreaker = (name: string, { clock, log }: Surroundings) => {
  let silences = 0
  let restsUntil = 0
  return {
    isClosed: () => clock.now().getTime() < restsUntil,
    heard: (): void => {
      if (silences >= silencesAtMost) log.info({ gateway: name }, 'the gateway answers again')
      silences = 0
      restsUntil = 0
    },
    missed: (): void => {
      silences += 1
      if (silences < silencesAtMost) return
      if (silences === silencesAtMost)
        log.warn({ gateway: name }, 'the gateway has fallen silent; it is left alone for a while')
      restsUntil = clock.now().getTime() + restMs
    },
  }
}

/** `name` is for the log. */
export const openLine = (name: string, surroundings: Surroundings): Line => {
  const places = createTurns({ atOnce, waiting: waitingAtMost, patienceMs: waitMs, refusal: 'unavailable' })
  const breaker = openBreaker(name, surroundings)
  const make = async <Said>(ask: () => Promise<Said>, isSilence: (said: Said) => boolean): Promise<Said> => {
    // Those who waited for a place may have waited until nobody should call any more.
    if (breaker.isClosed()) throw new LineClosed(name)
    try {
      const said = await ask()
      if (isSilence(said)) breaker.missed()
      else breaker.heard()
      return said
    } catch (error) {
      breaker.missed()
      throw error
    }
  }
  return {
    isOpen: () => !breaker.isClosed() && places.waiting < waitingAtMost,
    call: async (ask, isSilence) => {
      if (breaker.isClosed()) throw new LineClosed(name)
      const leave = await places.take().catch(() => {
        throw new LineClosed(name)
      })
      try {
        return await make(ask, isSilence)
      } finally {
        leave()
      }
    },
  }
}
