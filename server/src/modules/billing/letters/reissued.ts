import { Party } from '@foyer/contract/billing/order.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatDay, formatMoney } from '../../../platform/locale/format.ts'
import { documentTexts } from '../locale/documents.ts'
import { chargedOn } from '../orders/charged-on.ts'
import { findOrder, type OrderRow } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { postLetter } from './post-letter.ts'

/** Tells the customer that an invoice was issued again: the old one is in the same mailbox and could be paid from there. */
export const postReissued = async (
  services: Services,
  tx: Tx,
  { number: old }: Pick<OrderRow, 'number'>,
  madeId: string,
): Promise<void> => {
  const made = await findOrder(tx, madeId)
  if (made === undefined) throw new Error(`there is no order ${madeId}`)
  const { id, tenant, account_id, number, total, currency, due_on } = made
  const day = chargedOn(services, made)
  const { legal_name } = Party.parse(made.buyer)
  await postLetter(services, tx, { tenant, account_id, id: `reissued-${id}` }, (_, locale) => {
    const { subject, heading, body, pay, charged, action } = documentTexts[locale].reissued
    const amount = formatMoney(money(total, currencyOf(currency)), locale)
    return {
      subject: subject(number, old),
      heading: heading(number, old),
      paragraphs: [
        body(legal_name, old),
        day === null
          ? pay(number, amount, due_on === null ? null : formatDay(due_on, locale))
          : charged(number, amount, formatDay(day, locale)),
      ],
      action: { label: action, path: `/invoices/${id}` },
    }
  })
}
