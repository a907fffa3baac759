import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { findOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { postStaffNotice, providerOf } from './staff-notice.ts'

interface CameBack {
  readonly tenant: string
  readonly gateway: string
  readonly order_id: string | null
  readonly gateway_ref: string
  readonly amount: Money
  readonly reason: string
}

/** The customer was told that they have their money, and have not got it: only the vendor's people can do something about it. */
export const postRefundCameBack = async (
  services: Services,
  tx: Tx,
  { tenant, gateway, order_id, gateway_ref, amount, reason }: CameBack,
): Promise<void> => {
  const order = order_id === null ? undefined : await findOrder(tx, order_id)
  await postStaffNotice(services, tx, { tenant, id: `refund-came-back-${gateway_ref}` }, ({ staff }, locale) => {
    const { subject, body } = staff.refundCameBack
    const heading = subject(order?.number ?? null)
    return { subject: heading, heading, paragraphs: [body(formatMoney(amount, locale), providerOf(gateway), reason)] }
  })
}
