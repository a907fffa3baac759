import type { Order } from '@foyer/contract/billing/order.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

type Facts = Pick<
  Deliverable,
  'state' | 'terminatable' | 'period' | 'paid_till' | 'auto_renewable' | 'billing_kind' | 'next_charge'
>

/**
 * What happens on the paid-till day: the card is charged, an outside service charges, an invoice will be sent or was
 * issued, a trial ends, or the licence ends. If the day has passed, the invoice is still awaited, or the licence can be
 * switched on again. If it stopped unpaid, it waits for the invoice or for an outside service until somebody gives it up.
 * If the vendor has stopped the licence, nothing happens on that day, except that an outside service goes on charging.
 * Undefined if the licence does not expire or is over.
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
  | 'stopped'
  | 'stopped_external'
  | 'blocked'
  | 'blocked_external'

/** Whether the next period's invoice exists but no charge is scheduled for it: there is no usable card. */
export const lacksCard = (order: Pick<Order, 'purpose' | 'charged_on'> | undefined): boolean =>
  order?.purpose === 'prolong' && order.charged_on === null

const ofBlocked = ({ terminatable, period, auto_renewable, billing_kind }: Facts): Renewal | undefined => {
  if (terminatable || period === 'one_time') return undefined
  return auto_renewable && billing_kind === 'external' ? 'blocked_external' : 'blocked'
}

/** The unpaid invoice, if the caller may see it. */
type Unpaid = Pick<Order, 'purpose'> & Partial<Pick<Order, 'charged_on'>>

const ofEnded = (
  { terminatable, period, auto_renewable, billing_kind }: Facts,
  order: Unpaid | undefined,
): Renewal | undefined => {
  if (terminatable || period === 'one_time') return undefined
  if (!auto_renewable) return 'over'
  // It has just been switched on again: a card is about to be charged.
  if (order?.purpose === 'prolong' && order.charged_on != null) return 'charge'
  return billing_kind === 'external' ? 'stopped_external' : 'stopped'
}

/** `now` is in milliseconds since 1970. */
export const renewalOf = (licence: Facts, now: number, order?: Unpaid): Renewal | undefined => {
  const { state, terminatable, period, paid_till, auto_renewable, billing_kind, next_charge } = licence
  if (paid_till === null || state === 'terminated') return undefined
  if (state === 'blocked') return ofBlocked(licence)
  if (state === 'expired') return ofEnded(licence, order)
  if (terminatable || state === 'trial') return 'trial_end'
  if (period === 'one_time') return undefined
  if (!auto_renewable) return 'end'
  if (state === 'unpaid' && Date.parse(paid_till) <= now) return 'late'
  if (next_charge !== null) return 'charge'
  if (billing_kind === 'external') return 'external'
  return order?.purpose === 'prolong' ? 'issued' : 'invoice'
}
