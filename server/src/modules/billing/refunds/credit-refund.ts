import { Currency } from '@foyer/contract/vocabulary/currency.ts'
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

const smaller = (one: Money, other: Money): Money => (compare(one, other) < 0 ? one : other)

/**
 * The credit note of money that has gone back, in the transaction that says so: the refund's lock and the note's unique `refund_id`
 * make it one, however often the news comes. Null for money that never paid the invoice, such as a capture that was one too many,
 * and where the invoice had been credited before its money went back: what has happened at the bank is written down in any case.
 */
export const creditRefund = async (services: Services, tx: Tx, refund: RefundRow): Promise<CreditNote | null> => {
  const { tenant, order_id, payment_id, gateway, origin, id: refund_id } = refund
  if (order_id === null || payment_id === null) return null
  const order = await lockOrder(tx, order_id)
  const inCurrency = (decimal: string): Money => money(decimal, Currency.parse(order.currency))
  const left = subtract(inCurrency(order.total), inCurrency((await sumCredited(tx, order_id)).total))
  if (!isPositive(left)) return null
  const amount = decimalOf(smaller(inCurrency(refund.amount), left))
  const { locale } = await services.account.get(tx, order.account_id)
  const { elsewhere, byBank } = texts[Locale.parse(locale)].refund
  const reason = origin === 'gateway' ? elsewhere : origin === 'dispute' ? byBank : refund.reason
  return issueCreditNote(services, tx, { tenant, order_id, amount, reason, actor: auditActor(gateway), refund_id })
}
