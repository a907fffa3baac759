import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'

/** In totals the amount is an object with `play`; in single sessions it is a plain number. */
export const playedOf = (amount: MetricRow['bytes']): number => (typeof amount === 'number' ? amount : amount.play)
