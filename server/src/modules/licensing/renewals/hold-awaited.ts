import type { Services } from '../services.ts'
import { lockDeliverable, updateDeliverable } from '../store.ts'
import { heldBefore, heldTill, midnightOf } from './renewal-rules.ts'
import { listNearStop, lockRenewal, type RenewalRow, updateRenewal } from './renewal-store.ts'
import { note } from './tell.ts'

/** Puts the stop of a licence off, unless that was done or the licence was changed meanwhile. A blocked one has stopped already. */
const hold = (services: Services, tenant: string, { id, deliverable_id }: RenewalRow): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const now = services.clock.now()
    const renewal = await lockRenewal(tx, id)
    const licence = await lockDeliverable(tx, deliverable_id)
    if (renewal.state !== 'open' || renewal.stop_at > heldBefore(now) || licence.blocked_at !== null) return
    const till = heldTill(now)
    await updateDeliverable(tx, deliverable_id, { held_till: till })
    await updateRenewal(tx, id, { stop_at: midnightOf(till) })
    await note(services, tx, { licence, renewal, action: 'licence_held', changes: { till } })
    await services.jobs.announce(tx, 'licence_changed', { tenant, deliverable_id })
  })

/**
 * Money for some licences has arrived and waits for a decision of staff: for the next period, or for a raise, beside which the next period
 * cannot be paid. Their owners have done what they could, so such a licence runs on until that is decided, and for some days in which the
 * next period can be paid otherwise. Each is looked at once in a run: none is left.
 */
export const holdAwaited = async (services: Services, tenant: string): Promise<number> => {
  const { database, billing, clock, log } = services
  const awaited = await database.read(tenant, async (tx) => {
    const near = await listNearStop(tx, tenant, heldBefore(clock.now()))
    const ids = await billing.awaited(
      tx,
      near.map(({ deliverable_id }) => deliverable_id),
    )
    return near.filter(({ deliverable_id }) => ids.has(deliverable_id))
  })
  for (const renewal of awaited)
    await hold(services, tenant, renewal).catch((error: unknown) =>
      log.error({ err: error, renewal: renewal.id }, 'a licence could not be held and will be tried again'),
    )
  return 0
}
