import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { type Money, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaidPeriod } from '../../billing/index.ts'
import type { Services } from '../services.ts'
import { lockDeliverable, type LockedRow, updateDeliverable } from '../store.ts'
import { externalCharge, isAsAgreed } from './external-charge.ts'
import { openRenewal } from './open-renewal.ts'
import { isRenewable, nextExternalCharge } from './renewal-rules.ts'
import { findOpenRenewal, type RenewalRow } from './renewal-store.ts'
import { replan } from './switch-renewal.ts'
import { type OtherPrice, tellOtherPrice } from './tell-other-price.ts'

/** What the customer owes for the period: as in the open invoice, or as it would be invoiced now. */
const chargeOf = async (
  services: Services,
  tx: Tx,
  licence: LockedRow,
  open: RenewalRow | undefined,
): Promise<Money> => {
  const order = open && (await services.billing.find(tx, open.order_id))
  return order === undefined ? externalCharge(services, tx, licence) : money(order.total, currencyOf(order.currency))
}

/** The customer is told, and pays invoices until they agree to the current price. */
const leaveToInvoices = async (services: Services, tx: Tx, licence: LockedRow, price: OtherPrice): Promise<void> => {
  await tellOtherPrice(services, tx, licence, price)
  await updateDeliverable(tx, licence.id, { billing_kind: 'manual' })
  await replan(services, tx, licence, 'manual')
}

/** Nothing is sold any more to a closed account. */
export const isClosed = async ({ account }: Pick<Services, 'account'>, tx: Tx, id: string): Promise<boolean> =>
  (await account.get(tx, id)).closed_at !== null

/**
 * The order for a licence's next period: the open one, or a new one. Null if nothing is to be prolonged any more, if the licence no
 * longer belongs to the payer or that account is closed, or if the period costs something else than the service charges, for example after a move to a country with
 * another tax.
 */
export const nextPeriod =
  (services: Services) =>
  async (
    tx: Tx,
    { tenant, account_id, deliverable_id, gateway, agreed, reference }: PaidPeriod,
  ): Promise<string | null> => {
    const licence = await lockDeliverable(tx, deliverable_id)
    if (licence.account_id !== account_id || (await isClosed(services, tx, account_id))) return null
    const open = await findOpenRenewal(tx, deliverable_id)
    if (open === undefined && !isRenewable(licence)) return null
    const charge = await chargeOf(services, tx, licence, open)
    if (isAsAgreed(agreed, charge)) {
      const today = dayOf(services.clock.now())
      // The agreement’s own rhythm, which differs from the licence’s if its first charge paid a period that had already begun.
      const external_charge_on = nextExternalCharge(today, licence.period as BillingPeriod)
      await updateDeliverable(tx, deliverable_id, { external_charge_on })
      return open?.order_id ?? openRenewal(services, tx, { tenant, deliverable_id, actor: `gateway:${gateway}` })
    }
    if (reference !== null) await leaveToInvoices(services, tx, licence, { gateway, reference, agreed, charge })
    return null
  }
