import { hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { endOfStep, type Point } from './change.ts'

const units = [
  ['day', 86_400],
  ['hour', 3_600],
] as const

/** The length of a chart's steps in the largest unit that fits: 21,600 seconds are six hours. */
export const stepIn = (seconds: number): { readonly unit: 'day' | 'hour' | 'minute'; readonly count: number } => {
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? (['minute', 60] as const)
  return { unit, count: seconds / length }
}

/** Points of a chart, with what their steps are. */
export interface Course {
  readonly traffic: readonly Point[]
  /** The end of the range, in seconds since 1970: the last step may end before it is full. */
  readonly to: number
}

/**
 * How many minutes past the hour steps of hours and days begin, because their sums are by hours of UTC: nothing except
 * where the clocks show other minutes than UTC, as in India.
 */
export const minutesPast = (points: readonly Point[], step: number): number => {
  // The first step begins with the range.
  const [, point] = points
  return point === undefined || step % hourSeconds !== 0 ? 0 : new Date(point.at * 1000).getMinutes()
}

/** What to call steps of which the range has only a part. */
export interface Partly {
  readonly first?: string | undefined
  readonly last?: string | undefined
}

/** The remark for a step, if the range has only a part of it. */
export const partlyAt = ({ first, last }: Partly, index: number, length: number): string | undefined =>
  (index === length - 1 ? last : undefined) ?? (index === 0 ? first : undefined)

/** The time that a point stands for, in seconds since 1970. */
export const spanOf = ({ traffic, to }: Course, index: number): { readonly from: number; readonly to: number } => ({
  from: traffic[index]?.at ?? to,
  to: endOfStep(traffic, index, to),
})

/** The mean rate within a step, in bits per second: it can be compared between steps of any length, and with other tools. */
export const rateOf = (course: Course, index: number): number => {
  const { from, to } = spanOf(course, index)
  return to > from ? ((course.traffic[index]?.value ?? 0) * 8) / (to - from) : 0
}
