import type { LicenceChangeBody, LicenceLimitBody } from '@foyer/contract/operator/licence.ts'
import type { LicenceDecision } from '@foyer/contract/push/notification.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { agreedCap } from '@foyer/contract/vocabulary/constants.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { compare, decimalOf, major, type Money } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { changesOf } from '../../../platform/audit/changes.ts'
import { auditedSum } from '../../../platform/audit/sum.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofLicence } from '../audited.ts'
import { isAhead } from '../licence-rules.ts'
import { ownPriced } from '../purchase/agreed-price-rules.ts'
import { serversOf } from '../purchase/fulfilment-rules.ts'
import { retellCharge } from '../renewals/plan-charge.ts'
import { cancelRenewalsFrom, findOpenRenewal } from '../renewals/renewal-store.ts'
import { repriceNow } from '../renewals/reprice-renewal.ts'
import { resume } from '../renewals/switch-renewal.ts'
import { holdToLimit } from '../servers/surplus-store.ts'
import type { Services } from '../services.ts'
import { findLocked, type LicenceChange, type LockedRow, updateDeliverable } from '../store.ts'
import { changedColumns, versionsFit } from './licence-change-rules.ts'

/**
 * The licence, locked: staff changes, raises, renewals and payments of one licence happen one after the other. Throws 404 if the brand has
 * no such licence.
 */
export const lockForStaff = async (tx: Tx, id: string): Promise<LockedRow> => {
  return found(tx, id, findLocked)
}

/** The same for a body that names its customer: throws 422 at `/deliverable_id` if it is not theirs. */
export const lockOfCustomer = async (
  tx: Tx,
  { customer_id, deliverable_id }: Readonly<Record<'customer_id' | 'deliverable_id', string>>,
): Promise<LockedRow> => {
  const licence = await lockForStaff(tx, deliverable_id).catch(atFault('/deliverable_id'))
  if (licence.account_id !== customer_id) throw failure('invalid', { pointer: '/deliverable_id' })
  return licence
}

interface Told {
  readonly action: string
  readonly reason?: string | undefined
  readonly changes?: Readonly<Record<string, unknown>>
}

/** Writes the change and its audit entry, in the caller’s transaction. */
export const carryOut = async (
  { audit, clock, jobs }: Services,
  tx: Tx,
  call: OperatorCall,
  licence: LockedRow,
  set: LicenceChange,
  { action, reason, changes = {} }: Told,
): Promise<void> => {
  const { id, tenant, account_id } = licence
  await updateDeliverable(tx, id, set)
  await holdToLimit(tx, licence, set, clock.now())
  await audit(tx, {
    ...auditedByOperator(call),
    reason,
    action,
    ...ofLicence(id, set.account_id ?? account_id),
    changes,
  })
  await jobs.announce(tx, 'licence_changed', { tenant, deliverable_id: id })
}

/** Announces the vendor’s decision about a licence to its customer. */
export const announceDecision = async (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  { id, tenant, account_id, human_id, sku_name }: LockedRow,
  decision: LicenceDecision,
): Promise<void> =>
  jobs.announce(tx, 'licence_decided', {
    tenant,
    account_id,
    deliverable_id: id,
    human_id,
    name: sku_name,
    decision,
  })

/** An invoice has to be paid or cancelled first. Throws 409 with its id and number, at the field that it blocks. */
export const refuseFor = async ({ billing }: Services, tx: Tx, order_id: string, pointer?: string): Promise<never> => {
  const { number } = await billing.summary(tx, order_id)
  throw failure('invoice_open', { ...defined({ pointer }), meta: { order_id, order_number: number } })
}

/** Throws 422 if a charge for this quantity is more than can be stored. */
export const refuseTooDear = (price: Money, period: string, pointer: string): void => {
  if (compare(chargedAtOnce(price, period), major(agreedCap, price.currency)) > 0)
    throw failure('invalid', { pointer, meta: { price_cap: agreedCap } })
}

/** An open invoice was made for the licence as it is. */
export const refuseWhileOwing = async (services: Services, tx: Tx, { id }: LockedRow): Promise<void> => {
  const [open] = await services.billing.openOrders(tx, [id])
  if (open !== undefined) await refuseFor(services, tx, open.id)
}

/**
 * The same for changes of the price. Before its day, the open invoice of the next period does not stand in the way: it is replaced by one at
 * the new price, unless someone is paying it.
 */
export const refuseWhileDue = async (services: Services, tx: Tx, { id }: LockedRow): Promise<void> => {
  const { billing, clock } = services
  const [open] = await billing.openOrders(tx, [id])
  if (open === undefined) return
  if (isAhead(open, dayOf(clock.now())) && !(await billing.isBeingPaid(tx, open.id))) return
  await refuseFor(services, tx, open.id)
}

/** A terminated licence has to be restored before anything is changed that decides whether, how long and for whom it runs. */
export const refuseTerminated = ({ terminated_at }: LockedRow): void => {
  if (terminated_at !== null) throw failure('conflict')
}

