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

/** Why, as its customer reads it: what staff give as their reason is for staff, and stays in the log. */
const reasonOf = { operator: 'bySeller', gateway: 'elsewhere', dispute: 'byBank' } as const

type Origin = keyof typeof reasonOf

const smaller = (one: Money, other: Money): Money => (compare(one, other) < 0 ? one : other)

/**
 * The credit note of money that has gone back, in the transaction that says so: the refund's lock and the note's unique `refund_id`
 * make it one, however often the news comes. Null for money that never paid the invoice, such as a capture that was one too many,
 * and where the invoice had been credited before its money went back: what has happened at the bank is written down in any case.
 * `taker` is who took it, where the refund itself does not say.
 */
export const creditRefund = async (
  services: Services,
  tx: Tx,
  refund: RefundRow,
  // What was not owed, or proved a card, has paid no invoice.
  taker = refund.origin as Origin,
): Promise<CreditNote | null> => {
  const { tenant, order_id, payment_id, gateway, id: refund_id } = refund
  if (order_id === null || payment_id === null) return null
  const order = await lockOrder(tx, order_id)
  const inCurrency = (decimal: string): Money => money(decimal, Currency.parse(order.currency))
  const left = subtract(inCurrency(order.total), inCurrency((await sumCredited(tx, order_id)).total))
  if (!isPositive(left)) return null
  const amount = decimalOf(smaller(inCurrency(refund.amount), left))
  const { locale } = await services.account.get(tx, order.account_id)
  const reason = texts[Locale.parse(locale)].refund[reasonOf[taker]]
  return issueCreditNote(services, tx, { tenant, order_id, amount, reason, actor: auditActor(gateway), refund_id })
}
