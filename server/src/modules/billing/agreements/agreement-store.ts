import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { BillingAgreement } from '../../../platform/database/tables.generated.ts'
import { takeDue } from '../../../platform/database/take-due.ts'
import type { Leasing } from '../payments/payment-rules.ts'

export type AgreementRow = Selectable<BillingAgreement>

export const findAgreement = (tx: Tx, deliverableId: string): Promise<AgreementRow | undefined> =>
  tx
    .selectFrom('billing.agreement')
    .selectAll()
    .where('deliverable_id', '=', deliverableId)
    .where('state', '=', sql.lit('active'))
    .executeTakeFirst()

/** False if it is already known. */
export const insertAgreement = async (tx: Tx, row: Insertable<BillingAgreement>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('billing.agreement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'gateway', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const updateAgreement = async (tx: Tx, id: string, change: Updateable<BillingAgreement>): Promise<void> => {
  await tx.updateTable('billing.agreement').set(change).where('id', '=', id).execute()
}

/** Unless it has ended meanwhile, or is to end. */
export const endActive = async (tx: Tx, id: string, change: Updateable<BillingAgreement>): Promise<void> => {
  await tx
    .updateTable('billing.agreement')
    .set({ ...change, state: 'ending' })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute()
}

/** False if it has ended meanwhile. */
export const settleEnding = async (tx: Tx, id: string, change: Updateable<BillingAgreement>): Promise<boolean> => {
  const settled = await tx
    .updateTable('billing.agreement')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'ending')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

export const findAgreementByReference = (
  tx: Tx,
  gateway: string,
  reference: string,
): Promise<AgreementRow | undefined> =>
  tx
    .selectFrom('billing.agreement')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .executeTakeFirst()

export const leaseEndings = (tx: Tx, { now, until, limit }: Leasing): Promise<AgreementRow[]> =>
  takeDue(tx, 'billing.agreement', {
    by: 'leased_until',
    among: sql`state = 'ending'`,
    set: sql`leased_until = ${until}`,
    now,
    limit,
  })
