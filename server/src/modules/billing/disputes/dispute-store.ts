import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { BillingDispute } from '../../../platform/database/tables.generated.ts'

export type DisputeRow = Selectable<BillingDispute>

/** Gateways that tell by a refund that a bank has taken the money back; the others have a word of their own for it. */
export const tellByRefund: ReadonlySet<string> = new Set(['paddle'])

/** False where this was known, or its end had come before. */
export const putDispute = async (tx: Tx, row: Insertable<BillingDispute>): Promise<boolean> => {
  const { state, closed_at } = row
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billing.dispute')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'gateway', 'reference'])
        .doUpdateSet({ state, closed_at: closed_at ?? null })
        // Its end is its end, even where its beginning is told later.
        .where('billing.dispute.state', '=', 'opened')
        .where(sql<boolean>`excluded.state <> 'opened'`),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const findOpenDispute = (tx: Tx, paymentId: string): Promise<DisputeRow | undefined> =>
  tx
    .selectFrom('billing.dispute')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'opened')
    .executeTakeFirst()

/** The last one last. */
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

/** Of the whole brand, oldest first. */
export const listOpenDisputes = (tx: Tx): Promise<OpenDisputeRow[]> =>
  tx
    .selectFrom('billing.dispute as d')
    .innerJoin('billing.order as o', 'o.id', 'd.order_id')
    .selectAll('d')
    .select('o.number as order_number')
    .where('d.state', '=', 'opened')
    .orderBy('d.opened_at')
    .limit(500)
    .execute()
