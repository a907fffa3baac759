import type { UpgradeStatus } from '@foyer/contract/licensing/deliverable.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { daysBetween } from '@foyer/contract/vocabulary/days.ts'
import {
  compare,
  isPositive,
  major,
  type Money,
  share,
  subtract,
  withTax,
  zero,
} from '@foyer/contract/vocabulary/money.ts'
import { periodEnd } from '../purchase/period-rules.ts'

export interface RaiseFacts {
  readonly period: BillingPeriod
  /**
   * For one period and the whole quantity, as it is charged: with the agreed correction, without tax. For a perpetual licence, the present
   * price of the units it has: only the difference to the new price is charged.
   */
  readonly price: Money
  /** The same for the raised quantity. */
  readonly new_price: Money
  readonly tax_percent: string
  /** The paid period, `yyyy-MM-dd`; both null if it was bought once. */
  readonly starts_on: string | null
  readonly paid_till: string | null
  /** In the form that `periodEnd` takes. */
  readonly billing_day: number | null
}

export interface Quote {
  readonly days_left: number
  readonly days_in_period: number
  /** For the days that are left, without tax. */
  readonly amount: Money
  readonly tax: Money
  readonly total: Money
}

/**
 * The days that are left, and the days that the price is for. They differ from a whole period if staff have given or changed days. A
 * one-time purchase is raised once, for the whole difference.
 */
const daysOf = (
  { starts_on, paid_till, period, billing_day }: RaiseFacts,
  today: string,
): readonly [number, number] => {
  const ends_on = starts_on === null ? null : periodEnd(starts_on, period, billing_day ?? undefined)
  if (starts_on === null || ends_on === null || paid_till === null) return [1, 1]
  return [Math.max(0, daysBetween(today, paid_till)), Math.max(1, daysBetween(starts_on, ends_on))]
}

/**
 * The price difference for the days that are left, rounded half to even once. A tier that makes all units cheaper costs nothing and refunds
 * nothing.
 */
export const quoteRaise = (facts: RaiseFacts, today: string): Quote => {
  const { price, new_price, tax_percent } = facts
  const [days_left, days_in_period] = daysOf(facts, today)
  const dearer = chargedAtOnce(subtract(new_price, price), facts.period)
  const amount = isPositive(dearer) ? share(dearer, days_left, days_in_period) : zero(price.currency)
  return { days_left, days_in_period, amount, ...withTax(amount, tax_percent) }
}

export interface Settling {
  readonly upgrade_status: UpgradeStatus
  /** It has ended, was terminated or is blocked. */
  readonly stopped: boolean
  /** The price of the raised quantity, by the catalogue or as agreed. */
  readonly list_price: Money
  /** A perpetual licence whose raised quantity costs less than the present one. */
  readonly cheaper: boolean
  readonly total: Money
  /** The licence is paid by card, and the caller owns both. */
  readonly card: string | null
}

export type Decision =
  | { readonly kind: 'refuse'; readonly reason: Exclude<UpgradeStatus, 'enabled'> | 'stopped' | 'too_dear' | 'cheaper' }
  /** Nothing is due. */
  | { readonly kind: 'apply' }
  | { readonly kind: 'invoice' }
  /** The card is charged after the answer. */
  | { readonly kind: 'defer'; readonly card: string }

/** Decides how a raise is settled. */
export const decideRaise = ({ upgrade_status, stopped, list_price, cheaper, total, card }: Settling): Decision => {
  if (stopped) return { kind: 'refuse', reason: 'stopped' }
  if (upgrade_status !== 'enabled') return { kind: 'refuse', reason: upgrade_status }
  if (compare(list_price, major(priceCap, list_price.currency)) > 0) return { kind: 'refuse', reason: 'too_dear' }
  // A cheaper tier must not give away units that are never paid for again.
  if (cheaper) return { kind: 'refuse', reason: 'cheaper' }
  if (!isPositive(total)) return { kind: 'apply' }
  return card === null ? { kind: 'invoice' } : { kind: 'defer', card }
}
