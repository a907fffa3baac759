import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { Services } from '../services.ts'
import { moneyOf, postStaffNotice, providerOf } from './staff-notice.ts'

interface CameBack {
  readonly tenant: string
  readonly gateway: string
  readonly order_id: string | null
  /** As in a refund; null for a refund that somebody made at the gateway itself. */
  readonly origin: string
  readonly gateway_ref: string
  readonly amount: Money
  readonly reason: string
}

/** The customer was told of a refund that did not arrive: only staff can do something about it. */
export const postRefundCameBack = async (
  services: Services,
  tx: Tx,
  { tenant, gateway, gateway_ref, amount, reason, ...money }: CameBack,
): Promise<void> => {
  const what = await moneyOf(tx, money)
  await postStaffNotice(services, tx, { tenant, id: `refund-came-back-${gateway_ref}` }, (words, locale) => {
    const { subject, body } = words.staff.refundCameBack
    const heading = subject(what(words))
    return { subject: heading, heading, paragraphs: [body(formatMoney(amount, locale), providerOf(gateway), reason)] }
  })
}
