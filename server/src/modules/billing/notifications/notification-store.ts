import { type Insertable, sql } from 'kysely'
import type { Database, Statement, Tx } from '../../../platform/database/database.ts'
import type { BillingGatewayNotification } from '../../../platform/database/tables.generated.ts'

/** Null if this event of the gateway was stored before. */
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

/** May be lost in a power failure, together with the end of the job that has applied it. */
const marking: Statement = {
  name: 'billing.mark_notification',
  text: 'update billing.gateway_notification set applied_at = $2, outcome = $3 where id = $1',
  fleeting: true,
}

export const markApplied = async (
  database: Database,
  tenant: string,
  id: string,
  at: Date,
  outcome: string,
): Promise<void> => {
  await database.hotWrite(tenant, marking, [id, at, outcome])
}

/** Empties up to this many notifications that were applied before this time. Returns how many. */
export const emptyApplied = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = tx
    .selectFrom('billing.gateway_notification')
    .select('id')
    .where('applied_at', '<', before)
    .where(sql<boolean>`raw <> ''`)
    .orderBy('applied_at')
    .limit(most)
  const { numUpdatedRows } = await tx
    .updateTable('billing.gateway_notification')
    .set({ raw: '' })
    .where('id', 'in', old)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
