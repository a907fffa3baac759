import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { BillingCreditNote } from '../../../platform/database/tables.generated.ts'
import type { Owners } from '../../company/index.ts'

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

/** Those that were issued to these owners between two days in UTC, both inclusive; the oldest first. */
export const listIssuedNotes = (
  tx: Tx,
  owners: Owners,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<CreditNoteRow, 'id' | 'order_id' | 'number'>[]> =>
  tx
    .selectFrom('billing.credit_note')
    .select(['id', 'order_id', 'number'])
    .where(sql<boolean>`account_id = any(${owners})`)
    .where(sql<boolean>`issued_at >= ${from}::date and issued_at < ${to}::date + 1`)
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
