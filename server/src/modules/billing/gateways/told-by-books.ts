import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { add, compare, type Money } from '@foyer/contract/vocabulary/money.ts'
import type { RefundOutcome, RefundRequest } from './gateway.ts'

/** Some providers review refunds for days. One that is not in their records after this time was never requested. */
export const bookedWithinMs = 7 * dayMs

/**
 * What a provider's records say of a refund whose answer was lost, if there is no key to repeat it under. `refunded` is the total
 * refunded of the same payment, or null if the provider does not say. A refund that is never found has failed, so that staff are told. If
 * the records do not say, or show another sum, it stays unknown, and staff are told of that as well.
 */
export const toldByBooks = (
  { amount, returned, asked_at }: RefundRequest,
  refunded: Money | null,
  now: Date,
): RefundOutcome => {
  if (refunded?.currency !== amount.currency) return { kind: 'unknown' }
  if (compare(refunded, add(returned, amount)) === 0) return { kind: 'succeeded', gateway_ref: null }
  const isOverdue = now.getTime() - asked_at.getTime() > bookedWithinMs
  return isOverdue && compare(refunded, returned) === 0
    ? { kind: 'failed', reason: 'the provider knows nothing of it' }
    : { kind: 'unknown' }
}
