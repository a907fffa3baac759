import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { AgreementChange } from '../../billing/index.ts'
import { ofLicence } from '../audited.ts'
import { givenUpSince } from '../history/history-store.ts'
import type { Services } from '../services.ts'
import { lockDeliverable, type LockedRow, updateDeliverable } from '../store.ts'
import { externalCharge, isAsAgreed } from './external-charge.ts'
import { isClosed } from './next-period.ts'
import { findOpenRenewal } from './renewal-store.ts'
import { serviceName } from './service-names.ts'
import { bringBack, giveUpOrder, replan } from './switch-renewal.ts'
import { tellOtherPrice } from './tell-other-price.ts'

/**
 * Whether the change still applies. The agreement's page may have been open for days: meanwhile the licence may have ended, got another owner
 * or another price (the customer is told of that). If the provider never reported the beginning, the customer may also have turned off the
 * renewal before the first charge.
 */
const isWanted = async (
  services: Services,
  tx: Tx,
  licence: LockedRow,
  { tenant, account_id, gateway, agreed, reference, unknown_since }: AgreementChange,
): Promise<boolean> => {
  if (licence.terminated_at !== null || licence.account_id !== account_id) return false
  if (agreed === null) return true
  if (await isClosed(services, tx, account_id)) return false
  if (unknown_since !== undefined && (await givenUpSince(tx, tenant, licence.id, unknown_since)) !== undefined)
    return false
  const charge = await externalCharge(services, tx, licence)
  if (isAsAgreed(agreed, charge)) return true
  await tellOtherPrice(services, tx, licence, { gateway, agreed, charge, reference })
  return false
}

/**
 * An invoice for a period that has not begun asks for what the service will charge: paying it would mean paying twice. The service’s charge
 * opens it again.
 */
const giveUpAhead = async (
  services: Services,
  tx: Tx,
  { id }: LockedRow,
  why: { readonly actor: string; readonly reason: string },
): Promise<void> => {
  const renewal = await findOpenRenewal(tx, id)
  if (renewal === undefined || renewal.starts_on <= dayOf(services.clock.now())) return
  if (!(await services.billing.isBeingPaid(tx, renewal.order_id))) await giveUpOrder(services, tx, renewal, why)
}

/** From now on the service charges. */
const begin = async (services: Services, tx: Tx, licence: LockedRow, gateway: string): Promise<void> => {
  const actor = `gateway:${gateway}`
  // If it were paid later, it would raise the price while the service keeps charging the agreed amount.
  const reason = 'an outside service charges what was agreed'
  await services.billing.cancelOpenOrders(tx, licence.id, 'increase', { actor, reason })
  await giveUpAhead(services, tx, licence, { actor, reason })
  await bringBack(services, tx, licence, { actor, told_by: 'gateway' })
}

/** Handles an external service that starts or stops charging the licence. If it stops, invoices take over. */
export const agreementChanged =
  (services: Services) =>
  async (tx: Tx, change: AgreementChange): Promise<boolean> => {
    const { tenant, account_id, deliverable_id, gateway, agreed } = change
    const licence = await lockDeliverable(tx, deliverable_id)
    if (!(await isWanted(services, tx, licence, change))) return false
    const begins = agreed !== null
    if (!begins && licence.billing_kind !== 'external') return true
    if (begins) await begin(services, tx, licence, gateway)
    const billing_kind = begins ? 'external' : 'manual'
    await updateDeliverable(tx, deliverable_id, {
      billing_kind,
      auto_renewable: true,
      // Only if its paid day has passed. Otherwise the first charge comes on that day.
      ...(begins && { gateway, cancellation_reason: null, external_charge_on: dayOf(services.clock.now()) }),
    })
    await replan(services, tx, licence, billing_kind)
    await services.audit(tx, {
      tenant,
      actor: `gateway:${gateway}`,
      actor_ip: null,
      action: begins ? 'renewal_external' : 'renewal_external_ended',
      ...ofLicence(deliverable_id, account_id),
      changes: { gateway, service: serviceName(gateway) },
    })
    await services.jobs.announce(tx, 'licence_changed', { tenant, deliverable_id })
    return true
  }
