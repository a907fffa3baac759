import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Account } from '../../account/index.ts'
import { documentTexts } from '../locale/documents.ts'
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

/**
 * An invoice that has to state its tax in the currency of the seller's country, and does not, because the brand's file has no rate for its
 * day. It is issued nevertheless, for the same reasons.
 */
export const postRateMissing = async (
  services: Services,
  tx: Tx,
  {
    id,
    tenant,
    number,
    currency,
    created_at,
  }: Pick<NewOrderRow, 'id' | 'tenant' | 'number' | 'currency' | 'created_at'>,
): Promise<void> => {
  const own = services.branding.get(tenant).tax_currency
  if (own === undefined) return
  const day = dayOf(new Date(created_at))
  services.log.warn(
    { order: id, currency, day },
    'an invoice does not state its tax in the tax currency, for want of a rate',
  )
  await postStaffNotice(services, tx, { tenant, id: `rate-missing-${id}` }, (_, locale) => {
    const { rateMissing } = documentTexts[locale]
    const heading = rateMissing.subject(number)
    return { subject: heading, heading, paragraphs: [rateMissing.body(own.currency, currency, day)] }
  })
}
