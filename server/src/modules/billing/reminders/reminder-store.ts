import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { owed } from '../orders/order-store.ts'
import { reminderDays, reminderKeptDays } from './reminder-rules.ts'

export interface RemindedOrder {
  readonly id: string
  readonly tenant: string
  readonly account_id: string
  readonly number: string
  readonly description: string
  readonly total: string
  readonly currency: string
  readonly due_on: string
  readonly deliverable_id: string | null
  /** The day of the reminder: today or a few days ago. */
  readonly remind_on: string
}

/** The latest reminder of an invoice that has come by this day; null if none has. */
const remindOn = (today: string) => sql<string>`(
  select max(due_on + days) from unnest(${[...reminderDays]}::int[]) as days where due_on + days <= ${today}::date)`

/**
 * Invoices with a reminder that has come and was not sent. The invoice itself told of its day, so none is sent for days before it. Renewals
 * have reminders of their own, and what a card is charged for needs none.
 */
const toRemind = (tenant: string, today: string) => sql`
  from billing."order", lateral (select ${remindOn(today)} as remind_on) as reminder
  where tenant = ${tenant} and ${owed} and purpose <> 'prolong' and charged_on is null
    and due_on between ${today}::date - ${Math.max(...reminderDays) + reminderKeptDays}::int and ${today}::date - ${Math.min(...reminderDays)}::int
    and remind_on > (created_at at time zone 'UTC')::date and remind_on > ${today}::date - ${reminderKeptDays}::int
    and remind_on > coalesce(reminded_on, '-infinity')`

/** The customers of a brand who are to be reminded of invoices. */
export const listToRemind = async (tx: Tx, tenant: string, today: string): Promise<string[]> => {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id ${toRemind(tenant, today)} order by account_id`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

/** One customer’s invoices to remind of, locked. What is being paid or changed at this moment is left to the next round. */
export const lockToRemind = async (
  tx: Tx,
  tenant: string,
  accountId: string,
  today: string,
): Promise<RemindedOrder[]> => {
  const { rows } = await sql<RemindedOrder>`
    select id, tenant, account_id, number, description, total::text, currency, due_on::text, deliverable_id, remind_on::text
    ${toRemind(tenant, today)} and account_id = ${accountId} order by due_on, created_at, id
    for update of "order" skip locked`.execute(tx)
  return rows
}

export const noteReminded = async (tx: Tx, id: string, day: string): Promise<void> => {
  await tx.updateTable('billing.order').set({ reminded_on: day }).where('id', '=', id).execute()
}
