import type { Money } from '@foyer/contract/vocabulary/money.ts'
import { readMoney } from '../form.ts'
import { type Ask, type ListedOrder, numberOf, type Order, OrderAnswer, OrdersAnswer } from './api.ts'

/** Money was taken: it is there, has gone back, or a bank has taken it back. */
export const isPaid = ({ orderStatusName }: Pick<Order, 'orderStatusName'>): boolean =>
  /^(Processed|Refunded|Chargeback)$/.test(orderStatusName)

/**
 * What went back of it. An order stays processed when a part does, and what a bank took is no refund: null where PayPro does not say, as
 * where it keeps the vendor's balance in another currency.
 */
export const refundedOf = (order: Order): Money | null => {
  const { orderStatusName, billingTotalPrice, billingCurrencyCode, balanceRefundedAmount, balanceCurrencyCode } = order
  if (orderStatusName === 'Refunded') return readMoney(billingTotalPrice, billingCurrencyCode)
  const isTold = balanceCurrencyCode === billingCurrencyCode
  return isTold ? readMoney(balanceRefundedAmount ?? undefined, billingCurrencyCode) : null
}

/** Undefined where the provider fell silent or knows of none. */
export const findOrder = async (ask: Ask, orderId: string): Promise<Order | undefined> => {
  const said = await ask('/api/Orders/GetOrderDetails', { orderId: numberOf(orderId) }, OrderAnswer)
  return said.kind === 'answer' && said.answer.isSuccess ? (said.answer.response ?? undefined) : undefined
}

interface Placed {
  readonly from: Date
  readonly to: Date
  /** Those of the test mode as well. */
  readonly withTests: boolean
}

const pageSize = 100

/** The paid orders that were placed then, the oldest first; null where the provider fell silent. */
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
