import type { LicenceChangeBody } from '@foyer/contract/operator/licence.ts'
import type { Defined } from '@foyer/contract/vocabulary/defined.ts'
import { billingDayOf } from '../purchase/period-rules.ts'
import type { LicenceChange, LockedRow } from '../store.ts'

/**
 * The columns that a change by staff sets. The end of a licence also ends its period. If no day of the period is left, it has no paid
 * period; its first day is kept for an end that is set later.
 */
export const changedColumns = (
  { period_starts_on }: LockedRow,
  body: Defined<Omit<LicenceChangeBody, 'reason' | 'seen_paid_till'>>,
): LicenceChange => {
  const { paid_till, ...set } = body
  if (paid_till === undefined) return set
  if (paid_till === null || period_starts_on === null) return { ...set, paid_till }
  if (paid_till <= period_starts_on) return { ...set, paid_till, period_ends_on: null }
  return { ...set, paid_till, period_ends_on: paid_till, billing_day: billingDayOf(period_starts_on, paid_till) }
}

/** `26.9` comes before `26.11`. */
const isAtMost = (low: string, high: string): boolean => {
  const [a, b] = [low.split('.').map(Number), high.split('.').map(Number)]
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** The lowest version must not be above the highest. */
export const versionsFit = ({ version_min, version_max }: Pick<LockedRow, 'version_min' | 'version_max'>): boolean =>
  version_min === null || version_max === null || isAtMost(version_min, version_max)
