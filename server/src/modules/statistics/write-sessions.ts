import { setTimeout as delay } from 'node:timers/promises'
import { type StatisticsEngine, StatisticsError } from '../../platform/statistics/index.ts'
import { placeSessions } from './place-sessions.ts'
import { keepPlaces } from './place-store.ts'
import type { SessionState } from './session-state.ts'

/** Rows of one insert, about: beyond that a row costs no less. */
const rowsAtOnce = 20_000

/** From one insert's beginning to the next, in milliseconds: longer after many rows, so that more come together. */
const restMs = 100
const restMsPerRow = 0.015

interface Waiting {
  readonly states: readonly SessionState[]
  resolve(): void
  reject(error: unknown): void
}

export interface SessionWriter {
  /** Resolves once the states are stored. */
  write(states: readonly SessionState[]): Promise<void>
}

/**
 * Writes what has come together, all at once and one insert at a time, ten times a second at most and five times where thousands of rows come in a second: an insert of a thousand
 * rows costs the engine nearly as much as one of ten thousand, for each is a part with files of its own that is merged later.
 */
export const createSessionWriter = (engine: StatisticsEngine): SessionWriter => {
  const waiting: Waiting[] = []
  let isWriting = false

  const store = async (states: readonly SessionState[]): Promise<void> => {
    const { placed, remember } = await placeSessions(engine, states)
    // First: a place that is known for a session that was not stored after all does no harm.
    await keepPlaces(engine, remember)
    await engine.insert('heard_sessions', placed)
  }

  const settle = async (some: readonly Waiting[]): Promise<void> => {
    try {
      await store(some.flatMap(({ states }) => states))
      for (const call of some) call.resolve()
    } catch (error) {
      // Who came meanwhile would wait as long for the same answer.
      const isAway = error instanceof StatisticsError && error.fault === 'unavailable'
      for (const call of isAway ? [...some, ...waiting.splice(0)] : some) call.reject(error)
    }
  }

  const takeSome = (): Waiting[] => {
    let rows = 0
    const end = waiting.findIndex(({ states }) => {
      rows += states.length
      return rows > rowsAtOnce
    })
    return waiting.splice(0, end < 0 ? waiting.length : Math.max(end, 1))
  }

  const run = async (): Promise<void> => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      const some = takeSome()
      const rested = delay(restMs + restMsPerRow * some.reduce((rows, { states }) => rows + states.length, 0))
      await settle(some)
      await rested
    }
    isWriting = false
  }

  return {
    write: (states) =>
      new Promise((resolve, reject) => {
        if (states.length === 0) return resolve()
        waiting.push({ states, resolve, reject })
        void run()
      }),
  }
}
