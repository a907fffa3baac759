import type { LicenceChangeBody } from '@foyer/contract/operator/licence.ts'
import { billingDayOf } from '../purchase/period-rules.ts'
import type { LicenceChange, LockedRow } from '../store.ts'

/** The columns that a change of staff's sets. The end of a licence ends its period as well. */
export const changedColumns = (
  { period_starts_on }: LockedRow,
  body: Omit<LicenceChangeBody, 'reason'>,
): LicenceChange => {
  const { paid_till, ...plain } = body
  const set: LicenceChange = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  if (paid_till === undefined) return set
  if (paid_till === null || period_starts_on === null || paid_till <= period_starts_on) return { ...set, paid_till }
  return { ...set, paid_till, period_ends_on: paid_till, billing_day: billingDayOf(period_starts_on, paid_till) }
}

/** What is really another than before, for the audit log. */
export const changesOf = (
  before: LockedRow,
  set: LicenceChange,
): Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> =>
  Object.fromEntries(
    Object.entries(set)
      .map(([name, to]) => [name, { from: before[name as keyof LockedRow], to }] as const)
      .filter(([, { from, to }]) => from !== to),
  )

/** `26.9` comes before `26.11`. */
const isAtMost = (low: string, high: string): boolean => {
  const [a, b] = [low.split('.').map(Number), high.split('.').map(Number)]
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** The least version is no later than the last. */
export const versionsFit = ({ version_min, version_max }: Pick<LockedRow, 'version_min' | 'version_max'>): boolean =>
  version_min === null || version_max === null || isAtMost(version_min, version_max)
