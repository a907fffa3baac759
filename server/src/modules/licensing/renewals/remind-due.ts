import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { reminderAfter } from './renewal-rules.ts'
import { leaseDue, type RenewalRow, updateRenewal } from './renewal-store.ts'
import { tellReminded } from './tell-unpaid.ts'

const atOnce = 100

/** A payment is under way, or money for a raise waits for staff: until they have decided, nobody can pay the next period. */
const isPaidFor = async (
  { billing }: Services,
  tx: Tx,
  { order_id, deliverable_id }: Pick<RenewalRow, 'order_id' | 'deliverable_id'>,
): Promise<boolean> =>
  (await billing.isBeingPaid(tx, order_id)) || (await billing.awaited(tx, [deliverable_id])).has(deliverable_id)

/**
 * Sends reminders for invoices that people have to pay themselves. They are postponed day by day for a blocked licence, and while a payment
 * is under way: the money may have arrived and wait for a second operator. Everything is one transaction, so nobody is reminded twice.
 * Returns how many were due.
 */
export const remindDue = async (services: Services, tenant: string): Promise<number> => {
  const { database, clock } = services
  const now = clock.now()
  return database.transaction(tenant, async (tx) => {
    const due = await leaseDue(tx, 'remind_at', now, now, atOnce)
    for (const row of due) {
      const licence = await lockDeliverable(tx, row.deliverable_id)
      if (licence.blocked_at !== null || (await isPaidFor(services, tx, row))) {
        await updateRenewal(tx, row.id, { remind_at: new Date(now.getTime() + dayMs) })
        continue
      }
      const next = reminderAfter(row.starts_on, row.reminders + 1, now)
      await updateRenewal(tx, row.id, next)
      await tellReminded(services, tx, licence, { ...row, reminders: next.reminders })
    }
    return due.length
  })
}
