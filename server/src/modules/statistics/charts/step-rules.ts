import type { Range } from '../range-rules.ts'

/**
 * Steps of charts over time. Step `number` holds the moments for which this is its number: seconds since the origin,
 * plus every change of the clocks so far, divided by the step.
 */
export interface Steps {
  /** When step 0 begins, in seconds since 1970: at the start of the range, or before it. */
  readonly origin: number
  /** In seconds. */
  readonly step: number
  /** When the clocks change within the range, in seconds since 1970, and by how many seconds they are put forward. */
  readonly moved_at: readonly number[]
  readonly moved_by: readonly number[]
}

/** All of the same length. */
export const evenSteps = (origin: number, step: number): Steps => ({ origin, step, moved_at: [], moved_by: [] })

/** When a step begins, in seconds since 1970. Where the clocks are put forward past it, it begins with the change. */
export const startOfStep = ({ origin, step, moved_at, moved_by }: Steps, number: number): number => {
  let start = origin + number * step
  for (const [index, at] of moved_at.entries()) {
    if (start < at) return start
    start -= moved_by[index] ?? 0
    if (start < at) return at
  }
  return start
}

/** The number of steps up to the end of the range. */
export const countOfSteps = (steps: Steps, { from_ms, to_ms }: Range): number => {
  if (to_ms <= from_ms) return 0
  const { origin, step, moved_at, moved_by } = steps
  const last = Math.ceil(to_ms / 1_000) - 1
  const moved = moved_at.reduce((sum, at, index) => (at <= last ? sum + (moved_by[index] ?? 0) : sum), 0)
  return Math.floor((last - origin + moved) / step) + 1
}
