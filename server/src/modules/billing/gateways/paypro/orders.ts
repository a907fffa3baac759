import type { Money } from '@foyer/contract/vocabulary/money.ts'
import { readMoney } from '../form.ts'
import { type Ask, type ListedOrder, numberOf, type Order, OrderAnswer, OrdersAnswer } from './api.ts'

/** The order was charged, whatever happened since: it may have been refunded, or a bank may have taken the money back. */
export const isPaid = ({ orderStatusName }: Pick<Order, 'orderStatusName'>): boolean =>
  /^(Processed|Refunded|Chargeback)$/.test(orderStatusName)

/**
 * The refunded amount. A partly refunded order stays processed, and money taken by a bank is no refund. Null if PayPro does not say, for
 * example because the vendor's balance has another currency.
 */
export const refundedOf = (order: Order): Money | null => {
  const { orderStatusName, billingTotalPrice, billingCurrencyCode, balanceRefundedAmount, balanceCurrencyCode } = order
  if (orderStatusName === 'Refunded') return readMoney(billingTotalPrice, billingCurrencyCode)
  const isTold = balanceCurrencyCode === billingCurrencyCode
  return isTold ? readMoney(balanceRefundedAmount ?? undefined, billingCurrencyCode) : null
}

/** Undefined if the provider did not answer or does not know it. */
export const findOrder = async (ask: Ask, orderId: string): Promise<Order | undefined> => {
  const said = await ask('/api/Orders/GetOrderDetails', { orderId: numberOf(orderId) }, OrderAnswer)
  return said.kind === 'answer' && said.answer.isSuccess ? (said.answer.response ?? undefined) : undefined
}

interface Placed {
  readonly from: Date
  readonly to: Date
  /** Includes orders of the test mode. */
  readonly withTests: boolean
}

const pageSize = 100

/** The paid orders that were placed in this time, oldest first; null if the provider did not answer. */
export const listPaid = async (ask: Ask, { from, to, withTests }: Placed): Promise<ListedOrder[] | null> => {
  const found: ListedOrder[] = []
  const stampOf = (at: Date): string => at.toISOString().slice(0, 23)
  const search = { dateFrom: stampOf(from), dateTo: stampOf(to), ...(withTests && { includeTestOrders: true }) }
  for (let skip = 0; ; skip += pageSize) {
    const said = await ask('/api/Orders/GetList', { skip, take: pageSize, search }, OrdersAnswer)
    if (said.kind !== 'answer' || !said.answer.isSuccess) return null
    const orders = said.answer.response?.orders ?? []
    found.push(...orders.filter(isPaid))
    if (orders.length < pageSize) return found
  }
}
