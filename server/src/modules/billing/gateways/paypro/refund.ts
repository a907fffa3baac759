import { compare, isPositive, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { readMoney } from '../form.ts'
import type { RefundOutcome, RefundRequest } from '../gateway.ts'
import { notAsked } from '../provider-call.ts'
import { toldByBooks } from '../told-by-books.ts'
import { type Ask, numberOf, type Order, RefundAnswer } from './api.ts'
import { findOrder, refundedOf } from './orders.ts'

interface Call {
  readonly path: string
  readonly body: object
}

/**
 * A full refund names the order; a partial one names the sold item, known from the notification of the payment. Null if no notification
 * contained it.
 */
const callOf = (order: Order, { transaction_id, amount, returned, reason, sold_item }: RefundRequest): Call | null => {
  const total = readMoney(order.billingTotalPrice, order.billingCurrencyCode)
  const isAll = total?.currency === amount.currency && compare(total, amount) === 0 && !isPositive(returned)
  if (isAll)
    return { path: '/api/Orders/DoRefund', body: { orderIds: [numberOf(transaction_id)], refundReason: reason } }
  const item = order.orderItems?.[0]?.orderItemId ?? sold_item
  if (item === null) return null
  const body = { orderItemId: numberOf(item), refundAmount: wireAmount(amount), refundReason: reason }
  return { path: '/api/Orders/DoPartialRefund', body }
}

const make = async (ask: Ask, { path, body }: Call): Promise<RefundOutcome> => {
  const said = await ask(path, body, RefundAnswer)
  if (said.kind === 'silent') return { kind: 'unknown' }
  if (said.kind !== 'answer') return { kind: 'failed', ...notAsked[said.kind] }
  const { isSuccess, errors, response } = said.answer
  const refused = response?.find(({ isRefundSuccessful }) => isRefundSuccessful === false)
  if (isSuccess && refused === undefined) return { kind: 'succeeded', gateway_ref: null }
  const reason = refused?.refundNotice ?? errors?.[0]?.propertyErrorMessages?.[0] ?? 'refused'
  return { kind: 'failed', reason }
}

/** PayPro has no idempotency key for refunds. After one request, its notification and its records show the result. */
export const refundOrder = async (ask: Ask, request: RefundRequest, now: Date): Promise<RefundOutcome> => {
  const order = await findOrder(ask, request.transaction_id)
  if (request.again) return order === undefined ? { kind: 'unknown' } : toldByBooks(request, refundedOf(order), now)
  if (order === undefined) return { kind: 'failed', ...notAsked.not_made }
  const call = callOf(order, request)
  return call === null ? { kind: 'failed', reason: 'the provider does not name what was sold' } : make(ask, call)
}
