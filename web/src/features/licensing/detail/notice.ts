import type { Order } from '@foyer/contract/billing/order.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

type Facts = Pick<Deliverable, 'state' | 'paid_till' | 'unpaid_order_id' | 'stops_on'>
type Prolongation = Pick<Order, 'purpose'>

/** The one thing that a licence's owner should know or do. Days are ISO times. */
export type Notice =
  | { readonly kind: 'unpaid'; readonly paid_till: string | undefined; readonly stops: string | undefined }
  | { readonly kind: 'expiring'; readonly paid_till: string }
  | { readonly kind: 'expired'; readonly paid_till: string; readonly stops: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'terminated' }

/** An unpaid invoice for more servers stops nothing; an unpaid renewal does. */
const stopOf = (licence: Facts, order: Prolongation | undefined): string | undefined =>
  order?.purpose === 'prolong' ? (licence.stops_on ?? undefined) : undefined

/** `order` is the unpaid invoice, if the caller may see it. */
export const noticeOf = (licence: Facts, order: Prolongation | undefined): Notice | undefined => {
  const { state, paid_till, unpaid_order_id } = licence
  if (state === 'terminated' || state === 'blocked') return { kind: state }
  // An invoice that a card will pay on its due date needs no notice.
  if (unpaid_order_id !== null && state !== 'active')
    return { kind: 'unpaid', paid_till: paid_till ?? undefined, stops: stopOf(licence, order) }
  if (paid_till === null) return undefined
  if (state === 'expiring') return { kind: 'expiring', paid_till }
  if (state !== 'expired') return undefined
  return { kind: 'expired', paid_till, stops: licence.stops_on ?? paid_till }
}
