import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'

/** Sums come as an object's `play`, single sessions as a plain number. */
export const playedOf = (amount: MetricRow['bytes']): number => (typeof amount === 'number' ? amount : amount.play)
