import type { OrderDay } from '@foyer/contract/billing/order.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfDay, startOfDay } from '../../../platform/database/days.ts'
import { contains, type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import { findByWords, wasFound } from '../../../platform/database/search-words.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Owners } from '../../company/index.ts'
import type { MoneyTotalRow } from '../payments/payment-store.ts'
import { isRefund } from '../refunds/refund-store.ts'
import { type ListedOrderRow, type OrderRow, ordersWithParts, owed } from './order-store.ts'

/** Staff's search among all orders: words of the order itself, or orders of accounts found by these words. */
export const foundForStaff = async (tx: Tx, text: string, named: readonly string[]): Promise<RawBuilder<boolean>> => {
  const found = await findByWords(tx, 'order', text)
  const line = sql`concat_ws(' ', number, description, deliverable_human_id, buyer_reference)`
  return wasFound(found, line, sql`account_id = any(${named}::uuid[])`)
}

export interface OrderFilter {
  /** Left out for staff, who see all. */
  readonly owners?: Owners
  readonly status?: keyof typeof inState
  /** Only unpaid orders, in addition to the other filters. */
  readonly unpaid?: true
  readonly purpose?: string
  /** With a dispute in this state. */
  readonly dispute?: string
  readonly deliverable_id?: string
  readonly gateway?: string
  readonly currency?: string
  /** Due before this day. */
  readonly due_before?: string
  /** A substring of number, description, licence or the buyer’s reference: for lists of few rows. */
  readonly text?: string
  /** The result of `foundForStaff`. */
  readonly found?: RawBuilder<boolean>
  /** Which day the two are about; that of issue if left out. */
  readonly by?: OrderDay
  /** Days in UTC, both included. */
  readonly from?: string
  readonly to?: string
  readonly amount_gt?: number
  readonly amount_lt?: number
}

const orderList = {
  name: 'orders',
  sortKeys: {
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    number: { expression: sql`number`, type: 'text' },
    description: { expression: sql`description`, type: 'text' },
    amount: { expression: sql`total`, type: 'numeric' },
    due_on: { expression: sql`coalesce(due_on, 'infinity')`, type: 'date' },
    paid_at: { expression: sql`coalesce(paid_at, 'infinity')`, type: 'timestamptz' },
  },
  id: sql`id`,
} as const satisfies ListShape

/** Written as in the indexes. Free orders are completed when they are made, without a payment. */
const inState = {
  open: owed,
  paid: sql<boolean>`paid_at is not null and total > 0`,
  cancelled: sql<boolean>`cancelled_at is not null`,
  refunded: sql<boolean>`paid_at is not null and exists (
    select from billing.refund where refund.order_id = "billing"."order".id and ${isRefund})`,
} as const

const within = <Row>(
  query: SelectQueryBuilder<DB, 'billing.order', Row>,
  { by = 'created_at', from, to }: Pick<OrderFilter, 'by' | 'from' | 'to'>,
) => {
  const since = from === undefined ? query : query.where(by, '>=', startOfDay(from))
  return to === undefined ? since : since.where(by, '<', endOfDay(to))
}

const narrowed = <Row>(
  query: SelectQueryBuilder<DB, 'billing.order', Row>,
  { owners, status, unpaid, dispute, text, found, due_before, amount_gt, amount_lt, ...same }: OrderFilter,
) => {
  let narrow = query
  // The condition of the index for the list of all orders.
  narrow = narrow.where(owners === undefined ? sql<boolean>`number <> ''` : sql<boolean>`account_id = any(${owners})`)
  for (const column of ['purpose', 'deliverable_id', 'gateway', 'currency'] as const) {
    const wanted = same[column]
    if (wanted !== undefined) narrow = narrow.where(column, '=', wanted)
  }
  if (status !== undefined) narrow = narrow.where(inState[status])
  if (unpaid === true) narrow = narrow.where(inState.open)
  if (dispute !== undefined)
    narrow = narrow.where(sql<boolean>`id in (select order_id from billing.dispute where dispute.state = ${dispute})`)
  if (due_before !== undefined) narrow = narrow.where('due_on', '<', due_before)
  if (amount_gt !== undefined) narrow = narrow.where('total', '>', String(amount_gt))
  if (amount_lt !== undefined) narrow = narrow.where('total', '<', String(amount_lt))
  narrow = within(narrow, same)
  if (text !== undefined && text !== '') {
    const pattern = contains(text)
    narrow = narrow.where((eb) =>
      eb.or([
        eb('number', 'ilike', pattern),
        eb('description', 'ilike', pattern),
        eb('deliverable_human_id', 'ilike', pattern),
        eb('buyer_reference', 'ilike', pattern),
      ]),
    )
  }
  if (found !== undefined) narrow = narrow.where(found)
  return narrow
}

export const listOrders = (tx: Tx, filter: OrderFilter, page: PageRequest): Promise<Page<ListedOrderRow>> =>
  readPage(narrowed(ordersWithParts(tx), filter), orderList, page)

export type BilledOrderRow = ListedOrderRow & Pick<OrderRow, 'buyer'>

/** The same with the frozen buyers, for staff. */
export const listBilledOrders = (tx: Tx, filter: OrderFilter, page: PageRequest): Promise<Page<BilledOrderRow>> =>
  readPage(narrowed(ordersWithParts(tx).select('buyer'), filter), orderList, page)

export interface OrderTotalRow extends MoneyTotalRow {
  readonly net: string
  readonly tax: string
  readonly cancelled_count: number
  readonly cancelled: string
}

const isCancelled = inState.cancelled

const totalOf = (counts: RawBuilder<unknown>) => sql<string>`coalesce(sum(total) filter (where ${counts}), 0)::text`

/** The same as `sumOrders` for a customer, who has few: without what was refunded. */
export const sumOwnOrders = (
  tx: Tx,
  filter: OrderFilter,
): Promise<Pick<OrderTotalRow, 'currency' | 'amount' | 'cancelled'>[]> =>
  narrowed(tx.selectFrom('billing.order'), filter)
    .select(['currency', totalOf(sql`not (${isCancelled})`).as('amount'), totalOf(isCancelled).as('cancelled')])
    .groupBy('currency')
    .orderBy('currency')
    .execute()

/**
 * The totals by currency. Nobody owes what was cancelled, and what replaced it may be in the same list: it is summed
 * apart. What was refunded is summed once for all orders.
 */
export const sumOrders = (tx: Tx, filter: OrderFilter): Promise<OrderTotalRow[]> =>
  tx
    .with('listed', (db) =>
      narrowed(db.selectFrom('billing.order'), filter).select([
        'id',
        'currency',
        'total',
        'net',
        'tax',
        'cancelled_at',
      ]),
    )
    .with('returned', (db) =>
      db
        .selectFrom('billing.refund as refund')
        .innerJoin('listed', 'listed.id', 'refund.order_id')
        .select(['listed.currency', sql<string>`sum(refund.amount)`.as('amount')])
        .where(isRefund)
        .groupBy('listed.currency'),
    )
    .selectFrom('listed')
    .select([
      'currency',
      sql<number>`count(*) filter (where not (${isCancelled}))`.as('count'),
      totalOf(sql`not (${isCancelled})`).as('amount'),
      sql<string>`coalesce(sum(net) filter (where not (${isCancelled})), 0)::text`.as('net'),
      sql<string>`coalesce(sum(tax) filter (where not (${isCancelled})), 0)::text`.as('tax'),
      sql<number>`count(*) filter (where ${isCancelled})`.as('cancelled_count'),
      totalOf(isCancelled).as('cancelled'),
      sql<string>`coalesce((select amount from returned where returned.currency = listed.currency), 0)::text`.as(
        'refunded',
      ),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute()
