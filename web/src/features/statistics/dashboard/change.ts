/** The relative change; undefined if there was nothing before to compare with. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / before

export interface Point {
  readonly at: number
  readonly value: number
}

export const sumOf = (points: readonly Point[]): number => points.reduce((sum, { value }) => sum + value, 0)

/** The highest point; of several, the first. */
export const peakOf = (points: readonly Point[]): Point | undefined =>
  points.reduce<Point | undefined>(
    (peak, point) => (peak === undefined || point.value > peak.value ? point : peak),
    undefined,
  )

/** When a step ends, in a range that ends at `to`. */
export const endOfStep = (points: readonly Point[], index: number, to: number): number => points[index + 1]?.at ?? to

/**
 * The points of the period before, each at the place of the step that is `back` seconds later. Steps follow the
 * calendar, so the period before may begin in an earlier one, which is then left out.
 */
export const besideEach = (points: readonly Point[], earlier: readonly Point[], back: number): readonly Point[] => {
  const [, second] = points
  const [, same, next] = earlier
  if (second === undefined || same === undefined || next === undefined) return earlier
  const wanted = second.at - back
  return Math.abs(next.at - wanted) <= Math.abs(same.at - wanted) ? earlier.slice(1) : earlier
}
