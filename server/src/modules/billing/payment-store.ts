import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { contains, type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { BillingPayment } from '../../platform/database/tables.generated.ts'
import type { Owners } from '../company/index.ts'
import type { PaymentMethodRow } from './card-store.ts'

export type PaymentRow = Selectable<BillingPayment>

export interface PaymentFilter {
  /** Everybody's where it is left out: for staff. */
  readonly owners?: Owners
  readonly gateway?: string
  readonly currency?: string
  readonly text?: string
  /** Found by the text as well: payments of these accounts. */
  readonly named?: readonly string[]
  /** Days in UTC, both inclusive. */
  readonly from?: string
  readonly to?: string
}

const paymentList = {
  name: 'payments',
  sortKeys: {
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    amount: { expression: sql`amount`, type: 'numeric' },
    gateway: { expression: sql`gateway`, type: 'text' },
  },
  id: sql`id`,
} as const satisfies ListShape

export const listPayments = (
  tx: Tx,
  { owners, from, to, text, named = [], ...same }: PaymentFilter,
  page: PageRequest,
): Promise<Page<PaymentRow>> => {
  let query = tx.selectFrom('billing.payment').selectAll()
  // The condition of the index that is everybody's list alone.
  const whose = owners === undefined ? sql<boolean>`transaction_id <> ''` : sql<boolean>`account_id = any(${owners})`
  query = query.where(whose)
  for (const column of ['gateway', 'currency'] as const) {
    const wanted = same[column]
    if (wanted !== undefined) query = query.where(column, '=', wanted)
  }
  if (text !== undefined && text !== '') {
    const pattern = contains(text)
    query = query.where((eb) =>
      eb.or([
        eb('transaction_id', 'ilike', pattern),
        eb('description', 'ilike', pattern),
        sql<boolean>`order_id in (select id from billing."order" where number ilike ${pattern})`,
        sql<boolean>`account_id = any(${named}::uuid[])`,
      ]),
    )
  }
  if (from !== undefined) query = query.where('created_at', '>=', sql<Date>`${from}::date`)
  if (to !== undefined) query = query.where('created_at', '<', sql<Date>`${to}::date + 1`)
  return readPage(query, paymentList, page)
}

export const findPayment = (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('billing.payment').selectAll().where('id', '=', id).executeTakeFirst()

const cardList = {
  name: 'payment_methods',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listPaymentMethods = (tx: Tx, owners: Owners, page: PageRequest): Promise<Page<PaymentMethodRow>> =>
  readPage(
    tx.selectFrom('billing.payment_method').selectAll().where(sql<boolean>`account_id = any(${owners})`),
    cardList,
    page,
  )
