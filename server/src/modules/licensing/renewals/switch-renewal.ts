import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { DeactivationBody } from '@foyer/contract/licensing/renewal.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { GivenUp } from '../../billing/index.ts'
import { ofLicence } from '../audited.ts'
import { hasEnded } from '../licence-rules.ts'
import { licensingPolicy } from '../policy.ts'
import { lockReadable, readLicence } from '../read-licence.ts'
import type { LicenceRow } from '../servers/server-store.ts'
import type { Services } from '../services.ts'
import { lockDeliverable, updateDeliverable } from '../store.ts'
import { openRenewal, type Renewal } from './open-renewal.ts'
import { planCharge } from './plan-charge.ts'
import { isRenewable, isRenewed, planOf } from './renewal-rules.ts'
import { findOpenRenewal, findRenewalOfOrder, type RenewalRow, updateRenewal } from './renewal-store.ts'
import { tellOff } from './tell-off.ts'
import { type Back, tellBack } from './tell.ts'

type Licence = Awaited<ReturnType<typeof lockDeliverable>>

interface WhyCancelled {
  readonly actor: string
  readonly reason: string
  /** A letter of ours tells of the cancelled invoice. */
  readonly has_letter?: boolean
}

/** Cancels the order of a renewal. Throws 409 `payment_in_progress` if it is being paid. */
export const giveUpOrder = async (
  { billing }: Pick<Services, 'billing'>,
  tx: Tx,
  { id, order_id }: RenewalRow,
  why: WhyCancelled,
): Promise<void> => {
  await billing.cancel(tx, { order_id, ...why })
  await updateRenewal(tx, id, { state: 'cancelled', try_at: null, remind_at: null })
}

/** Reschedules the charge of an open renewal after a change of how renewals are paid. */
export const replan = async (services: Services, tx: Tx, licence: Licence, billingKind: string): Promise<void> => {
  const renewal = await findOpenRenewal(tx, licence.id)
  if (renewal?.state === 'open')
    await planCharge(services, tx, licence, renewal, planOf(billingKind, renewal.starts_on, services.clock.now()))
}

/**
 * Opens a renewal at once for a licence that has ended. Its new period begins today, minus the days that the licence ran unpaid, so this must
 * happen while the row still says when it was cancelled. An unpaid invoice for the missed period is cancelled. Returns null if no renewal
 * was opened.
 */
export const bringBack = async (
  services: Services,
  tx: Tx,
  licence: Licence,
  { actor, told_by }: Pick<Renewal, 'actor' | 'told_by'>,
): Promise<Back | null> => {
  const { id, tenant } = licence
  const isBack = hasEnded(licence, dayOf(services.clock.now()))
  const renewal = await findOpenRenewal(tx, id)
  if (!isBack || licence.blocked_at !== null || renewal?.state === 'open') return null
  if (renewal !== undefined)
    await giveUpOrder(services, tx, renewal, { actor, reason: 'a period from today takes its place' })
  await openRenewal(services, tx, { tenant, deliverable_id: id, actor, told_by: told_by ?? 'issuer' })
  return { replaced: renewal?.order_id }
}

/**
 * Restores a renewal when the vendor unblocks a licence. If its time to pay passed during the block, when nobody was asked for money, it
 * continues with a period from today. A licence that had stopped unpaid before stays stopped.
 */
export const resume = async (services: Services, tx: Tx, licence: Licence): Promise<void> => {
  const renewal = await findOpenRenewal(tx, licence.id)
  const { blocked_at } = licence
  if (renewal?.state !== 'stopped' || blocked_at === null || renewal.stop_at <= blocked_at || !isRenewed(licence))
    return
  if (await services.billing.isBeingPaid(tx, renewal.order_id)) return
  const back = await bringBack(services, tx, { ...licence, blocked_at: null }, { actor: 'system' })
  if (back !== null) await tellBack(services, tx, licence.id, back)
}

/** Throws 403 if the licence is blocked, because it would be paid for without running, and 409 if renewal is already on or not possible. */
export const refuseUnrenewable = (licence: LicenceRow): void => {
  if (licence.blocked_at !== null) throw failure('licence_stopped', { meta: { reason: 'blocked' } })
  const isOn = licence.auto_renewable && licence.billing_kind !== 'manual'
  if (isOn || !isRenewable(licence)) throw failure('conflict')
}

/** The same, and 422 without a card or with an expired one. */
export const refuseSwitchingOn = async ({ billing }: Services, tx: Tx, licence: LicenceRow): Promise<void> => {
  refuseUnrenewable(licence)
  const card = await billing.cardToCharge(tx, licence.account_id, licence.currency)
  if (card === null) throw failure('no_saved_card')
  if (card.ended) throw failure('card_ended')
}

