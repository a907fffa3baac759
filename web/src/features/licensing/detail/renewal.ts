import type { Order } from '@foyer/contract/billing/order.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

type Facts = Pick<
  Deliverable,
  'state' | 'terminatable' | 'period' | 'paid_till' | 'auto_renewable' | 'billing_kind' | 'next_charge'
>

/**
 * What happens on the paid-till day: the card is charged, an outside service charges, an invoice is sent or was issued,
 * a trial ends, the licence ends; or the day is past, and its invoice is waited for, or the licence can be switched on again.
 * Where the vendor has stopped it nothing happens on that day, but for what an outside service goes on charging.
 * Undefined where nothing runs out or all is over.
 */
export type Renewal =
  | 'charge'
  | 'external'
  | 'invoice'
  | 'issued'
  | 'late'
  | 'trial_end'
  | 'end'
  | 'over'
  | 'blocked'
  | 'blocked_external'

/** Whether the invoice of the next period is there and says that nothing will be charged for it: there is no card that could be. */
export const lacksCard = (order: Pick<Order, 'purpose' | 'charged_on'> | undefined): boolean =>
  order?.purpose === 'prolong' && order.charged_on === null

const ofBlocked = ({ terminatable, period, auto_renewable, billing_kind }: Facts): Renewal | undefined => {
  if (terminatable || period === 'one_time') return undefined
  return auto_renewable && billing_kind === 'external' ? 'blocked_external' : 'blocked'
}

/** `now` in milliseconds since 1970; `order` is the unpaid invoice, where the caller may see it. */
export const renewalOf = (licence: Facts, now: number, order?: Pick<Order, 'purpose'>): Renewal | undefined => {
  const { state, terminatable, period, paid_till, auto_renewable, billing_kind, next_charge } = licence
  if (paid_till === null || state === 'terminated') return undefined
  if (state === 'blocked') return ofBlocked(licence)
  if (state === 'expired') return auto_renewable || terminatable || period === 'one_time' ? undefined : 'over'
  if (terminatable || state === 'trial') return 'trial_end'
  if (period === 'one_time') return undefined
  if (!auto_renewable) return 'end'
  if (state === 'unpaid' && Date.parse(paid_till) <= now) return 'late'
  if (next_charge !== null) return 'charge'
  if (billing_kind === 'external') return 'external'
  return order?.purpose === 'prolong' ? 'issued' : 'invoice'
}
