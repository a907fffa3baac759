import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { LicensingLimitChange } from '../../../platform/database/tables.generated.ts'

export type LimitChangeRow = Selectable<LicensingLimitChange>

export const insertLimitChange = async (tx: Tx, row: Insertable<LicensingLimitChange>): Promise<void> => {
  await tx.insertInto('licensing.limit_change').values(row).execute()
}

const ending = (tx: Tx, status: 'failed' | 'success', ended_at: Date) =>
  tx.updateTable('licensing.limit_change').set({ status, ended_at }).where('status', '=', 'processing')

/** Ends a raise in progress; undefined if it had ended before. */
export const endLimitChange = (
  tx: Tx,
  id: string,
  status: 'failed' | 'success',
  ended_at: Date,
): Promise<LimitChangeRow | undefined> =>
  ending(tx, status, ended_at).where('id', '=', id).returningAll().executeTakeFirst()

/** The same for the raise that an invoice is for. */
export const endLimitChangeOf = (
  tx: Tx,
  orderId: string,
  status: 'failed' | 'success',
  ended_at: Date,
): Promise<LimitChangeRow | undefined> =>
  ending(tx, status, ended_at).where('order_id', '=', orderId).returningAll().executeTakeFirst()

/** A raise in progress that this invoice is for: its card is about to be charged. */
export const findChangeOf = (tx: Tx, orderId: string): Promise<LimitChangeRow | undefined> =>
  tx
    .selectFrom('licensing.limit_change')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'processing')
    .executeTakeFirst()

/** The licence’s raise in progress. There is at most one. */
export const findOpenChange = (tx: Tx, deliverableId: string): Promise<LimitChangeRow | undefined> =>
  tx
    .selectFrom('licensing.limit_change')
    .selectAll()
    .where('deliverable_id', '=', deliverableId)
    .where('status', '=', 'processing')
    .executeTakeFirst()
