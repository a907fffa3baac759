import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { BillingPayment } from '../../platform/database/tables.generated.ts'
import type { Owners } from '../company/index.ts'
import type { PaymentMethodRow } from './card-store.ts'

export type PaymentRow = Selectable<BillingPayment>

export interface PaymentFilter {
  readonly owners: Owners
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
  { owners, from, to }: PaymentFilter,
  page: PageRequest,
): Promise<Page<PaymentRow>> => {
  let query = tx.selectFrom('billing.payment').selectAll().where(sql<boolean>`account_id = any(${owners})`)
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
