import { setTimeout as delay } from 'node:timers/promises'
import { type StatisticsEngine, StatisticsError, unavailable } from '../../../platform/statistics/index.ts'
import { placeSessions } from './place-sessions.ts'
import { keepPlaces } from './place-store.ts'
import type { SessionState } from './session-state.ts'

/** Approximate rows per insert; larger inserts are no cheaper per row. */
const rowsAtOnce = 20_000

/**
 * Milliseconds from the start of one insert to the next. It grows with the number of rows, so that busy times make
 * larger batches.
 */
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
 * Batches writes. Everything that is waiting goes into one insert, and only one insert runs at a time: at most ten a
 * second, and five when thousands of rows come in per second. Each insert makes a part with files of its own that
 * ClickHouse has to merge later, so inserting a thousand rows costs nearly as much as ten thousand.
 */
export const createSessionWriter = (engine: StatisticsEngine): SessionWriter => {
  const waiting: Waiting[] = []
  let isWriting = false

  const store = async (states: readonly SessionState[]): Promise<void> => {
    const { placed, remember } = await placeSessions(engine, states)
    // Places go first: a place for a session that was not stored after all does no harm.
    await keepPlaces(engine, remember)
    await engine.insert('heard_sessions', placed)
  }

  /** A sender can't ask for less: a lookup that took too long is a reason to send the events again. */
  const asPassing = (error: unknown): unknown =>
    error instanceof StatisticsError && (error.fault === 'time_limit' || error.fault === 'memory_limit')
      ? unavailable('sessions cannot be filed at present', error)
      : error

  const settle = async (some: readonly Waiting[]): Promise<void> => {
    try {
      await store(some.flatMap(({ states }) => states))
      for (const call of some) call.resolve()
    } catch (error) {
      // Calls that arrived meanwhile would wait just as long for the same error.
      const isAway = error instanceof StatisticsError && error.fault === 'unavailable'
      for (const call of isAway ? [...some, ...waiting.splice(0)] : some) call.reject(asPassing(error))
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
