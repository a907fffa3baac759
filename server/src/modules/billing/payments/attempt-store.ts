import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import pg from 'pg'
import { type Tx, writeAlong } from '../../../platform/database/database.ts'
import type { BillingPayment, BillingPaymentAttempt } from '../../../platform/database/tables.generated.ts'
import { takeDue } from '../../../platform/database/take-due.ts'
import { writtenOnce } from '../../../platform/database/written-once.ts'
import { isId } from '../../../platform/ids.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { leaseMs, type Leasing } from './payment-rules.ts'

export type AttemptRow = Selectable<BillingPaymentAttempt>

/** The customer whom the gateway charges: the holder of a saved card, otherwise the payer. */
export const chargedAccount = ({ card_account_id, account_id }: AttemptRow): string => card_account_id ?? account_id

type PayableOrder = Pick<LockedOrder, 'id' | 'tenant' | 'total' | 'currency' | 'purpose' | 'deliverable_id'>

/** Who pays and with what. */
type Paying = Pick<AttemptRow, 'id' | 'account_id' | 'gateway' | 'instrument' | 'instrument_kind'> &
  Partial<
    Pick<
      AttemptRow,
      'state' | 'gateway_ref' | 'card_last_four' | 'card_type' | 'card_account_id' | 'off_session' | 'once_key'
    >
  >

/**
 * Begins an attempt to pay the order in full. Throws the database’s unique violation if another attempt of the order is open or has
 * succeeded.
 */
export const insertAttempt = (tx: Tx, order: PayableOrder, now: Date, paying: Paying): Promise<AttemptRow> =>
  tx
    .insertInto('billing.payment_attempt')
    .values({
      tenant: order.tenant,
      order_id: order.id,
      licence_id: heldLicence(order),
      state: 'started',
      amount: order.total,
      currency: order.currency,
      created_at: now,
      updated_at: now,
      leased_until: new Date(now.getTime() + leaseMs),
      ...paying,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * The licence that an attempt holds in addition to its order. The prices of its next period and of a raise depend on each other, so they
 * are paid one after the other.
 */
export const heldLicence = ({
  purpose,
  deliverable_id,
}: {
  readonly purpose: string
  readonly deliverable_id: string | null
}): string | null => (purpose === 'prolong' || purpose === 'increase' ? deliverable_id : null)

/** Locks the licence’s payments: no other transaction begins one, or puts a transfer before a second operator, until this one ends. */
export const lockPaymentsOf = async (tx: Tx, licenceId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments of ${licenceId}`}, 0))`.execute(tx)
}

export interface HeldOrder {
  readonly purpose: string
  /** The licence that the attempt will hold. */
  readonly licence_id: string
}

/** Which of these orders have attempts that hold a licence. */
export const findHeldOrders = async (tx: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, HeldOrder>> => {
  const rows = await tx
    .selectFrom('billing.order')
    .select(['id', 'purpose', 'deliverable_id'])
    .where(sql<boolean>`id = any(${orderIds.filter(isId)}::uuid[])`)
    .execute()
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const licence_id = heldLicence(row)
      return licence_id === null ? [] : [[id, { purpose: row.purpose, licence_id }] as const]
    }),
  )
}

/** The unique indexes, and no check before them, decide which of many attempts gets the order or the licence. */
export const isOrderHeld = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '23505' &&
  (error.constraint === 'one_live_attempt_per_order' || error.constraint === 'one_live_attempt_per_licence')

/** A call with this key has been made before. */
export const isAskedAgain = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '23505' &&
  (error.constraint === 'attempt_once' || error.constraint === 'payment_attempt_pkey')

