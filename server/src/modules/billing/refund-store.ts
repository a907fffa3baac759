import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { BillingAgreement, BillingPayment, BillingRefund } from '../../platform/database/tables.generated.ts'

export type RefundRow = Selectable<BillingRefund>
export type PaymentRow = Selectable<BillingPayment>

/** The payment alone, locked: whoever gives money of it back waits in line here. */
export const lockPaymentOfOrder = (tx: Tx, orderId: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('billing.payment').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst()

export const findPaymentByTransaction = (
  tx: Tx,
  gateway: string,
  transactionId: string,
): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('billing.payment')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()

/** Those that have returned money or still may. */
export const listRefunds = (tx: Tx, paymentId: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('billing.refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'failed')
    .orderBy('created_at')
    .execute()

export const insertRefund = (tx: Tx, row: Insertable<BillingRefund>): Promise<RefundRow> =>
  tx.insertInto('billing.refund').values(row).returningAll().executeTakeFirstOrThrow()

/** Which money goes back: the part of a refund that its payment says. */
export const takenFrom = ({ id, tenant, order_id, account_id, gateway, transaction_id }: PaymentRow) => ({
  tenant,
  payment_id: id,
  order_id,
  account_id,
  gateway,
  transaction_id,
})

/** Undefined where this money is on its way back already. */
export const insertReturn = (tx: Tx, row: Insertable<BillingRefund>): Promise<RefundRow | undefined> =>
  tx
    .insertInto('billing.refund')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'gateway', 'transaction_id'])
        .where(sql<boolean>`origin in ('surplus', 'verification')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()

export const lockRefund = (tx: Tx, id: string): Promise<RefundRow> =>
  tx.selectFrom('billing.refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const findRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('billing.refund').selectAll().where('id', '=', id).executeTakeFirst()

export const updateRefund = async (tx: Tx, id: string, change: Updateable<BillingRefund>): Promise<void> => {
  await tx.updateTable('billing.refund').set(change).where('id', '=', id).execute()
}

/** Takes unfinished refunds whose lease has run out; another process that asks at the same time gets others. */
export const leaseRefunds = (tx: Tx, now: Date, until: Date, limit: number): Promise<RefundRow[]> =>
  tx
    .updateTable('billing.refund')
    .set({ leased_until: until })
    .where(
      'id',
      'in',
      tx
        .selectFrom('billing.refund')
        .select('id')
        .where('state', 'in', ['started', 'unknown'])
        .where('leased_until', '<=', now)
        .orderBy('leased_until')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

export type AgreementRow = Selectable<BillingAgreement>

export const findAgreement = (tx: Tx, deliverableId: string): Promise<AgreementRow | undefined> =>
  tx
    .selectFrom('billing.agreement')
    .selectAll()
    .where('deliverable_id', '=', deliverableId)
    .where('state', '=', 'active')
    .executeTakeFirst()

/** False where it is known already. */
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

export const leaseEndings = (tx: Tx, now: Date, until: Date): Promise<AgreementRow[]> =>
  tx
    .updateTable('billing.agreement')
    .set({ leased_until: until })
    .where(
      'id',
      'in',
      tx
        .selectFrom('billing.agreement')
        .select('id')
        .where('state', '=', 'ending')
        .where('leased_until', '<=', now)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
