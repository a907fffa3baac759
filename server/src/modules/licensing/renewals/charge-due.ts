import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { idUnder } from '../../../platform/ids.ts'
import type { RenewalChargeResult } from '../../billing/index.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { planCharge } from './plan-charge.ts'
import { nextTryAt } from './renewal-rules.ts'
import { leaseDue, lockRenewal, type RenewalRow, updateRenewal } from './renewal-store.ts'
import { tellDeclined } from './tell-unpaid.ts'

const atOnce = 20
/** Longer than any call to a gateway may take. If a process dies meanwhile, another continues after that. */
const leaseMs = 120_000
/** A charge with an unknown result is requested again. */
const againMs = 300_000

/** A blocked licence may be unblocked, so it is checked again a day later, until its grace period is over. */
const blockedMs = dayMs

/**
 * Whether the licence still is one that we charge: it may have been changed since the invoice was opened. One that may be charged again is
 * put off, any other is left alone.
 */
const isCharged = (services: Services, tenant: string, row: RenewalRow): Promise<boolean> =>
  services.database.transaction(tenant, async (tx) => {
    const licence = await lockDeliverable(tx, row.deliverable_id)
    const { billing_kind, auto_renewable, terminated_at, blocked_at } = licence
    const isOurs = billing_kind === 'internal' && auto_renewable && terminated_at === null
    if (isOurs && blocked_at === null) return true
    const try_at = isOurs ? new Date(services.clock.now().getTime() + blockedMs) : null
    await planCharge(services, tx, licence, row, { try_at })
    return false
  })

const settle = (
  services: Services,
  tenant: string,
  { id, order_id, tries: before }: RenewalRow,
  result: RenewalChargeResult,
): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const now = services.clock.now()
    const row = await lockRenewal(tx, id)
    if (row.state !== 'open') return
    // Another invoice has replaced the one to charge.
    if (row.order_id !== order_id && result.kind !== 'paid') return updateRenewal(tx, id, { try_at: now })
    if (result.kind === 'paid' || result.kind === 'none') return updateRenewal(tx, id, { try_at: null })
    // The same key again returns the result of this try.
    if (result.kind === 'under_way') return updateRenewal(tx, id, { try_at: new Date(now.getTime() + againMs) })
    // This try was counted before: the process had stood still until another one took it over.
    if (row.tries !== before) return
    const tries = row.tries + 1
    const try_at = nextTryAt(tries, now)
    await planCharge(services, tx, await lockDeliverable(tx, row.deliverable_id), row, { tries, try_at })
    await tellDeclined(services, tx, { ...row, tries, try_at }, result)
  })

const charge = async (services: Services, tenant: string, row: RenewalRow): Promise<void> => {
  if (!(await isCharged(services, tenant, row))) return
  // A try keeps its key for ever: killed or repeated, it charges once.
  const once_key = `renewal:${row.id}:${row.tries + 1}`
  const attempt_id = idUnder(row.id, once_key)
  const result = await services.billing.chargeRenewal({ tenant, order_id: row.order_id, once_key, attempt_id })
  await settle(services, tenant, row, result)
}

/** Charges the saved cards for licences that are due. Returns how many were tried. */
export const chargeDue = async (services: Services, tenant: string): Promise<number> => {
  const { database, clock, log } = services
  const now = clock.now()
  const until = new Date(now.getTime() + leaseMs)
  const due = await database.transaction(tenant, (tx) => leaseDue(tx, 'try_at', now, until, atOnce))
  await Promise.all(
    due.map((row) =>
      charge(services, tenant, row).catch((error: unknown) =>
        log.error({ err: error, renewal: row.id }, 'a renewal could not be charged and will be tried again'),
      ),
    ),
  )
  return due.length
}
