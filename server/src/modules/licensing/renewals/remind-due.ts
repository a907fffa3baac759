import type { Services } from '../services.ts'
import { reminderAfter } from './renewal-rules.ts'
import { leaseDue, updateRenewal } from './renewal-store.ts'
import { tellReminded } from './tell.ts'

const atOnce = 100

/** Recalls invoices that people have to pay themselves. Taking, telling and putting off are one transaction: nobody is told twice. Returns how many were. */
export const remindDue = async (services: Services, tenant: string): Promise<number> => {
  const { database, clock } = services
  const now = clock.now()
  return database.transaction(tenant, async (tx) => {
    const due = await leaseDue(tx, 'remind_at', now, now, atOnce)
    for (const row of due) {
      const next = reminderAfter(row.starts_on, row.reminders + 1, now)
      await updateRenewal(tx, row.id, next)
      await tellReminded(services, tx, { ...row, reminders: next.reminders })
    }
    return due.length
  })
}
