import { addDays, dayMs } from '@foyer/contract/vocabulary/days.ts'

export interface DayOfUse {
  readonly day: string
  readonly used: number
}

/** With fewer days than this there is no forecast. */
const daysNeeded = 7
const horizonDays = 365
/** Growth slower than one in a hundred days counts as none. */
const leastGrowth = 0.01

const dayNumber = (day: string): number => Date.parse(day) / dayMs

/** Least squares: the usage on day zero, and the growth per day. */
const trendOf = (days: readonly DayOfUse[]): { readonly start: number; readonly growth: number } => {
  const points = days.map(({ day, used }) => ({ x: dayNumber(day), y: used }))
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const spread = mean((point) => (point.x - x) ** 2)
  const growth = spread === 0 ? 0 : mean((point) => (point.x - x) * (point.y - y)) / spread
  return { start: y - growth * x, growth }
}

/** The day on which usage reaches the limit if it continues as in these days; null if that is not within a year. */
export const limitReachedOn = (days: readonly DayOfUse[], limit: number, today: string): string | null => {
  if (days.length < daysNeeded) return null
  const { start, growth } = trendOf(days)
  if (growth < leastGrowth) return null
  const inDays = Math.ceil((limit - start) / growth - dayNumber(today))
  return inDays > horizonDays ? null : addDays(today, Math.max(0, inDays))
}
