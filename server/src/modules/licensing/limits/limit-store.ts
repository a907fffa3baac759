import type { Insertable, Selectable } from 'kysely'
import { type Tx, writeAlong } from '../../../platform/database/database.ts'
import type { LicensingLimitChange } from '../../../platform/database/tables.generated.ts'

export type LimitChangeRow = Selectable<LicensingLimitChange>

export const insertLimitChange = async (tx: Tx, row: Insertable<LicensingLimitChange>): Promise<void> => {
  await tx.insertInto('licensing.limit_change').values(row).execute()
}

/** Ends a raise that is under way; undefined where it has ended before. */
export const endLimitChange = (
  tx: Tx,
  id: string,
  status: 'failed' | 'success',
  ended_at: Date,
): Promise<LimitChangeRow | undefined> =>
  tx
    .updateTable('licensing.limit_change')
    .set({ status, ended_at })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returningAll()
    .executeTakeFirst()

export const endLimitChangeOf = async (tx: Tx, orderId: string, ended_at: Date): Promise<void> => {
  const ending = tx.updateTable('licensing.limit_change').set({ status: 'success', ended_at })
  await writeAlong(tx, ending.where('order_id', '=', orderId).where('status', '=', 'processing').compile())
}
