import type { Tx } from '../../../platform/database/database.ts'
import type { Account } from '../../account/index.ts'
import type { NewOrderRow } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { postStaffNotice } from './staff-notice.ts'

/**
 * An invoice of a customer whose stored country does not exist, as earlier imports allowed. It has no tax, like those of all countries that
 * the brand does not name: refusing it would stop licences and leave money unbooked that a service has charged. But staff have to look at it.
 */
export const postTaxUnclear = async (
  services: Services,
  tx: Tx,
  { email, country }: Pick<Account, 'email' | 'country'>,
  { id, tenant, number, paid_at }: Pick<NewOrderRow, 'id' | 'tenant' | 'number' | 'paid_at'>,
): Promise<void> => {
  if (paid_at !== null || !services.branding.isTaxUnclear(tenant, country)) return
  services.log.warn({ order: id, country }, 'an invoice has no tax, because its country does not exist')
  await postStaffNotice(services, tx, { tenant, id: `tax-unclear-${id}` }, ({ staff }) => {
    const heading = staff.taxUnclear.subject(number)
    return { subject: heading, heading, paragraphs: [staff.taxUnclear.body(email, country)] }
  })
}
