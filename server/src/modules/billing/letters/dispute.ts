import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { DisputeRow } from '../disputes/dispute-store.ts'
import { findOrder } from '../orders/order-store.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { CreditNote } from '../refunds/issue-credit-note.ts'
import type { Services } from '../services.ts'
import { postLetter } from './post-letter.ts'
import { noteOf } from './refund.ts'
import { postStaffNotice } from './staff-notice.ts'

type State = 'asked' | 'opened' | 'won' | 'lost' | 'reversed'

/** Staff are told of each step; the customer only of the last one, when the money is gone. */
export const postDispute = async (
  services: Services,
  tx: Tx,
  { tenant, order_id, account_id, gateway, currency }: PaymentRow,
  { reference, state, amount }: Pick<DisputeRow, 'reference' | 'state' | 'amount'>,
  note: CreditNote | null,
): Promise<void> => {
  const { number = '', deliverable_id = null } = (await findOrder(tx, order_id)) ?? {}
  const isOfLicence = deliverable_id !== null
  const id = `dispute-${gateway}-${reference}-${state}`
  await postStaffNotice(services, tx, { tenant, id: `${id}-staff` }, ({ staff }, locale) => {
    const sum = formatMoney(money(amount, currencyOf(currency)), locale)
    // The table allows three of these states; an inquiry has no row, and a reversal leaves the row as it is.
    const { subject, body } = staff.dispute[state as State]
    const { credited, blocked } = staff.disputeLost
    const paragraphs = [
      body(sum, reference),
      ...(note === null ? [] : [credited(note.number)]),
      ...(state === 'lost' && isOfLicence ? [blocked] : []),
    ]
    return { subject: subject(number), heading: subject(number), paragraphs }
  })
  if (state !== 'lost') return
  await postLetter(services, tx, { tenant, account_id, id }, ({ disputeLost, refund }, locale) => ({
    subject: disputeLost.subject(number),
    heading: disputeLost.heading(formatMoney(money(amount, currencyOf(currency)), locale)),
    paragraphs: [
      disputeLost.body(number),
      isOfLicence ? disputeLost.stopped : disputeLost.contact,
      ...(note === null ? [] : [refund.note(note.number)]),
    ],
    action: { label: disputeLost.action, path: `/invoices/${order_id}` },
    ...(note !== null && { documents: [noteOf(note, order_id)] }),
  }))
}
