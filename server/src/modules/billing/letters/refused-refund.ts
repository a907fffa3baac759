import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import { moneyOf, postStaffNotice, providerOf } from './staff-notice.ts'

/** Money that should go back and will not by itself: only the vendor's people can do something about it. */
export const postRefusedRefund = async (
  services: Services,
  tx: Tx,
  refund: RefundRow,
  reason: string,
): Promise<void> => {
  const { id, tenant, gateway, amount, currency } = refund
  const what = await moneyOf(tx, refund)
  await postStaffNotice(services, tx, { tenant, id: `refund-refused-${id}` }, (words, locale) => {
    const { subject, body } = words.staff.refundRefused
    const heading = subject(what(words))
    const sum = formatMoney(money(amount, Currency.parse(currency)), locale)
    return { subject: heading, heading, paragraphs: [body(sum, providerOf(gateway), reason)] }
  })
}
