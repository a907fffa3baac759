import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { despiteFailures } from '../../../platform/despite-failures.ts'
import { ofOrder } from '../audited.ts'
import { postReminder } from '../letters/reminder.ts'
import { isBeingPaid } from '../payments/being-paid.ts'
import type { Services } from '../services.ts'
import { byDueDay } from './reminder-rules.ts'
import { listToRemind, lockToRemind, noteReminded, type RemindedOrder } from './reminder-store.ts'

/** Not while a payment is under way, as the money may have arrived, nor for a licence that the vendor has stopped. */
const mayBeAsked = async ({ renewing }: Services, tx: Tx, { id, deliverable_id }: RemindedOrder): Promise<boolean> => {
  if (await isBeingPaid(tx, id)) return false
  return deliverable_id === null || !(await renewing.isBlocked(tx, deliverable_id))
}

const note = async ({ audit, jobs }: Services, tx: Tx, order: RemindedOrder): Promise<void> => {
  const { id, tenant, account_id, number, due_on, remind_on } = order
  await noteReminded(tx, id, remind_on)
  await audit(tx, {
    ...auditedBySystem(tenant),
    action: 'invoice_reminded',
    ...ofOrder(id, account_id),
    changes: { number, due_on },
  })
  await jobs.announce(tx, 'order_reminded', { tenant, order_id: id, told_by: 'reminder', day: remind_on })
}

/** Everything is one transaction, so nobody is reminded twice. What must not be asked for now may be later. */
const remind = async (services: Services, tx: Tx, tenant: string, accountId: string, today: string): Promise<void> => {
  const wantsMail = !(await services.withoutInvoiceMail(tx, [accountId])).has(accountId)
  const asked: RemindedOrder[] = []
  for (const order of await lockToRemind(tx, tenant, accountId, today))
    if (await mayBeAsked(services, tx, order)) asked.push(order)
  for (const together of byDueDay(asked)) {
    for (const order of together) await note(services, tx, order)
    if (wantsMail) await postReminder(services, tx, together, today)
  }
}

/** Reminds the customers of a brand of invoices that they have to pay themselves, renewals apart: by mail if they want it, and in the portal. A failure for one does not affect the others. */
export const remindOwing =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    const { database, clock } = services
    const today = dayOf(clock.now())
    const owing = await database.read(tenant, (tx) => listToRemind(tx, tenant, today))
    await despiteFailures(owing, (accountId) =>
      database.transaction(tenant, (tx) => remind(services, tx, tenant, accountId, today)),
    )
  }
