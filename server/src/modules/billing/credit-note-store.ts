import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { BillingCreditNote } from '../../platform/database/tables.generated.ts'

export type CreditNoteRow = Selectable<BillingCreditNote>

export const insertCreditNote = async (tx: Tx, row: Insertable<BillingCreditNote>): Promise<void> => {
  await tx.insertInto('billing.credit_note').values(row).execute()
}

/** Oldest first. */
export const listCreditNotes = (tx: Tx, orderId: string): Promise<CreditNoteRow[]> =>
  tx
    .selectFrom('billing.credit_note')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()

/** What was taken back of the order so far, as plain decimals. */
export const sumCredited = (tx: Tx, orderId: string): Promise<{ readonly tax: string; readonly total: string }> =>
  tx
    .selectFrom('billing.credit_note')
    .select([
      sql<string>`coalesce(sum(tax), 0)::text`.as('tax'),
      sql<string>`coalesce(sum(total), 0)::text`.as('total'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
