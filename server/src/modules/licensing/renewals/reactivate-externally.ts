import type { ExternalRenewal, ExternalRenewalBody } from '@foyer/contract/licensing/renewal.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { isPositive } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { licensingPolicy } from '../policy.ts'
import { monthsOf } from '../purchase/period-rules.ts'
import { readableLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { externalCharge } from './external-charge.ts'
import { refuseUnrenewable } from './switch-renewal.ts'

/**
 * Returns a page where the customer agrees that an outside service charges the renewals. 403 while the licence is blocked; 409 if renewal
 * is already on or not possible; 422 if the SKU or the brand does not support the service, if it cannot charge periods of this length, or
 * if there is nothing to charge. The licence changes with the service's notification.
 */
export const reactivateExternally =
  (services: Services) =>
  async (call: ActorCall, id: string, { gateway }: ExternalRenewalBody): Promise<ExternalRenewal> => {
    const { database, billing, catalogue, clock } = services
    const { tenant } = call
    const wish = await database.read(tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.reactivateExternally)
      const months = monthsOf(licence.period as BillingPeriod)
      refuseUnrenewable(licence)
      if (licence.paid_till === null || months === null) throw failure('conflict')
      const currency = currencyOf(licence.currency)
      const { sku } = await catalogue.get(tx, licence.sku_id)
      if (!sku.supported_external_gateways.includes(gateway) || !billing.offers(tenant, currency, gateway, months))
        throw failure('gateway_unavailable', { pointer: '/gateway' })
      const amount = await externalCharge(services, tx, licence)
      // A service agrees on an amount, never on zero.
      if (!isPositive(amount)) throw failure('gateway_unavailable', { pointer: '/gateway' })
      const today = dayOf(clock.now())
      return {
        tenant,
        account_id: licence.account_id,
        deliverable_id: id,
        gateway,
        description: `${licence.human_id} ${licence.sku_name}`,
        amount,
        months,
        starts_on: licence.paid_till > today ? licence.paid_till : today,
      }
    })
    return { url: await billing.openAgreement(wish) }
  }
