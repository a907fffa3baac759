import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import { createTurns } from '../../../platform/turns.ts'

/** A call that was not made: the gateway has fallen silent, or too many calls are under way. Nothing has happened there. */
export class LineClosed extends Error {
  override readonly name = 'LineClosed'
}

/** What lies between us and one gateway of one brand. A gateway that hangs holds so many calls of ours and no more. */
export interface Line {
  /** False while the gateway is silent or overcrowded: what can be left alone is not begun. */
  isOpen(): boolean
  /** Makes one call; throws `LineClosed` instead where the line is closed. A call that throws, or says nothing that tells, was silence. */
  call<Said>(make: () => Promise<Said>, isSilence: (said: Said) => boolean): Promise<Said>
}

export interface Surroundings {
  readonly clock: Clock
  readonly log: Log
}

/** By each process. CloudPayments refuses the thirty-first call at a time; the others bear more than we ever need. */
const atOnce = 25
const waitingAtMost = 100
/** For one of the places, milliseconds. Customers wait for what comes after it. */
const waitMs = 2_000
/** Calls in a row without an answer, after which none is made for a while. */
const silencesAtMost = 10
const restMs = 10_000

/** Closed after so many silences in a row; a moment later the next calls try it again, and the first silence closes it anew. */
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
