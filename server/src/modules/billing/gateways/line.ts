import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'

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

/** CloudPayments refuses the thirty-first call at a time; the others bear more than we ever need. */
const atOnce = 25
const waitingAtMost = 100
/** For one of the places, milliseconds. Customers wait for what comes after it. */
const waitMs = 2_000
/** Calls in a row without an answer, after which none is made for a while. */
const silencesAtMost = 10
const restMs = 10_000

/** Places for calls, given to those who wait in the order in which they came. */
const openPlaces = () => {
  const waiting = new Set<() => void>()
  let taken = 0
  /** Whether a place was had in time. */
  const take = async (): Promise<boolean> => {
    if (taken < atOnce) {
      taken += 1
      return true
    }
    if (waiting.size >= waitingAtMost) return false
    return new Promise((resolve) => {
      const late = setTimeout(() => waiting.delete(mine) && resolve(false), waitMs)
      const mine = (): void => {
        clearTimeout(late)
        resolve(true)
      }
      waiting.add(mine)
    })
  }
  const give = (): void => {
    const [next] = waiting
    if (next === undefined) taken -= 1
    else if (waiting.delete(next)) next()
  }
  return { take, give, isCrowded: () => waiting.size >= waitingAtMost }
}

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
  const places = openPlaces()
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
    isOpen: () => !breaker.isClosed() && !places.isCrowded(),
    call: async (ask, isSilence) => {
      if (breaker.isClosed() || !(await places.take())) throw new LineClosed(name)
      try {
        return await make(ask, isSilence)
      } finally {
        places.give()
      }
    },
  }
}
