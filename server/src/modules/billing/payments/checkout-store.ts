import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { BillingCheckout } from '../../../platform/database/tables.generated.ts'
import { takeDue } from '../../../platform/database/take-due.ts'
import type { Leasing } from './payment-rules.ts'

export type CheckoutRow = Selectable<BillingCheckout>

/** How long to wait for a report before asking a gateway for the first time. */
export const firstLookMs = 30_000

export const insertCheckout = (tx: Tx, row: Insertable<BillingCheckout>): Promise<CheckoutRow> =>
  tx.insertInto('billing.checkout').values(row).returningAll().executeTakeFirstOrThrow()

/** Finds a checkout by its own id or, for a gateway that reports orders, the last one of an order there. */
export const findCheckout = (tx: Tx, gateway: string, reference: string): Promise<CheckoutRow | undefined> =>
  tx
    .selectFrom('billing.checkout')
    .selectAll()
    .where('gateway', '=', gateway)
    .where((eb) => eb.or([eb('id', '=', reference), eb('order_id', '=', reference)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lockCheckout = (tx: Tx, id: string): Promise<CheckoutRow> =>
  tx.selectFrom('billing.checkout').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The way to pay that the order’s customer was given before and has not used yet. */
export const findOpenCheckout = (
  tx: Tx,
  orderId: string,
  accountId: string,
  gateway: string,
  since: Date,
): Promise<CheckoutRow | undefined> =>
  tx
    .selectFrom('billing.checkout')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('state', '=', 'open')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const updateCheckout = async (tx: Tx, id: string, change: Updateable<BillingCheckout>): Promise<void> => {
  await tx.updateTable('billing.checkout').set(change).where('id', '=', id).execute()
}

/** Takes open checkouts that are due for a check. */
export const leaseCheckouts = (tx: Tx, { now, until, limit }: Leasing): Promise<CheckoutRow[]> =>
  takeDue(tx, 'billing.checkout', {
    by: 'look_at',
    among: sql`state = 'open'`,
    set: sql`look_at = ${until}, looks = looks + 1`,
    now,
    limit,
  })
