import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

type Facts = Pick<
  Deliverable,
  'state' | 'terminatable' | 'period' | 'paid_till' | 'auto_renewable' | 'billing_kind' | 'next_charge'
>

/**
 * What happens on the paid-till day: the card is charged, an outside service charges, an invoice is sent,
 * a trial ends, the licence ends. Undefined where nothing runs out or all is over.
 */
export type Renewal = 'charge' | 'external' | 'invoice' | 'trial_end' | 'end'

export const renewalOf = (licence: Facts): Renewal | undefined => {
  const { state, terminatable, period, paid_till, auto_renewable, billing_kind, next_charge } = licence
  if (paid_till === null || state === 'terminated' || state === 'expired') return undefined
  if (terminatable || state === 'trial') return 'trial_end'
  if (period === 'one_time') return undefined
  if (!auto_renewable) return 'end'
  if (next_charge !== null) return 'charge'
  return billing_kind === 'external' ? 'external' : 'invoice'
}
