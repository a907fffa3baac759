import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { OrderRow } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { postLetter } from './post-letter.ts'

/** Tells the customer that an order is paid. */
export const postReceipt = (
  services: Services,
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'tenant' | 'account_id' | 'number' | 'description' | 'total' | 'currency'>,
): Promise<void> => {
  const { id, tenant, account_id, number, description, total, currency } = order
  return postLetter(services, tx, { tenant, account_id, id: `receipt-${id}` }, ({ receipt }, locale) => ({
    subject: receipt.subject(number),
    heading: receipt.heading(formatMoney(money(total, currencyOf(currency)), locale)),
    paragraphs: [receipt.body(description, number)],
    action: { label: receipt.action, path: `/invoices/${id}` },
  }))
}
