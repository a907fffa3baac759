import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { ofLicence } from '../audited.ts'
import type { Services } from '../services.ts'
import type { LockedRow } from '../store.ts'
import { serviceName } from './service-names.ts'
import { nameOf, send } from './tell.ts'

export interface OtherPrice {
  readonly gateway: string
  /** The service’s id of the agreement. */
  readonly reference: string
  readonly agreed: Money
  /** The current price of a period. */
  readonly charge: Money
}

/** The customer agreed to a price that no longer applies. The agreement ends or does not begin, and they can agree to the current price. */
export const tellOtherPrice = async (
  services: Services,
  tx: Tx,
  licence: LockedRow,
  { gateway, reference, agreed, charge }: OtherPrice,
): Promise<void> => {
  const { id, tenant, account_id } = licence
  await services.audit(tx, {
    tenant,
    actor: `gateway:${gateway}`,
    actor_ip: null,
    action: 'renewal_external_refused',
    ...ofLicence(id, account_id),
    reason: 'the licence costs something else now',
    changes: { gateway, service: serviceName(gateway) },
  })
  await send(services, tx, licence, `renewal-external-refused-${gateway}-${reference}`, (words) => {
    const money = (amount: Money): string => formatMoney(amount, words.locale)
    const { subject, heading, body, action } = words.otherPrice
    const told = { service: serviceName(gateway), name: nameOf(licence), agreed: money(agreed), now: money(charge) }
    return {
      subject: subject(told),
      heading: heading(told),
      paragraphs: body(told),
      action: { label: action, path: `/licenses/${id}` },
    }
  })
}