/** The caller saw this value: a colleague’s change, or a payment meanwhile, must not be undone unseen. Throws 409 at its field. */
export const refuseOverlooked = <Value>(now: Value, seen: Value | undefined, pointer?: string): void => {
  if (seen !== undefined && seen !== now) throw failure('conflict', defined({ pointer }))
}

/** Throws 409 if the end is not to be changed now, or is no longer the one that was seen. */
const refuseOtherEnd = async (
  services: Services,
  tx: Tx,
  licence: LockedRow,
  wanted: LicenceChangeBody['paid_till'],
  seen: LicenceChangeBody['seen_paid_till'],
): Promise<void> => {
  refuseTerminated(licence)
  refuseOverlooked(licence.paid_till, seen, '/paid_till')
  // The service would charge for a period that there is none of.
  if (wanted === null && licence.billing_kind === 'external') throw failure('charged_elsewhere')
  const open = await findOpenRenewal(tx, licence.id)
  if (open !== undefined) await refuseFor(services, tx, open.order_id, '/paid_till')
  // A raise is priced for the days until this one.
  await refuseWhileOwing(services, tx, licence)
}

/**
 * Changes the given properties. Throws 409 if the end is to change while the next period is in progress, after it has changed since it was
 * seen, or the licence is terminated, and if the end is to go while an outside service charges; 422 for a version range that does not fit,
 * or for the dongle of a licence without one.
 */
export const changeForStaff =
  (services: Services) =>
  (call: OperatorCall, id: string, { reason, seen_paid_till, ...body }: LicenceChangeBody): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockForStaff(tx, id)
      if (body.usb_serial_number !== undefined && licence.activation_type !== 'usb')
        throw failure('invalid', { pointer: '/usb_serial_number' })
      const set = changedColumns(licence, defined(body))
      const { version_min = licence.version_min, version_max = licence.version_max } = set
      if (!versionsFit({ version_min, version_max })) throw failure('invalid', { pointer: '/version_max' })
      const changes = changesOf(licence, set)
      if (Object.keys(changes).length === 0) return
      if ('paid_till' in changes) await refuseOtherEnd(services, tx, licence, body.paid_till, seen_paid_till)
      if (typeof set.paid_till === 'string') await cancelRenewalsFrom(tx, id, set.paid_till)
      if ('paid_till' in changes) await updateDeliverable(tx, id, { held_till: null })
      await carryOut(services, tx, call, licence, set, { action: 'licence_changed', reason, changes })
    })

/**
 * Sets the limit without a charge, and the price of later periods: the catalogue price or the agreed price per unit, unless an external
 * service keeps charging its own. Throws 422 `quantity_too_small` below the SKU’s minimum or if the price is too high, and 409 while an
 * invoice for the licence is due or being paid, or if the limit has changed since it was seen.
 */
export const setLimit =
  (services: Services) =>
  (call: OperatorCall, id: string, { quantity, seen_quantity, reason }: LicenceLimitBody): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockForStaff(tx, id)
      refuseTerminated(licence)
      refuseOverlooked(licence.quantity, seen_quantity)
      const { sku, price } = ownPriced(licence, await services.catalogue.get(tx, licence.sku_id))
      if (quantity < sku.min_quantity)
        throw failure('quantity_too_small', { pointer: '/quantity', meta: { min_quantity: sku.min_quantity } })
      refuseTooDear(price(quantity), licence.period, '/quantity')
      await refuseWhileDue(services, tx, licence)
      const isAgreed = licence.billing_kind === 'external' && licence.auto_renewable
      const set = {
        quantity,
        price: isAgreed ? licence.price : decimalOf(price(quantity)),
        ...serversOf(licence, quantity),
      }
      const toldPrice = (amount: string) => auditedSum(amount, licence.currency).amount
      const changes = {
        quantity: { from: licence.quantity, to: quantity },
        price: { from: toldPrice(licence.price), to: toldPrice(set.price) },
        currency: licence.currency,
      }
      await carryOut(services, tx, call, licence, set, { action: 'licence_limit_set', reason, changes })
      await repriceNow(services, tx, id)
    })

/** Blocks or unblocks a licence. Throws 409 if it is already so, or terminated. */
export const setBlocked =
  (services: Services) =>
  (call: OperatorCall, id: string, blocked: boolean, reason?: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockForStaff(tx, id)
      refuseTerminated(licence)
      if ((licence.blocked_at !== null) === blocked) throw failure('conflict')
      const now = services.clock.now()
      const set = { blocked_at: blocked ? now : null }
      await carryOut(services, tx, call, licence, set, {
        action: blocked ? 'licence_blocked' : 'licence_unblocked',
        reason,
      })
      await retellCharge(services, tx, { ...licence, ...set })
      if (!blocked) await resume(services, tx, licence)
      await announceDecision(services, tx, licence, blocked ? 'blocked' : 'unblocked')
      const { tenant, human_id } = licence
      if (blocked)
        await services.billing.tellBlocked(tx, { tenant, human_id, deliverable_id: id, occasion: now.toISOString() })
    })
