import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { DisputeRow } from '../disputes/dispute-store.ts'
import { findOrder } from '../orders/order-store.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { Services } from '../services.ts'
import { postLetter } from './post-letter.ts'
import { postStaffNotice } from './staff-notice.ts'

type State = 'asked' | 'opened' | 'won' | 'lost'

/** The vendor's people hear of each step; the customer of the last, where the money is gone. */
export const postDispute = async (
  services: Services,
  tx: Tx,
  { tenant, order_id, account_id, gateway, currency }: PaymentRow,
  { reference, state, amount }: Pick<DisputeRow, 'reference' | 'state' | 'amount'>,
): Promise<void> => {
  const number = (await findOrder(tx, order_id))?.number ?? ''
  const id = `dispute-${gateway}-${reference}-${state}`
  await postStaffNotice(services, tx, { tenant, id: `${id}-staff` }, ({ staff }, locale) => {
    const sum = formatMoney(money(amount, Currency.parse(currency)), locale)
    // The table allows three of these; the bank asks before there is a row.
    const { subject, body } = staff.dispute[state as State]
    return { subject: subject(number), heading: subject(number), paragraphs: [body(sum, reference)] }
  })
  if (state !== 'lost') return
  await postLetter(services, tx, { tenant, account_id, id }, ({ disputeLost }, locale) => ({
    subject: disputeLost.subject(number),
    heading: disputeLost.heading(formatMoney(money(amount, Currency.parse(currency)), locale)),
    paragraphs: [disputeLost.body(number)],
    action: { label: disputeLost.action, path: `/invoices/${order_id}` },
  }))
}