export const findLiveAttempt = (tx: Tx, orderId: string): Promise<AttemptRow | undefined> =>
  tx
    .selectFrom('billing.payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '!=', 'failed')
    .executeTakeFirst()

/** The payment of another invoice that holds this invoice’s licence. The states are written out as in the index of live attempts. */
export const findLicenceHolder = (tx: Tx, orderId: string): Promise<AttemptRow | undefined> =>
  tx
    .selectFrom('billing.payment_attempt as attempt')
    .innerJoin('billing.order as wanted', 'wanted.deliverable_id', 'attempt.licence_id')
    .selectAll('attempt')
    .where('wanted.id', '=', orderId)
    .where('attempt.order_id', '!=', orderId)
    .where(sql<boolean>`attempt.state in ('started', 'requires_action', 'unknown')`)
    .executeTakeFirst()

export const findAttempt = (tx: Tx, id: string): Promise<AttemptRow | undefined> =>
  tx.selectFrom('billing.payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()

/** The try of a checkout that its gateway knows by this id. A window takes card after card, and only the first one has the checkout’s own id. */
export const findTry = (
  tx: Tx,
  gateway: string,
  checkoutId: string,
  gatewayRef: string,
): Promise<AttemptRow | undefined> =>
  tx
    .selectFrom('billing.payment_attempt')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_ref', '=', gatewayRef)
    .where((eb) => eb.or([eb('id', '=', checkoutId), eb('instrument', '=', checkoutId)]))
    .executeTakeFirst()

export const findAttemptByKey = (tx: Tx, onceKey: string): Promise<AttemptRow | undefined> =>
  tx.selectFrom('billing.payment_attempt').selectAll().where('once_key', '=', onceKey).executeTakeFirst()

/** The attempt that a gateway knows by this id, unless it has ended or is left to staff. */
export const findOpenAttemptOf = (tx: Tx, gateway: string, gatewayRef: string): Promise<AttemptRow | undefined> =>
  tx
    .selectFrom('billing.payment_attempt')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_ref', '=', gatewayRef)
    .where('state', 'in', ['started', 'requires_action', 'unknown'])
    .where(sql<boolean>`leased_until < 'infinity'`)
    .executeTakeFirst()

export const lockAttempt = (tx: Tx, id: string): Promise<AttemptRow> =>
  tx.selectFrom('billing.payment_attempt').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Oldest first. */
export const listAttempts = writtenOnce<AttemptRow>((tx, orderId) =>
  tx.selectFrom('billing.payment_attempt').selectAll().where('order_id', '=', orderId).orderBy('created_at'),
)

export const updateAttempt = async (
  tx: Tx,
  id: string,
  change: Updateable<BillingPaymentAttempt> & { readonly state?: AttemptState },
): Promise<void> => {
  await writeAlong(tx, tx.updateTable('billing.payment_attempt').set(change).where('id', '=', id).compile())
}

/** What a gateway has captured, which people may record under its id. */
export interface CapturedSum {
  readonly transaction_id: string
  readonly amount: Money
}

/** A person decides what becomes of it. Until then it holds its order, and the automatic settling leaves it alone. */
export const leaveToPeople = (tx: Tx, id: string, captured: CapturedSum | null, at: Date): Promise<void> =>
  updateAttempt(tx, id, {
    leased_until: 'infinity',
    ...(captured !== null && {
      captured_id: captured.transaction_id,
      captured_amount: decimalOf(captured.amount),
      captured_currency: captured.amount.currency,
      captured_at: at,
    }),
  })

/** Whether it only waits for a person’s decision. The driver returns PostgreSQL’s `infinity` as a number, which its types do not say. */
export const isLeftToPeople = ({ state, leased_until }: AttemptRow): boolean =>
  state !== 'failed' && state !== 'succeeded' && Number(leased_until) === Number.POSITIVE_INFINITY

/** A payment of the order that a person decides about: it is left to them, or was captured otherwise than asked after it had failed. */
export const isQuestioned = (attempt: AttemptRow): boolean =>
  isLeftToPeople(attempt) || (attempt.state === 'failed' && attempt.captured_id !== null)

/** Plain decimal. */
interface Captured {
  readonly gateway: string
  readonly captured: { readonly transaction_id: string; readonly amount: string; readonly currency: string }
}

/** What was captured for an order otherwise than asked, whatever became of it. */
export const listCaptured = async (tx: Tx, orderId: string): Promise<Captured[]> => {
  const rows = await tx
    .selectFrom('billing.payment_attempt')
    .select(['gateway', 'captured_id', 'captured_amount', 'captured_currency'])
    .where('order_id', '=', orderId)
    .where('captured_id', 'is not', null)
    .execute()
  return rows.flatMap(
    ({ gateway, captured_id: transaction_id, captured_amount: amount, captured_currency: currency }) =>
      transaction_id === null || amount === null || currency === null
        ? []
        : [{ gateway, captured: { transaction_id, amount, currency } }],
  )
}

/** A person has decided: the attempt no longer holds the order. */
export const endLeftToPeople = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('billing.payment_attempt')
    .set({ state: 'failed', failure_code: 'abandoned', client_secret: null, updated_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['started', 'requires_action', 'unknown'])
    .where(sql<boolean>`leased_until = 'infinity'`)
    .execute()
}

/**
 * Declined cards of an account since then. This stops people who try card after card, or one card again and again for the same invoice. A
 * saved card counts once, however many invoices it was to pay; a card that is entered each time may be another one. Failures of the
 * gateway itself and calls that were never made do not count, because they say nothing about the card. Neither do renewals: a customer
 * whose card has expired enters a new one just after many of them were declined. The state is written out, because no parameter implies the
 * condition of the index of declined attempts.
 */
export const countDeclines = async (
  tx: Tx,
  { account_id, order_id }: { readonly account_id: string; readonly order_id: string },
  since: Date,
): Promise<number> => {
  const { count } = await tx
    .selectFrom('billing.payment_attempt')
    .select(
      sql<number>`greatest(count(distinct case instrument_kind when 'saved' then instrument else id::text end),
        count(*) filter (where order_id = ${order_id}))`.as('count'),
    )
    .where('account_id', '=', account_id)
    .where('state', '=', sql.lit('failed'))
    .where('off_session', '=', false)
    .where('failure_code', 'is distinct from', 'processing_error')
    .where('updated_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Takes unfinished attempts whose lease has expired, leaving alone those of some gateways. */
export const leaseUnfinished = (
  tx: Tx,
  { now, until, limit }: Leasing,
  except: readonly string[],
): Promise<AttemptRow[]> =>
  takeDue(tx, 'billing.payment_attempt', {
    by: 'leased_until',
    among: sql`state in ('started', 'requires_action', 'unknown') and gateway <> all(${except})`,
    set: sql`leased_until = ${until}`,
    now,
    limit,
  })

export const insertPayment = async (tx: Tx, row: Insertable<BillingPayment>): Promise<void> => {
  await writeAlong(tx, tx.insertInto('billing.payment').values(row).compile())
}

/** Returns the orders that were written: those whose transaction id was not booked for another. */
export const insertPaymentsUnlessBooked = async (
  tx: Tx,
  rows: readonly Insertable<BillingPayment>[],
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const written = await tx
    .insertInto('billing.payment')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['tenant', 'gateway', 'transaction_id']).doNothing())
    .returning('order_id')
    .execute()
  return new Set(written.map(({ order_id }) => order_id))
}
