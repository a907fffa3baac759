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

const filled = (tx: Tx, most: number) =>
  tx
    .selectFrom('billing.gateway_notification')
    .select('id')
    .where(sql<boolean>`raw <> ''`)
    .limit(most)

/** Empties these notifications. Returns how many. */
const empty = async (tx: Tx, old: ReturnType<typeof filled>): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('billing.gateway_notification')
    .set({ raw: '' })
    .where('id', 'in', old)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Empties up to this many notifications that were applied before this time. Returns how many. */
export const emptyApplied = (tx: Tx, before: Date, most: number): Promise<number> =>
  empty(tx, filled(tx, most).where('applied_at', '<', before).orderBy('applied_at'))

/** The same for those that arrived before this time and have never been applied, or of which that was lost. */
export const emptyUnapplied = (tx: Tx, before: Date, most: number): Promise<number> =>
  empty(tx, filled(tx, most).where('applied_at', 'is', null).where('received_at', '<', before))
