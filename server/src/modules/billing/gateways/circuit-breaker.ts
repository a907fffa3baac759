import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import { createSemaphore } from '../../../platform/semaphore.ts'

/** A call that was not made, because the gateway has stopped answering or too many calls are in progress. Nothing has happened there. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

/** The connection to one gateway of one brand. A hanging gateway can hold only a limited number of our calls. */
export interface CircuitBreaker {
  /** False while the circuit is open or the queue is full: work that can wait is not started. */
  isAvailable(): boolean
  /** Logs why the gateway would not open a page, which no customer can mend. */
  noteRefusal(problem: object | null): void
  /** Logs that the gateway does not accept our keys, or where we call from. Only the operator can mend that. */
  noteRefusedKeys(status: number): void
  /** Makes one call. Throws `CircuitOpen` while the circuit is open. A call that throws, or returns nothing useful, counts as a failure. */
  call<Said>(make: () => Promise<Said>, isSilence: (said: Said) => boolean): Promise<Said>
}

export interface BreakerServices {
  readonly clock: Clock
  readonly log: Log
}

/** Per process. CloudPayments refuses the thirty-first simultaneous call; the others allow more than we ever need. */
const atOnce = 25
const waitingAtMost = 100
/** How long to wait for a place, in milliseconds. Customers wait for what comes after it. */
const waitMs = 2_000
/** How many calls in a row without an answer open the circuit for a while. */
const silencesAtMost = 10
const restMs = 10_000

/** Opens after a number of failures in a row. A moment later the next calls try again, and the first failure opens it again. */
const createState = (name: string, { clock, log }: BreakerServices) => {
  let silences = 0
  let restsUntil = 0
  return {
    isTripped: () => clock.now().getTime() < restsUntil,
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
export const createCircuitBreaker = (name: string, services: BreakerServices): CircuitBreaker => {
  const places = createSemaphore({ atOnce, waiting: waitingAtMost, patienceMs: waitMs, refusal: 'unavailable' })
  const state = createState(name, services)
  const make = async <Said>(ask: () => Promise<Said>, isSilence: (said: Said) => boolean): Promise<Said> => {
    // The circuit may have opened while this call waited in the queue.
    if (state.isTripped()) throw new CircuitOpen(name)
    try {
      const said = await ask()
      if (isSilence(said)) state.missed()
      else state.heard()
      return said
    } catch (error) {
      state.missed()
      throw error
    }
  }
  return {
    noteRefusal: (problem) => services.log.error({ gateway: name, problem }, 'the gateway refuses to open a page'),
    noteRefusedKeys: (status) =>
      services.log.error({ gateway: name, status }, 'the gateway refuses our keys, or calls from this address'),
    isAvailable: () => !state.isTripped() && places.waiting < waitingAtMost,
    call: async (ask, isSilence) => {
      if (state.isTripped()) throw new CircuitOpen(name)
      const leave = await places.take().catch(() => {
        throw new CircuitOpen(name)
      })
      try {
        return await make(ask, isSilence)
      } finally {
        leave()
      }
    },
  }
}
