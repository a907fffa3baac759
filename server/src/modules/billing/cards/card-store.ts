import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { BillingPaymentMethod } from '../../../platform/database/tables.generated.ts'
import type { Owners } from '../../company/index.ts'

export type PaymentMethodRow = Selectable<BillingPaymentMethod>

export const findPaymentMethod = (tx: Tx, accountId: string, id: string): Promise<PaymentMethodRow | undefined> =>
  tx
    .selectFrom('billing.payment_method')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** A card of any account; the caller checks whose it is. */
export const findAnyCard = (tx: Tx, id: string): Promise<PaymentMethodRow | undefined> =>
  tx.selectFrom('billing.payment_method').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the account’s cards. Row locks alone would not keep two first cards apart. */
export const holdCards = async (tx: Tx, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 0))`.execute(tx)
}

/** The default card first, then the newest: the order in which one is chosen to be charged. */
const cardsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('billing.payment_method')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')

/** An account’s cards, the default first, then the newest. */
export const findCards = (tx: Tx, accountId: string): Promise<PaymentMethodRow[]> => cardsOf(tx, accountId).execute()

/** The same, locked. */
export const lockCards = async (tx: Tx, accountId: string): Promise<PaymentMethodRow[]> => {
  await holdCards(tx, accountId)
  return cardsOf(tx, accountId).forUpdate().execute()
}

/** Returns false if the card was saved before, for example because its notification came twice. */
export const insertPaymentMethod = async (tx: Tx, row: Insertable<BillingPaymentMethod>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('billing.payment_method')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const updatePaymentMethod = async (
  tx: Tx,
  id: string,
  change: Updateable<BillingPaymentMethod>,
): Promise<void> => {
  await tx.updateTable('billing.payment_method').set(change).where('id', '=', id).execute()
}

export const deletePaymentMethod = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('billing.payment_method').where('id', '=', id).execute()
}

/** Cards that expire before that day and whose owners have not been told. */
const endingCards = (tx: Tx, before: string, now: Date) =>
  tx
    .selectFrom('billing.payment_method')
    .where('warned_at', 'is', null)
    // A card ends a month after this day. The column stands alone, so that its index is used.
    .where(sql<boolean>`card_expires <= (${before}::date - interval '1 month')::date`)
    .where(sql<boolean>`card_expires > (${now}::timestamptz - interval '1 month')::date`)

export const listEndingCards = async (tx: Tx, before: string, now: Date): Promise<string[]> =>
  (await endingCards(tx, before, now).select('id').execute()).map(({ id }) => id)

/** Undefined if the owner has been told meanwhile, or is being told. */
export const lockEndingCard = (tx: Tx, id: string, before: string, now: Date): Promise<PaymentMethodRow | undefined> =>
  endingCards(tx, before, now).selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()

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

const cardList = {
  name: 'payment_methods',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listPaymentMethods = (tx: Tx, owners: Owners, page: PageRequest): Promise<Page<PaymentMethodRow>> =>
  readPage(
    tx
      .selectFrom('billing.payment_method')
      .selectAll()
      .where(sql<boolean>`account_id = any(${owners})`),
    cardList,
    page,
  )
