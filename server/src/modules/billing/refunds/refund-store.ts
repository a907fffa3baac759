import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { BillingRefund } from '../../../platform/database/tables.generated.ts'
import { takeDue } from '../../../platform/database/take-due.ts'
import { isId } from '../../../platform/ids.ts'
import type { Leasing } from '../payments/payment-rules.ts'
import type { PaymentRow } from '../payments/payment-store.ts'

export type RefundRow = Selectable<BillingRefund>

/** A refund of an order's payment, completed or in progress. Staff lists count both as refunded, so that a stuck refund can be found. */
export const isRefund = sql<boolean>`refund.payment_id is not null and refund.state <> 'failed'`

/**
 * A refund of an order's payment in progress. Customers see it as refunded only once it is completed. Worded unlike the index of unsettled
 * refunds on purpose: the planner would read that index for each row of a list instead of the payment's own.
 */
export const isReturning = sql<boolean>`refund.payment_id is not null and refund.state not in ('succeeded', 'failed')`

/** Those that have returned money or still may. */
export const listRefunds = (tx: Tx, paymentId: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('billing.refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where(isRefund)
    .orderBy('created_at')
    .execute()

/** Payments of an order that were not owed and were refunded, or are being refunded. */
export const listSurplus = (tx: Tx, orderId: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('billing.refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('origin', '=', 'surplus')
    .where('state', '!=', 'failed')
    .orderBy('created_at')
    .execute()

export const insertRefund = (tx: Tx, row: Insertable<BillingRefund>): Promise<RefundRow> =>
  tx.insertInto('billing.refund').values(row).returningAll().executeTakeFirstOrThrow()

/** Which money is refunded: the part of a refund that comes from its payment. */
export const takenFrom = ({ id, tenant, order_id, account_id, gateway, transaction_id }: PaymentRow) => ({
  tenant,
  payment_id: id,
  order_id,
  account_id,
  gateway,
  transaction_id,
})

/** Undefined if this money is already being refunded. */
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

/** All that has been returned of a payment or may be: of itself, and what arrived with it and was too much. */
export const listReturned = async (
  tx: Tx,
  { id, gateway, transaction_id }: Pick<PaymentRow, 'id' | 'gateway' | 'transaction_id'>,
): Promise<RefundRow[]> => {
  const [ofPayment, beyond] = await Promise.all([listRefunds(tx, id), findReturn(tx, gateway, transaction_id)])
  return beyond === undefined || beyond.state === 'failed' ? ofPayment : [...ofPayment, beyond]
}

/** Captured money that was not owed: it was refunded or is being refunded. */
export const findReturn = (tx: Tx, gateway: string, transactionId: string): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('billing.refund')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('transaction_id', '=', transactionId)
    .where(sql<boolean>`origin in ('surplus', 'verification')`)
    .executeTakeFirst()

export const lockRefund = (tx: Tx, id: string): Promise<RefundRow> =>
  tx.selectFrom('billing.refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const findRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('billing.refund').selectAll().where('id', '=', id).executeTakeFirst()

/** By our own id or by the gateway's. */
export const findToldRefund = (
  tx: Tx,
  gateway: string,
  { refund_id, gateway_ref }: { readonly refund_id: string | null; readonly gateway_ref: string },
): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('billing.refund')
    .selectAll()
    .where('gateway', '=', gateway)
    .where((eb) =>
      refund_id !== null && isId(refund_id) ? eb('id', '=', refund_id) : eb('gateway_ref', '=', gateway_ref),
    )
    .executeTakeFirst()

export const updateRefund = async (tx: Tx, id: string, change: Updateable<BillingRefund>): Promise<void> => {
  await tx.updateTable('billing.refund').set(change).where('id', '=', id).execute()
}

/**
 * Records that the gateway is about to be asked. Returns the time of the first request, and whether this is a repetition; of two
 * concurrent requests, one is the first.
 */
export const noteAsked = async (
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ readonly asked_at: Date; readonly again: boolean }> => {
  const first = await tx
    .updateTable('billing.refund')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .where('state', '=', 'started')
    .returning('id')
    .executeTakeFirst()
  if (first !== undefined) return { asked_at: now, again: false }
  const { asked_at, created_at } = await lockRefund(tx, id)
  return { asked_at: asked_at ?? created_at, again: true }
}

/** Takes unfinished refunds whose lease has expired. The longer a result stays unknown, the less often it is looked up. */
export const leaseRefunds = (tx: Tx, { now, until, limit }: Leasing): Promise<RefundRow[]> =>
  takeDue(tx, 'billing.refund', {
    by: 'leased_until',
    among: sql`state in ('started', 'unknown')`,
    set: sql`leased_until = greatest(${until}::timestamptz, ${now}::timestamptz + (${now}::timestamptz - asked_at) / 16)`,
    now,
    limit,
  })
