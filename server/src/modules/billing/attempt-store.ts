import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import pg from 'pg'
import type { Tx } from '../../platform/database/database.ts'
import type {
  BillingPayment,
  BillingPaymentAttempt,
  BillingPaymentMethod,
} from '../../platform/database/tables.generated.ts'

export type AttemptRow = Selectable<BillingPaymentAttempt>
export type PaymentMethodRow = Selectable<BillingPaymentMethod>

/** Throws the database's unique violation where another attempt of the order is open or has succeeded. */
export const insertAttempt = (tx: Tx, row: Insertable<BillingPaymentAttempt>): Promise<AttemptRow> =>
  tx.insertInto('billing.payment_attempt').values(row).returningAll().executeTakeFirstOrThrow()

/** The unique index, and no check before it, decides which of many attempts has the order. */
export const isOrderHeld = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'one_live_attempt_per_order'

export const findLiveAttempt = (tx: Tx, orderId: string): Promise<AttemptRow | undefined> =>
  tx
    .selectFrom('billing.payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '!=', 'failed')
    .executeTakeFirst()

export const findAttempt = (tx: Tx, id: string): Promise<AttemptRow | undefined> =>
  tx.selectFrom('billing.payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()

export const lockAttempt = (tx: Tx, id: string): Promise<AttemptRow> =>
  tx.selectFrom('billing.payment_attempt').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const listAttempts = (tx: Tx, orderId: string): Promise<AttemptRow[]> =>
  tx.selectFrom('billing.payment_attempt').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

export const updateAttempt = async (
  tx: Tx,
  id: string,
  change: Updateable<BillingPaymentAttempt> & { readonly state?: AttemptState },
): Promise<void> => {
  await tx.updateTable('billing.payment_attempt').set(change).where('id', '=', id).execute()
}

/** Declines of an account since then: someone who tries card after card is stopped. */
export const countDeclines = async (tx: Tx, accountId: string, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('billing.payment_attempt')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'failed')
    .where('updated_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Takes unfinished attempts whose lease has run out; another process that asks at the same time gets others. */
export const leaseUnfinished = async (tx: Tx, now: Date, until: Date, limit: number): Promise<AttemptRow[]> =>
  tx
    .updateTable('billing.payment_attempt')
    .set({ leased_until: until })
    .where(
      'id',
      'in',
      tx
        .selectFrom('billing.payment_attempt')
        .select('id')
        .where('state', 'in', ['started', 'requires_action', 'unknown'])
        .where('leased_until', '<=', now)
        .orderBy('leased_until')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

export const insertPayment = async (tx: Tx, row: Insertable<BillingPayment>): Promise<void> => {
  await tx.insertInto('billing.payment').values(row).execute()
}

export const findPaymentMethod = (tx: Tx, accountId: string, id: string): Promise<PaymentMethodRow | undefined> =>
  tx
    .selectFrom('billing.payment_method')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const insertPaymentMethod = async (tx: Tx, row: Insertable<BillingPaymentMethod>): Promise<void> => {
  await tx.insertInto('billing.payment_method').values(row).execute()
}

export const findCustomerReference = async (tx: Tx, accountId: string, gateway: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('billing.gateway_customer')
    .select('reference')
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row?.reference ?? null
}

export const putCustomerReference = async (
  tx: Tx,
  tenant: string,
  accountId: string,
  gateway: string,
  reference: string,
): Promise<void> => {
  await tx
    .insertInto('billing.gateway_customer')
    .values({ tenant, account_id: accountId, gateway, reference })
    .onConflict((conflict) => conflict.columns(['account_id', 'gateway']).doNothing())
    .execute()
}
