import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { CreditNote } from '../refunds/issue-credit-note.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import { moneyOf, postStaffNotice } from './staff-notice.ts'

/** No provider can return a bank transfer, so staff have to send it. */
export const postTransferToSend = async (
  services: Services,
  tx: Tx,
  refund: RefundRow,
  note: CreditNote | null,
): Promise<void> => {
  const { id, tenant, account_id, amount, currency, transaction_id: reference, origin } = refund
  const what = await moneyOf(tx, refund)
  const { email } = await services.account.get(tx, account_id)
  await postStaffNotice(services, tx, { tenant, id: `transfer-to-send-${id}` }, (words, locale) => {
    const { subject, body, credited, notOwed } = words.staff.transferToSend
    const heading = subject(what(words))
    const sum = formatMoney(money(amount, currencyOf(currency)), locale)
    const paragraphs = [
      body({ sum, email, reference }),
      ...(origin === 'surplus' ? [notOwed] : []),
      ...(note === null ? [] : [credited(note.number)]),
    ]
    return { subject: heading, heading, paragraphs }
  })
}
