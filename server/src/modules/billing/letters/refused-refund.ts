import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { findOrder } from '../orders/order-store.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import { postStaffNotice, providerOf } from './staff-notice.ts'

/** Money that should go back and will not by itself: only the vendor's people can do something about it. */
export const postRefusedRefund = async (
  services: Services,
  tx: Tx,
  { id, tenant, order_id, gateway, amount, currency }: RefundRow,
  reason: string,
): Promise<void> => {
  const order = order_id === null ? undefined : await findOrder(tx, order_id)
  await postStaffNotice(services, tx, { tenant, id: `refund-refused-${id}` }, ({ staff }, locale) => {
    const { subject, body } = staff.refundRefused
    const heading = subject(order?.number ?? null)
    const sum = formatMoney(money(amount, Currency.parse(currency)), locale)
    return { subject: heading, heading, paragraphs: [body(sum, providerOf(gateway), reason)] }
  })
}
