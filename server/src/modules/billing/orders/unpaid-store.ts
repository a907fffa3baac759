import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Owners } from '../../company/index.ts'
import { chargingOf, type ListedOrderRow, owed } from './order-store.ts'

/** How many of the earliest are known of each group. */
export const namedOfEach = 3

/** The unpaid invoices of one owner in one currency that are planned for the same day, or for none. */
export interface UnpaidGroup extends Pick<ListedOrderRow, 'currency' | 'charging'> {
  readonly count: number
  /** Plain decimal. */
  readonly amount: string
  /** The earliest due. */
  readonly first: readonly string[]
}

/**
 * They are grouped so that whether a card can be charged is asked once for each owner and day, not for each invoice. An invoice that
 * somebody has tried to pay is no longer left to its card.
 */
export const groupUnpaid = async (tx: Tx, owners: Owners, today: string): Promise<UnpaidGroup[]> => {
  const { rows } = await sql<UnpaidGroup>`
    with unpaid as materialized (
      select id, account_id, currency, total, due_on,
        case when charged_on >= ${today} and not exists (
          select from billing.payment_attempt where order_id = "order".id) then charged_on end as charged_on
      from billing."order" where account_id = any(${owners}) and ${owed} and total > 0),
    grouped as (
      select account_id, currency, charged_on, count(*)::int as count, sum(total)::text as amount,
        (array_agg(id order by coalesce(due_on, 'infinity'), id))[:${sql.lit(namedOfEach)}] as first
      from unpaid group by account_id, currency, charged_on)
    select currency, count, amount, first, ${chargingOf('grouped')} as charging from grouped`.execute(tx)
  return rows
}

/** The oldest unpaid purchase. */
export const findUnpaidPurchase = async (tx: Tx, owners: Owners): Promise<string | undefined> => {
  const { rows } = await sql<{ readonly id: string }>`
    select id from billing."order" where account_id = any(${owners}) and ${owed} and total > 0 and purpose = 'new'
    order by created_at, id limit 1`.execute(tx)
  return rows[0]?.id
}

export interface NamedUnpaidRow extends Pick<ListedOrderRow, 'currency' | 'charging'> {
  readonly id: string
  readonly account_id: string
  readonly number: string
  readonly description: string
  readonly purpose: string
  readonly total: string
  readonly due_on: string | null
}

/** Those with these ids, the earliest due first. */
export const findNamedUnpaid = async (tx: Tx, ids: readonly string[]): Promise<NamedUnpaidRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedUnpaidRow>`
    select id, account_id, number, description, purpose, total::text, currency, due_on::text, ${chargingOf('order')} as charging
    from billing."order" where id = any(${ids}) order by coalesce(due_on, 'infinity'), id`.execute(tx)
  return rows
}
