import type { Services } from '../services.ts'
import { nextReminderAt } from './renewal-rules.ts'
import { leaseDue, updateRenewal } from './renewal-store.ts'
import { tellReminded } from './tell.ts'

const atOnce = 100

/** Recalls invoices that people have to pay themselves. Taking, telling and putting off are one transaction: nobody is told twice. */
export const remindDue = async (services: Services, tenant: string): Promise<void> => {
  const { database, clock } = services
  const now = clock.now()
  await database.transaction(tenant, async (tx) => {
    for (const row of await leaseDue(tx, 'remind_at', now, now, atOnce)) {
      const reminders = row.reminders + 1
      await updateRenewal(tx, row.id, { reminders, remind_at: nextReminderAt(row.starts_on, reminders) })
      await tellReminded(services, tx, { ...row, reminders })
    }
  })
}
