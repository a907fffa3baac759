import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import {
  add,
  compare,
  decimalOf,
  isPositive,
  type Money,
  money,
  subtract,
  zero,
} from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { auditActor } from '../audit-actor.ts'
import { texts } from '../locale/texts.ts'
import { lockOrder } from '../orders/order-store.ts'
import { findPaymentOfOrder } from '../payments/payment-store.ts'
import type { Services } from '../services.ts'
import { sumCredited } from './credit-note-store.ts'
import { type CreditNote, issueCreditNote } from './issue-credit-note.ts'
import { listRefunds, type RefundRow } from './refund-store.ts'

/** The reason that the customer sees. The one that staff enter is for staff and stays in the log. */
const reasonOf = { operator: 'bySeller', gateway: 'elsewhere', dispute: 'byBank' } as const

type Origin = keyof typeof reasonOf

const smaller = (one: Money, other: Money): Money => (compare(one, other) < 0 ? one : other)

/** Whether all that ever arrived for a locked order has gone back. */
const isUndone = async (tx: Tx, orderId: string, paymentId: string): Promise<boolean> => {
  const [payment, refunds] = await Promise.all([findPaymentOfOrder(tx, orderId), listRefunds(tx, paymentId)])
  if (payment === undefined) return false
  const currency = currencyOf(payment.currency)
  const gone = refunds.filter(({ state }) => state === 'succeeded').map(({ amount }) => money(amount, currency))
  return compare(gone.reduce(add, zero(currency)), money(payment.amount, currency)) >= 0
}

/**
 * Issues the credit note of a refund, in the transaction that records the refund. The refund's lock and the note's unique `refund_id`
 * ensure that there is only one, however often it is reported. With the last of the money, what was missing and let go is credited as
 * well: nothing of the sale is left. Null if the money never paid the invoice, such as a surplus capture, or if
 * the invoice had already been credited; the refund is recorded in any case. `taker` is who took the money, if the refund itself does not
 * say.
 */
export const creditRefund = async (
  services: Services,
  tx: Tx,
  refund: RefundRow,
  // Money that was not owed, or verified a card, has paid no invoice.
  taker = refund.origin as Origin,
): Promise<CreditNote | null> => {
  const { tenant, order_id, payment_id, gateway, id: refund_id } = refund
  if (order_id === null || payment_id === null) return null
  const order = await lockOrder(tx, order_id)
  const inCurrency = (decimal: string): Money => money(decimal, currencyOf(order.currency))
  const left = subtract(inCurrency(order.total), inCurrency((await sumCredited(tx, order_id)).total))
  if (!isPositive(left)) return null
  const credited = (await isUndone(tx, order_id, payment_id)) ? left : smaller(inCurrency(refund.amount), left)
  const { locale } = await services.account.get(tx, order.account_id)
  const reason = texts[Locale.parse(locale)].refund[reasonOf[taker]]
  const note = { tenant, order_id, amount: decimalOf(credited), reason, actor: auditActor(gateway), refund_id }
  return issueCreditNote(services, tx, note)
}
