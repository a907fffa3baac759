import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { BillingCheckout } from '../../../platform/database/tables.generated.ts'
import { takeDue } from '../../../platform/database/take-due.ts'

export type CheckoutRow = Selectable<BillingCheckout>

/** When a gateway is first asked what became of what it was to do and has told nothing of. */
export const firstLookMs = 30_000

export const insertCheckout = (tx: Tx, row: Insertable<BillingCheckout>): Promise<CheckoutRow> =>
  tx.insertInto('billing.checkout').values(row).returningAll().executeTakeFirstOrThrow()

/** By its own id; or the last one of an order at this gateway, for a gateway that names orders. */
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

/** The way to pay that an order's customer was given before and did not use yet. */
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

/** Takes open checkouts that are due for a look. */
export const leaseCheckouts = (tx: Tx, now: Date, until: Date, limit: number): Promise<CheckoutRow[]> =>
  takeDue(tx, 'billing.checkout', {
    by: 'look_at',
    among: sql`state = 'open'`,
    set: sql`look_at = ${until}, looks = looks + 1`,
    now,
    limit,
  })
