import { compare, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import { isOwed } from '../../billing/index.ts'
import { periodCharge } from '../purchase/period-price.ts'
import type { Services } from '../services.ts'
import { findDeliverable, lockDeliverable, type LockedRow } from '../store.ts'
import { issuePeriod } from './open-renewal.ts'
import { planCharge } from './plan-charge.ts'
import { findOpenRenewal, type RenewalRow, updateRenewal } from './renewal-store.ts'
import { tellRepriced } from './tell.ts'

interface LicenceNews {
  readonly tenant: string
  readonly deliverable_id: string
}

type Priced = Pick<LockedRow, 'currency' | 'price' | 'price_correction' | 'period' | 'billing_kind'>

/** Whether the open invoice of the next period differs from the licence’s current price. */
const isMispriced = async ({ billing }: Services, tx: Tx, licence: Priced, renewal: RenewalRow): Promise<boolean> => {
  // An external service keeps charging what was agreed.
  if (licence.billing_kind === 'external') return false
  const order = await billing.find(tx, renewal.order_id)
  if (order === undefined || !isOwed(order)) return false
  const price = periodCharge(licence)
  return compare(price, money(order.net, price.currency)) !== 0
}

const findMispriced = async (
  services: Services,
  tx: Tx,
  { deliverable_id }: Pick<LicenceNews, 'deliverable_id'>,
): Promise<RenewalRow | null> => {
  const renewal = await findOpenRenewal(tx, deliverable_id)
  const licence = renewal && (await findDeliverable(tx, deliverable_id))
  if (renewal === undefined || licence === undefined) return null
  return (await isMispriced(services, tx, licence, renewal)) ? renewal : null
}

/** The order is locked before the licence, in the same order as by those who pay it. */
const replace = async (services: Services, tx: Tx, deliverable_id: string, old: RenewalRow): Promise<void> => {
  await services.billing.cancel(tx, {
    order_id: old.order_id,
    actor: 'system',
    reason: 'the licence costs something else now',
  })
  const licence = await lockDeliverable(tx, deliverable_id)
  const renewal = await findOpenRenewal(tx, deliverable_id)
  // Something changed in between: everything is rolled back.
  if (renewal === undefined || renewal.order_id !== old.order_id) throw failure('conflict')
  const former = await services.billing.find(tx, old.order_id)
  if (former === undefined) throw failure('conflict')
  const { buyer_reference, own_reference } = former
  const { order_id, free } = await issuePeriod(services, tx, licence, {
    actor: 'system',
    told_by: 'issuer',
    buyer_reference: { buyer_reference, own_reference },
    replaces: former,
  })
  if (free) return updateRenewal(tx, renewal.id, { order_id, state: 'paid', try_at: null, remind_at: null })
  await planCharge(services, tx, licence, { id: renewal.id, order_id }, { order_id, try_at: renewal.try_at })
  await tellRepriced(services, tx, deliverable_id, old.order_id)
}

/**
 * After a change of the licence, replaces the unpaid invoice of its next period with one at the present price: a raised limit is not sold
 * at the old price, nor a lowered one at the higher price. The days of charge and stop stay the same. An invoice that is being paid right
 * now stays: the payer pays the amount on it. If that payment fails, the price is checked again.
 */
export const repriceRenewal =
  (services: Services) =>
  async (news: LicenceNews): Promise<void> => {
    const old = await services.database.read(news.tenant, (tx) => findMispriced(services, tx, news))
    if (old === null) return
    try {
      await services.database.transaction(news.tenant, (tx) => replace(services, tx, news.deliverable_id, old))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      services.log.info({ err: error, renewal: old.id }, 'a renewal keeps its invoice')
    }
  }

interface OrderNews {
  readonly tenant: string
  readonly order_id: string
}

/** The same once a payment that had kept the invoice as it was has failed: the price may have changed meanwhile, and nothing else would check again. */
export const repriceUnpaid =
  (services: Services) =>
  async ({ tenant, order_id }: OrderNews): Promise<void> => {
    const order = await services.database.read(tenant, (tx) => services.billing.find(tx, order_id))
    if (order?.purpose !== 'prolong' || order.deliverable_id === null) return
    await repriceRenewal(services)({ tenant, deliverable_id: order.deliverable_id })
  }

/**
 * The same in the transaction that changes the limit or the plan, so that the next period is never offered at the old price. Paying both
 * at once takes the locks in the opposite order; the database then aborts one of the two, which is repeated.
 */
export const repriceNow = async (services: Services, tx: Tx, deliverableId: string): Promise<void> => {
  const old = await findMispriced(services, tx, { deliverable_id: deliverableId })
  if (old !== null && !(await services.billing.isBeingPaid(tx, old.order_id)))
    await replace(services, tx, deliverableId, old)
}
