import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { BillingDispute } from '../../../platform/database/tables.generated.ts'

export type DisputeRow = Selectable<BillingDispute>

/** Gateways that report money taken by a bank as a refund. The others have a report of its own kind. */
export const tellByRefund: ReadonlySet<string> = new Set(['paddle'])

/** False if this was known already, or if the dispute had already ended. */
export const putDispute = async (tx: Tx, row: Insertable<BillingDispute>): Promise<boolean> => {
  const { state, closed_at } = row
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billing.dispute')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'gateway', 'reference'])
        .doUpdateSet({ state, closed_at: closed_at ?? null })
        // A final state stays, even if the beginning is reported later.
        .where('billing.dispute.state', '=', 'opened')
        .where(sql<boolean>`excluded.state <> 'opened'`),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Marks a lost dispute as decided anew, once. Undefined if there is no such one, or it was marked before. */
export const reverseLost = (
  tx: Tx,
  { gateway, reference, now }: { readonly gateway: string; readonly reference: string; readonly now: Date },
): Promise<DisputeRow | undefined> =>
  tx
    .updateTable('billing.dispute')
    .set({ reversed_at: now })
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .where('state', '=', 'lost')
    .where('reversed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const findOpenDispute = (tx: Tx, paymentId: string): Promise<DisputeRow | undefined> =>
  tx
    .selectFrom('billing.dispute')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'opened')
    .executeTakeFirst()

/** Oldest first. */
export const listLostDisputes = (tx: Tx, paymentId: string): Promise<DisputeRow[]> =>
  tx
    .selectFrom('billing.dispute')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'lost')
    .orderBy('opened_at')
    .execute()

/** Oldest first. */
export const listDisputes = (tx: Tx, orderId: string): Promise<DisputeRow[]> =>
  tx.selectFrom('billing.dispute').selectAll().where('order_id', '=', orderId).orderBy('opened_at').execute()

export interface OpenDisputeRow extends DisputeRow {
  readonly order_number: string
}

/** Of the whole brand, oldest first, with their total number. */
export const listOpenDisputes = async (
  tx: Tx,
  limit: number,
): Promise<{ readonly count: number; readonly rows: readonly OpenDisputeRow[] }> => {
  const rows = await tx
    .selectFrom('billing.dispute as d')
    .innerJoin('billing.order as o', 'o.id', 'd.order_id')
    .selectAll('d')
    .select(['o.number as order_number', sql<number>`count(*) over ()`.as('count')])
    .where('d.state', '=', 'opened')
    .orderBy('d.opened_at')
    .limit(limit)
    .execute()
  return { count: rows[0]?.count ?? 0, rows }
}
