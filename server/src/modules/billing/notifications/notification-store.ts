import type { Insertable } from 'kysely'
import { type Tx, writeAlong } from '../../../platform/database/database.ts'
import type { BillingGatewayNotification } from '../../../platform/database/tables.generated.ts'

/** Null where this event of the gateway was stored before. */
export const insertNotification = async (
  tx: Tx,
  row: Insertable<BillingGatewayNotification>,
): Promise<string | null> => {
  const inserted = await tx
    .insertInto('billing.gateway_notification')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'gateway', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export const markApplied = async (tx: Tx, id: string, at: Date, outcome: string): Promise<void> => {
  const applied = tx.updateTable('billing.gateway_notification').set({ applied_at: at, outcome }).where('id', '=', id)
  await writeAlong(tx, applied.compile())
}
