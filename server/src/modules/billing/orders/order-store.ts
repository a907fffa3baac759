import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Tx, writeAlong } from '../../../platform/database/database.ts'
import type { BillingOrder } from '../../../platform/database/tables.generated.ts'
import { writtenOnce } from '../../../platform/database/written-once.ts'
import type { KnownCard } from '../cards/card-rules.ts'
import { isReturning } from '../refunds/refund-store.ts'
import type { Series } from './order-rules.ts'

/** `isOwed` in SQL, for the row of an order. */
export const owed = sql<boolean>`(paid_at is null and cancelled_at is null)`

export interface StoredAction {
  readonly command: string
  readonly data: Readonly<Record<string, unknown>>
  readonly description: string
}

export interface StoredAttempt {
  readonly state: AttemptState
  readonly gateway: string
  readonly failure_code: string | null
  readonly card_last_four: string | null
  readonly at: string
}

export type ListedOrderRow = Pick<Selectable<BillingOrder>, (typeof listed)[number]> & {
  readonly actions: readonly StoredAction[]
  readonly attempt: StoredAttempt | null
  /** Plain decimal: the total of its credit notes. */
  readonly credited: string
  /** Plain decimal: the part of its payment that is being refunded. */
  readonly returning: string
  /** While it is open, the day of its automatic charge, and the available cards: `chargedOn` tells whether one will be charged. */
  readonly charging: { readonly day: string; readonly cards: readonly KnownCard[] } | null
}

export type OrderRow = Pick<Selectable<BillingOrder>, (typeof frozen)[number]> & ListedOrderRow

/** Days that an order pays for: from the first to before the last. */
export interface Stretch {
  readonly starts_on: string
  readonly ends_on: string
}

/** The licence that an order created or converted, with its first period; null if it never ends. */
export interface Delivered {
  readonly id: string
  readonly human_id: string
  readonly name: string
  readonly period: Stretch | null
}

export type NewOrderRow = Insertable<BillingOrder>

const listed = [
  'id',
  'account_id',
  'number',
  'purpose',
  'description',
  'created_at',
  'due_on',
  'paid_at',
  'cancelled_at',
  'currency',
  'net',
  'tax_percent',
  'tax',
  'total',
  'deliverable_id',
  'deliverable_human_id',
  'deliverable_name',
  'buyer_reference',
  'tax_in',
] as const satisfies readonly (keyof BillingOrder)[]

/** What is read in addition for a single order. */
const frozen = [
  'tenant',
  'gateway',
  'seller',
  'buyer',
  'lines',
  'tax_note',
  'own_reference',
  'replaces',
  'imported',
] as const satisfies readonly (keyof BillingOrder)[]

/** The charge that is planned for an unpaid order of this table, with its owner’s cards in the order of `findCards`. */
export const chargingOf = (order: string) => sql<ListedOrderRow['charging']>`case when charged_on is not null then (
  select json_build_object('day', ${sql.ref(`${order}.charged_on`)}, 'cards', coalesce(json_agg(json_build_object(
    'tenant', tenant, 'gateway', gateway, 'card_expires', card_expires, 'card_last_four', card_last_four, 'is_default', is_default)
    order by is_default desc, created_at desc), '[]'))
  from billing.payment_method where payment_method.account_id = ${sql.ref(`${order}.account_id`)}) end`

/** What a list shows. Parties and lines are only read for a single order. */
export const ordersWithParts = (tx: Tx) =>
  tx
    .selectFrom('billing.order')
    .select(listed)
    .select([
      // In the form that `issueOrder` writes.
      sql<StoredAction[]>`actions`.as('actions'),
      sql<StoredAttempt | null>`(
        select json_build_object('state', state, 'gateway', gateway, 'failure_code', failure_code, 'card_last_four', card_last_four, 'at', updated_at)
        from billing.payment_attempt where order_id = "billing"."order".id order by created_at desc limit 1)`.as(
        'attempt',
      ),
      sql<string>`(select coalesce(sum(total), 0)::text from billing.credit_note where order_id = "billing"."order".id)`.as(
        'credited',
      ),
      sql<string>`(select coalesce(sum(amount), 0)::text from billing.refund
        where refund.order_id = "billing"."order".id and ${isReturning})`.as('returning'),
      sql<ListedOrderRow['charging']>`case when ${owed} then ${chargingOf('billing.order')} end`.as('charging'),
    ])

const orderById = writtenOnce<OrderRow>((tx, id) => ordersWithParts(tx).select(frozen).where('id', '=', id))

export const findOrder = async (tx: Tx, id: string): Promise<OrderRow | undefined> => (await orderById(tx, id))[0]

