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
  /** In seconds. */
  readonly step: number
  /** The end of the range, in seconds since 1970: the last step may end before it is full. */
  readonly to: number
}

/** The time that a point stands for, in seconds since 1970. */
export const spanOf = (
  { traffic, step, to }: Course,
  index: number,
): { readonly from: number; readonly to: number } => ({
  from: traffic[index]?.at ?? to,
  to: endOfStep(traffic, index, step, to),
})

/** The mean rate within a step, in bits per second: it can be compared between steps of any length, and with other tools. */
export const rateOf = (course: Course, index: number): number => {
  const { from, to } = spanOf(course, index)
  return to > from ? ((course.traffic[index]?.value ?? 0) * 8) / (to - from) : 0
}
