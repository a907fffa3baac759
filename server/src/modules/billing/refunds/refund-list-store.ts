import type { RefundDay } from '@foyer/contract/operator/refund.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfDay, startOfDay } from '../../../platform/database/days.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import { findByWords } from '../../../platform/database/search-words.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Owners } from '../../company/index.ts'
import type { RefundRow } from './refund-store.ts'

export interface RefundFilter {
  /** All customers if left out. */
  readonly owners?: Owners
  readonly gateway?: string
  readonly currency?: string
  readonly state?: string
  readonly origin?: string
  /** Which day the two are about; that of the beginning if left out. */
  readonly by?: RefundDay
  /** Days in UTC, both included. */
  readonly from?: string
  readonly to?: string
  readonly amount_gt?: number
  readonly amount_lt?: number
  /** The result of `foundRefundsForStaff`. */
  readonly found?: RawBuilder<boolean>
}

export type ListedRefundRow = RefundRow & { readonly order_number: string | null; readonly credit_note: string | null }

const refundList = {
  name: 'refunds',
  sortKeys: {
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    amount: { expression: sql`amount`, type: 'numeric' },
  },
  id: sql`id`,
} as const satisfies ListShape

/**
 * Staff’s search among all refunds: words of their payment or order, the gateway's id of the capture or of the refund as it is, or refunds of
 * accounts found by these words.
 */
export const foundRefundsForStaff = async (
  tx: Tx,
  text: string,
  named: readonly string[],
): Promise<RawBuilder<boolean>> => {
  const [payments, orders] = await Promise.all([findByWords(tx, 'payment', text), findByWords(tx, 'order', text)])
  const idsOf = ({ ids, left }: typeof payments) => (left.length === 0 ? (ids ?? []) : [])
  const told = text.trim()
  return sql<boolean>`(payment_id = any(${idsOf(payments)}::uuid[]) or order_id = any(${idsOf(orders)}::uuid[])
    or account_id = any(${named}::uuid[]) or gateway_ref = ${told} or transaction_id = ${told})`
}

const within = <Row>(
  refunds: SelectQueryBuilder<DB, 'billing.refund', Row>,
  { by, from, to }: Pick<RefundFilter, 'by' | 'from' | 'to'>,
) => {
  if (by === 'received_on') {
    const since = from === undefined ? refunds : refunds.where('received_on', '>=', from)
    return to === undefined ? since : since.where('received_on', '<=', to)
  }
  const isOfEnd = by === 'settled_at' && (from !== undefined || to !== undefined)
  const day = isOfEnd ? 'updated_at' : 'created_at'
  // A refund that has ended does not change any more. When a transfer was sent is not known.
  const these = isOfEnd
    ? refunds.where('state', '=', sql<string>`'succeeded'`).where('gateway', '<>', 'bank_transfer')
    : refunds
  const since = from === undefined ? these : these.where(day, '>=', startOfDay(from))
  return to === undefined ? since : since.where(day, '<', endOfDay(to))
}

const narrowed = <Row>(
  refunds: SelectQueryBuilder<DB, 'billing.refund', Row>,
  { owners, amount_gt, amount_lt, found, ...same }: RefundFilter,
) => {
  // The condition of the index for the list of all refunds.
  const whose = owners === undefined ? sql<boolean>`transaction_id <> ''` : sql<boolean>`account_id = any(${owners})`
  let query = refunds.where(whose)
  for (const column of ['gateway', 'currency', 'state', 'origin'] as const) {
    const wanted = same[column]
    if (wanted !== undefined) query = query.where(column, '=', wanted)
  }
  query = within(query, same)
  if (amount_gt !== undefined) query = query.where('amount', '>', String(amount_gt))
  if (amount_lt !== undefined) query = query.where('amount', '<', String(amount_lt))
  return found === undefined ? query : query.where(found)
}

/** Refunds of all payments, and of captures that never became one. */
export const listRefundsForStaff = (tx: Tx, filter: RefundFilter, page: PageRequest): Promise<Page<ListedRefundRow>> =>
  readPage(
    narrowed(
      tx
        .selectFrom('billing.refund')
        .selectAll()
        .select([
          sql<string | null>`(select number from billing."order" where id = "billing"."refund".order_id)`.as(
            'order_number',
          ),
          sql<string | null>`(select number from billing.credit_note where refund_id = "billing"."refund".id)`.as(
            'credit_note',
          ),
        ]),
      filter,
    ),
    refundList,
    page,
  )

export interface RefundTotalRow {
  readonly currency: string
  readonly count: number
  readonly amount: string
  readonly pending: string
  readonly captured: string
}

/** The totals by currency, as plain decimals, without what failed. */
export const sumRefunds = (tx: Tx, filter: RefundFilter): Promise<RefundTotalRow[]> =>
  narrowed(tx.selectFrom('billing.refund'), filter)
    .where('state', '<>', 'failed')
    .select([
      'currency',
      sql<number>`count(*)`.as('count'),
      sql<string>`sum(amount)::text`.as('amount'),
      sql<string>`coalesce(sum(amount) filter (where state <> 'succeeded'), 0)::text`.as('pending'),
      sql<string>`coalesce(sum(amount) filter (where payment_id is null), 0)::text`.as('captured'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute()