/** The same, locked: nobody can pay or cancel it until the transaction ends. */
export const holdOrder = (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  ordersWithParts(tx).select(frozen).where('id', '=', id).forShare().executeTakeFirst()

export type LockedOrder = Selectable<BillingOrder>

/** Only the order itself, locked until the transaction ends. */
export const lockOrder = (tx: Tx, id: string): Promise<LockedOrder> =>
  tx.selectFrom('billing.order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The owner of the order. */
export const findOwner = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('billing.order').select('account_id').where('id', '=', id).executeTakeFirst())?.account_id

export const findSettlement = async (
  tx: Tx,
  id: string,
): Promise<{ readonly paid: boolean; readonly cancelled: boolean }> => {
  const row = await tx
    .selectFrom('billing.order')
    .select(['paid_at', 'cancelled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { paid: row.paid_at !== null, cancelled: row.cancelled_at !== null }
}

export const markCancelled = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('billing.order').set({ cancelled_at: at }).where('id', '=', id).execute()
}

/** The next number of the series in that year. The row stays locked until the transaction is committed, so that no number is skipped. */
export const takeNumber = async (tx: Tx, tenant: string, series: Series, year: number): Promise<number> => {
  const { last } = await tx
    .insertInto('billing.number_sequence')
    .values({ tenant, series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'series', 'year']).doUpdateSet({ last: sql`billing.number_sequence.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export const insertOrder = async (tx: Tx, order: NewOrderRow): Promise<void> => {
  await tx.insertInto('billing.order').values(order).execute()
}

/** Returns those that were written: those whose number no other order has. */
export const insertOrdersUnlessNumbered = async (
  tx: Tx,
  orders: readonly NewOrderRow[],
): Promise<ReadonlySet<string>> => {
  if (orders.length === 0) return new Set()
  const written = await tx
    .insertInto('billing.order')
    .values([...orders])
    .onConflict((conflict) => conflict.columns(['tenant', 'number']).doNothing())
    .returning('id')
    .execute()
  return new Set(written.map(({ id }) => id))
}

export const markPaid = async (tx: Tx, id: string, at: Date, gateway: string): Promise<void> => {
  const marking = tx.updateTable('billing.order').set({ paid_at: at, gateway }).where('id', '=', id)
  await writeAlong(tx, marking.where('paid_at', 'is', null).compile())
}

/** Stores which licence an order created, with the order and with its action, and the days that were paid for. */
export const noteDelivered = async (tx: Tx, orderId: string, made: Delivered): Promise<void> => {
  const data = JSON.stringify({ deliverable_id: made.id, ...made.period })
  await tx
    .updateTable('billing.order')
    .set({
      deliverable_id: made.id,
      deliverable_human_id: made.human_id,
      deliverable_name: made.name,
      actions: sql`(
        select jsonb_agg(case when action->>'command' = 'create'
          then jsonb_set(action, '{data}', action->'data' || ${data}::jsonb) else action end order by position)
        from jsonb_array_elements(actions) with ordinality as planned (action, position))`,
    })
    .where('id', '=', orderId)
    .execute()
}

/** Stores the days that a paid order actually paid for, if they differ from those it was issued for, with the action that did it. */
export const noteProlonged = async (tx: Tx, orderId: string, { starts_on, ends_on }: Stretch): Promise<void> => {
  const days = JSON.stringify({ starts_on, ends_on })
  await tx
    .updateTable('billing.order')
    .set({
      actions: sql`(
        select jsonb_agg(case when action->>'command' = 'prolong'
          then jsonb_set(action, '{data}', action->'data' || ${days}::jsonb) else action end order by position)
        from jsonb_array_elements(actions) with ordinality as planned (action, position))`,
    })
    .where('id', '=', orderId)
    .execute()
}

/** False if it was paid or cancelled meanwhile. */
export const noteGateway = async (tx: Tx, id: string, gateway: string): Promise<boolean> => {
  const noted = await tx
    .updateTable('billing.order')
    .set({ gateway })
    .where('id', '=', id)
    .where(owed)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** The day of its automatic charge; null if a person has to pay it. */
export const noteCharge = async (tx: Tx, id: string, day: string | null): Promise<void> => {
  const noting = tx.updateTable('billing.order').set({ charged_on: day }).where('id', '=', id)
  await writeAlong(tx, noting.where('charged_on', 'is distinct from', day).compile())
}

/** No money for it waits for a person’s decision: a transfer for that of a second operator, or a payment that was left to people. */
const isUnawaited = sql<boolean>`not exists (
  select from billing.approval where approval.order_id = "order".id and approval.state = 'pending')
  and not exists (
  select from billing.payment_attempt attempt where attempt.order_id = "order".id
    and attempt.state in ('started', 'requires_action', 'unknown') and attempt.leased_until = 'infinity')`

/** Open orders of this purpose that were due before this day and that nobody is paying. */
export const listLapsed = async (tx: Tx, purpose: string, day: string, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('billing.order as order')
    .select('order.id')
    .where('order.purpose', '=', purpose)
    .where(owed)
    .where('order.due_on', '<', day)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('billing.payment_attempt as attempt')
            .select('attempt.id')
            .whereRef('attempt.order_id', '=', 'order.id')
            .where('attempt.state', '!=', 'failed'),
        ),
      ),
    )
    .where(isUnawaited)
    // Locked in the same order by every process.
    .orderBy('order.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Every unpaid order about a licence with this purpose, by id. Those whose money waits for a person’s decision are only included on request. */
export const listOpenOrdersFor = async (
  tx: Tx,
  deliverableId: string,
  purpose: string,
  withAwaited: boolean,
): Promise<string[]> => {
  const open = tx
    .selectFrom('billing.order as order')
    .select('id')
    .where('deliverable_id', '=', deliverableId)
    .where('purpose', '=', purpose)
    .where(owed)
    .orderBy('created_at')
  const rows = await (withAwaited ? open : open.where(isUnawaited)).execute()
  return rows.map(({ id }) => id)
}
