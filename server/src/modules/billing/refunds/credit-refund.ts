import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { compare, decimalOf, isPositive, type Money, money, subtract } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { auditActor } from '../audit-actor.ts'
import { texts } from '../locale/texts.ts'
import { lockOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { sumCredited } from './credit-note-store.ts'
import { type CreditNote, issueCreditNote } from './issue-credit-note.ts'
import type { RefundRow } from './refund-store.ts'

/** The reason that the customer sees. The one that staff enter is for staff and stays in the log. */
const reasonOf = { operator: 'bySeller', gateway: 'elsewhere', dispute: 'byBank' } as const

type Origin = keyof typeof reasonOf

const smaller = (one: Money, other: Money): Money => (compare(one, other) < 0 ? one : other)

/**
 * Issues the credit note of a refund, in the transaction that records the refund. The refund's lock and the note's unique `refund_id`
 * ensure that there is only one, however often it is reported. Null if the money never paid the invoice, such as a surplus capture, or if
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
  const amount = decimalOf(smaller(inCurrency(refund.amount), left))
  const { locale } = await services.account.get(tx, order.account_id)
  const reason = texts[Locale.parse(locale)].refund[reasonOf[taker]]
  return issueCreditNote(services, tx, { tenant, order_id, amount, reason, actor: auditActor(gateway), refund_id })
}
