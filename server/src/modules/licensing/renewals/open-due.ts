import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Services } from '../services.ts'
import { openRenewal } from './open-renewal.ts'
import { listToOpen } from './renewal-store.ts'
import { tellOpened } from './tell.ts'

const atOnce = 100

/** Issues the invoices of periods that begin soon. Returns how many. */
export const openDue = async (services: Services, tenant: string): Promise<number> => {
  const { database, clock, log } = services
  const today = dayOf(clock.now())
  const due = await database.read(tenant, (tx) => listToOpen(tx, tenant, today, atOnce))
  let opened = 0
  for (const deliverable_id of due)
    try {
      await database.transaction(tenant, async (tx) => {
        await openRenewal(services, tx, { tenant, deliverable_id, actor: 'system', told_by: 'issuer' })
        await tellOpened(services, tx, deliverable_id)
      })
      opened += 1
    } catch (error) {
      // Once that is harmless: another process came first, or the licence has just been changed. One that stays refused ends without an invoice.
      if (error instanceof Failure)
        log.warn({ tenant, deliverable: deliverable_id, why: error.message }, 'a renewal was not opened')
      else log.error({ err: error, tenant, deliverable: deliverable_id }, 'a renewal could not be opened')
    }
  return opened
}
