import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { findOrder } from '../orders/order-store.ts'
import type { CreditNote } from '../refunds/issue-credit-note.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import type { LetterDocument } from './enclosed.ts'
import { postLetter } from './post-letter.ts'

/** The credit note, for a letter that encloses it. */
export const noteOf = ({ id, number }: CreditNote, order_id: string): LetterDocument => ({
  order_id,
  number,
  is: { credit_note: id },
})

/** Tells the customer that money is on its way back, and names the credit note if there is one. */
export const postRefund = async (
  services: Services,
  tx: Tx,
  refund: RefundRow,
  note: CreditNote | null,
): Promise<void> => {
  const { id, tenant, account_id, order_id, gateway, amount, currency, origin } = refund
  const order = order_id === null ? undefined : await findOrder(tx, order_id)
  const number = order?.number ?? ''
  await postLetter(services, tx, { tenant, account_id, id: `refund-${id}` }, (words, locale) => {
    const sum = formatMoney(money(amount, currencyOf(currency)), locale)
    const isByTransfer = gateway === 'bank_transfer'
    const surplus = isByTransfer ? { ...words.surplus, ...words.surplus.byTransfer } : words.surplus
    const returned = isByTransfer ? words.refund.byTransfer : words.refund
    // It does not reverse the invoice, which stays as it is.
    const isSurplus = origin === 'surplus'
    return {
      subject: isSurplus ? surplus.subject : words.refund.subject(number),
      heading: returned.heading(sum),
      paragraphs: [
        isSurplus ? surplus.body(number) : returned.body(number),
        ...(note === null ? [] : [words.refund.note(note.number)]),
      ],
      ...(note !== null && order_id !== null && { documents: [noteOf(note, order_id)] }),
      ...(order_id !== null && { action: { label: words.refund.action, path: `/invoices/${order_id}` } }),
    }
  })
}
