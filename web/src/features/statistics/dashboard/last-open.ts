import type { Point } from './change.ts'

/** Whether the last step ends after the range, which ends at `to`, so that its total is still growing. */
export const isLastOpen = (points: readonly Point[], to: number): boolean => {
  // The first step may be shorter than the others.
  const [previous, last] = [points.at(-2), points.at(-1)]
  return previous !== undefined && last !== undefined && 2 * last.at - previous.at > to
}
