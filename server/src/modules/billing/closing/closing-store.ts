import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

const some = async (tx: Tx, rows: RawBuilder<unknown>): Promise<boolean> => {
  const { rows: found } = await sql<{ is: boolean }>`select exists (${rows}) as is`.execute(tx)
  return found[0]?.is === true
}

/** The conditions of states are written out, as in the indexes of what is unfinished. */
export const owes = (tx: Tx, id: string): Promise<boolean> =>
  some(
    tx,
    sql`select from billing."order" where tenant = platform.tenant() and account_id = ${id}
      and paid_at is null and cancelled_at is null`,
  )

/** Money that moves, also with a card of this account for an invoice of somebody else. */
export const hasMoneyUnderWay = (tx: Tx, id: string): Promise<boolean> =>
  some(
    tx,
    sql`select from billing.payment_attempt where state in ('started', 'requires_action', 'unknown')
        and (account_id = ${id} or card_account_id = ${id})
      union all
      select from billing.refund where state in ('started', 'unknown') and account_id = ${id}`,
  )

/** A second operator or a bank has yet to decide. */
export const awaitsDecision = (tx: Tx, id: string): Promise<boolean> =>
  some(
    tx,
    sql`select from billing.approval where state = 'pending' and account_id = ${id}
      union all
      select from billing.dispute where state = 'opened' and account_id = ${id}`,
  )

export interface KnownCustomer {
  readonly gateway: string
  readonly reference: string
}

/** Deletes what we know of the account as a customer of gateways, and returns it. */
export const deleteCustomers = (tx: Tx, id: string): Promise<KnownCustomer[]> =>
  tx.deleteFrom('billing.gateway_customer').where('account_id', '=', id).returning(['gateway', 'reference']).execute()
