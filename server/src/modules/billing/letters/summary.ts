import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { findOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'

export interface OrderSummary {
  readonly number: string
  readonly total: string
}

/** What a letter says about an order, in its owner's format. */
export const summarise = async ({ account }: Services, tx: Tx, orderId: string): Promise<OrderSummary> => {
  const order = await findOrder(tx, orderId)
  if (order === undefined) throw new Error(`there is no order ${orderId}`)
  const { locale } = await account.get(tx, order.account_id)
  return {
    number: order.number,
    total: formatMoney(money(order.total, currencyOf(order.currency)), Locale.parse(locale)),
  }
}