/** Turns on automatic renewal with a saved card. */
export const reactivate =
  (services: Services) =>
  async (call: ActorCall, id: string): Promise<Deliverable> => {
    const { database, audit, jobs } = services
    await database.transaction(call.tenant, async (tx) => {
      const licence = await lockReadable(services, tx, call, id, licensingPolicy.reactivateDeliverable)
      // Locked: someone who removes the last card meanwhile finds that it is needed.
      await services.billing.holdCards(tx, licence.account_id)
      await refuseSwitchingOn(services, tx, licence)
      const { account_id } = licence
      const back = await bringBack(services, tx, licence, auditedBy(call))
      await updateDeliverable(tx, id, { auto_renewable: true, billing_kind: 'internal', cancellation_reason: null })
      await replan(services, tx, licence, 'internal')
      if (back !== null) await tellBack(services, tx, id, back)
      const about = { ...ofLicence(id, account_id), changes: { billing_kind: 'internal' } }
      await audit(tx, { ...auditedBy(call), action: 'licence_recommenced', ...about })
      await jobs.announce(tx, 'licence_changed', { tenant: call.tenant, deliverable_id: id })
    })
    return readLicence(services)(call, id)
  }

/**
 * Cancels the invoice of its next period and tells the external service. Throws 409 `payment_in_progress` if it is being paid. Returns the
 * cancelled order.
 */
export const leaveUnrenewed = async (
  { billing }: Pick<Services, 'billing'>,
  tx: Tx,
  { id, billing_kind }: Licence,
  why: WhyCancelled,
): Promise<string | undefined> => {
  const renewal = await findOpenRenewal(tx, id)
  if (renewal !== undefined) await giveUpOrder({ billing }, tx, renewal, why)
  if (billing_kind === 'external') {
    await billing.endAgreement(tx, id)
    await updateDeliverable(tx, id, { billing_kind: 'manual' })
  }
  return renewal?.order_id
}

/** Turns off automatic renewal. The licence works until the end of its paid time. The external service is told, and an open invoice is cancelled. */
export const deactivate =
  (services: Services) =>
  async (call: ActorCall, id: string, { reason }: DeactivationBody): Promise<Deliverable> => {
    const { database, audit, jobs } = services
    await database.transaction(call.tenant, async (tx) => {
      const licence = await lockReadable(services, tx, call, id, licensingPolicy.deactivateDeliverable)
      if (!isRenewed(licence)) throw failure('conflict')
      const { actor } = auditedBy(call)
      const order_id = await leaveUnrenewed(services, tx, licence, { actor, reason, has_letter: true })
      await updateDeliverable(tx, id, { auto_renewable: false, cancellation_reason: reason })
      const about = { ...ofLicence(id, licence.account_id), reason }
      await audit(tx, { ...auditedBy(call), action: 'licence_discontinued', ...about })
      await jobs.announce(tx, 'licence_changed', { tenant: call.tenant, deliverable_id: id })
      await tellOff(services, tx, licence, { actor, order_id })
    })
    return readLicence(services)(call, id)
  }

/**
 * Staff cancel the order of a period: it is not invoiced again, and the licence works until the end of its paid time. Returns whether its
 * owner has a letter about that.
 */
export const giveUpRenewal =
  (services: Services) =>
  async (tx: Tx, { tenant, deliverable_id, order_id, reason, actor, actor_ip }: GivenUp): Promise<boolean> => {
    const { billing, audit, jobs } = services
    const licence = await lockDeliverable(tx, deliverable_id)
    const renewal = await findRenewalOfOrder(tx, order_id)
    if (renewal === undefined || renewal.state === 'paid' || renewal.state === 'cancelled') return false
    await updateRenewal(tx, renewal.id, { state: 'cancelled', try_at: null, remind_at: null })
    if (!licence.auto_renewable) return false
    if (licence.billing_kind === 'external') await billing.endAgreement(tx, deliverable_id)
    await updateDeliverable(tx, deliverable_id, {
      auto_renewable: false,
      cancellation_reason: reason,
      ...(licence.billing_kind === 'external' && { billing_kind: 'manual' }),
    })
    const about = { ...ofLicence(deliverable_id, licence.account_id), reason }
    await audit(tx, { tenant, actor, actor_ip, action: 'licence_discontinued', ...about })
    await jobs.announce(tx, 'licence_changed', { tenant, deliverable_id })
    await tellOff(services, tx, licence, { actor, order_id })
    return true
  }
