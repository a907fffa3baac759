import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { add, compare, type Money } from '@foyer/contract/vocabulary/money.ts'
import type { RefundOutcome, RefundRequest } from './gateway.ts'

/** Some review refunds for days; after so long, one that is not in their books was never asked for. */
export const bookedWithinMs = 7 * dayMs

/**
 * What a provider's books say of a refund whose call was lost, where there is no key under which it could be asked for again:
 * `refunded` is what has gone back of the same payment in all, null where the provider does not tell. What is never found has failed,
 * so that a person hears of it. What they do not tell, or another sum, stays unknown, and a person is told of that as well.
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
