import type { PaymentDay } from '@foyer/contract/operator/order.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfDay, startOfDay } from '../../../platform/database/days.ts'
import { contains, type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import { findByWords, wasFound } from '../../../platform/database/search-words.ts'
import type { BillingPayment, DB } from '../../../platform/database/tables.generated.ts'
import type { Owners } from '../../company/index.ts'
import { isRefund, isReturning } from '../refunds/refund-store.ts'

export type PaymentRow = Selectable<BillingPayment>

export type ListedPaymentRow = PaymentRow & {
  readonly order_number: string
  readonly card_last_four: string | null
  /** Plain decimal: what has been refunded, including refunds in progress. */
  readonly refunded: string
  /** Plain decimal: refunds in progress alone. */
  readonly returning: string
}

export interface PaymentFilter {
  /** Left out for staff, who see all. */
  readonly owners?: Owners
  readonly gateway?: string
  readonly currency?: string
  /** A substring in transaction, description, the invoice’s number or the last card digits: for lists of few rows. */
  readonly text?: string
  /** The result of `foundPaymentsForStaff`. */
  readonly found?: RawBuilder<boolean>
  /** Which day the two are about; that of the money if left out. */
  readonly by?: PaymentDay
  /** Days in UTC, both included. */
  readonly from?: string
  readonly to?: string
  readonly amount_gt?: number
  readonly amount_lt?: number
}

const paymentList = {
  name: 'payments',
  sortKeys: {
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    recorded_at: { expression: sql`recorded_at`, type: 'timestamptz' },
    amount: { expression: sql`amount`, type: 'numeric' },
    gateway: { expression: sql`gateway`, type: 'text' },
  },
  id: sql`id`,
} as const satisfies ListShape

const orderNumber = sql<string>`(select number from billing."order" where id = "billing"."payment".order_id)`
const cardLastFour = sql<
  string | null
>`(select card_last_four from billing.payment_attempt where id = "billing"."payment".attempt_id)`

/** Of the payment that is being read: what has been refunded, including refunds in progress. */
export const refunded = sql<string>`(select coalesce(sum(amount), 0)::text from billing.refund
  where refund.payment_id = "billing"."payment".id and ${isRefund})`

const returning = sql<string>`(select coalesce(sum(amount), 0)::text from billing.refund
  where refund.payment_id = "billing"."payment".id and ${isReturning})`

/** What is shown of a payment: what it paid, with which card, and what was refunded. */
const paymentsWithParts = (tx: Tx) =>
  tx
    .selectFrom('billing.payment')
    .selectAll()
    .select([orderNumber.as('order_number'), cardLastFour.as('card_last_four')])
    .select([refunded.as('refunded'), returning.as('returning')])

/** Card digits with more payments than this are searched in the rows themselves: fetching all of them would cost more. */
const mostOfCard = 2000

/** Payments with a card ending in these digits; part of a longer number or a word matches nothing. */
const paidByCard = async (tx: Tx, text: string): Promise<RawBuilder<boolean>> => {
  const digits = text.trim()
  if (!/^\d{4}$/.test(digits)) return sql<boolean>`false`
  const rows = await tx
    .selectFrom('billing.payment_attempt')
    .select('id')
    .where('card_last_four', '=', digits)
    // Written as in the index.
    .where(sql<boolean>`state = 'succeeded'`)
    .limit(mostOfCard + 1)
    .execute()
  if (rows.length > mostOfCard) return sql<boolean>`${cardLastFour} = ${digits}`
  return sql<boolean>`attempt_id = any(${rows.map(({ id }) => id)}::uuid[])`
}

/** Staff’s search among all payments: words of a payment or its order, the last card digits, or payments of accounts found by these words. */
export const foundPaymentsForStaff = async (
  tx: Tx,
  text: string,
  named: readonly string[],
): Promise<RawBuilder<boolean>> => {
  const [found, orders, byCard] = await Promise.all([
    findByWords(tx, 'payment', text),
    findByWords(tx, 'order', text),
    paidByCard(tx, text),
  ])
  const ofOrders = orders.left.length === 0 ? (orders.ids ?? []) : []
  const besides = sql<boolean>`order_id = any(${ofOrders}::uuid[]) or account_id = any(${named}::uuid[]) or ${byCard}`
  return wasFound(found, sql`concat_ws(' ', transaction_id, description)`, besides)
}

const narrowed = <Row>(
  payments: SelectQueryBuilder<DB, 'billing.payment', Row>,
  { owners, by = 'created_at', from, to, amount_gt, amount_lt, text, found, ...same }: PaymentFilter,
) => {
  // The condition of the index for the list of all payments.
  const whose = owners === undefined ? sql<boolean>`transaction_id <> ''` : sql<boolean>`account_id = any(${owners})`
  let query = payments.where(whose)
  for (const column of ['gateway', 'currency'] as const) {
    const wanted = same[column]
    if (wanted !== undefined) query = query.where(column, '=', wanted)
  }
  if (amount_gt !== undefined) query = query.where('amount', '>', String(amount_gt))
  if (amount_lt !== undefined) query = query.where('amount', '<', String(amount_lt))
  if (text !== undefined && text !== '') {
    const pattern = contains(text)
    query = query.where((eb) =>
      eb.or([
        eb('transaction_id', 'ilike', pattern),
        eb('description', 'ilike', pattern),
        eb(orderNumber, 'ilike', pattern),
        eb(cardLastFour, 'ilike', pattern),
      ]),
    )
  }
  if (found !== undefined) query = query.where(found)
  if (from !== undefined) query = query.where(by, '>=', startOfDay(from))
  if (to !== undefined) query = query.where(by, '<', endOfDay(to))
  return query
}

export const listPayments = (tx: Tx, filter: PaymentFilter, page: PageRequest): Promise<Page<ListedPaymentRow>> =>
  readPage(narrowed(paymentsWithParts(tx), filter), paymentList, page)

/** The total of many rows in one currency, as plain decimals. */
export interface MoneyTotalRow {
  readonly currency: string
  readonly count: number
  readonly amount: string
  /** What has been refunded, including refunds in progress. */
  readonly refunded: string
}

/** The totals by currency. What was refunded is summed once for all payments: among millions, once for each takes seconds. */
export const sumPayments = (tx: Tx, filter: PaymentFilter): Promise<MoneyTotalRow[]> =>
  tx
    .with('listed', (db) => narrowed(db.selectFrom('billing.payment'), filter).select(['id', 'currency', 'amount']))
    .with('returned', (db) =>
      db
        .selectFrom('billing.refund as refund')
        .innerJoin('listed', 'listed.id', 'refund.payment_id')
        .select(['listed.currency', sql<string>`sum(refund.amount)`.as('amount')])
        .where(isRefund)
        .groupBy('listed.currency'),
    )
    .selectFrom('listed')
    .select([
      'currency',
      sql<number>`count(*)`.as('count'),
      sql<string>`sum(amount)::text`.as('amount'),
      sql<string>`coalesce((select amount from returned where returned.currency = listed.currency), 0)::text`.as(
        'refunded',
      ),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute()

export const findPayment = (tx: Tx, id: string): Promise<ListedPaymentRow | undefined> =>
  paymentsWithParts(tx).where('id', '=', id).executeTakeFirst()

export const findPaymentOfOrder = (tx: Tx, orderId: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('billing.payment').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** The payment alone, locked: refunds of it wait for each other here. */
export const lockPaymentOfOrder = (tx: Tx, orderId: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('billing.payment').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst()

/** Does nothing if the payment is not booked, as for a declined card. */
export const noteSoldItem = async (
  tx: Tx,
  {
    gateway,
    transaction_id,
    sold_item,
  }: Pick<PaymentRow, 'gateway' | 'transaction_id'> & { readonly sold_item: string },
): Promise<void> => {
  await tx
    .updateTable('billing.payment')
    .set({ sold_item })
    .where('gateway', '=', gateway)
    .where('transaction_id', '=', transaction_id)
    .where('sold_item', 'is', null)
    .execute()
}

/** The gateway’s id of the sold item; null if no notification contained it. */
export const findSoldItem = async (tx: Tx, gateway: string, transactionId: string): Promise<string | null> =>
  (await findPaymentByTransaction(tx, gateway, transactionId))?.sold_item ?? null

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
