import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { owed } from '../orders/order-store.ts'

export interface DueRow {
  readonly currency: string
  readonly amount: string
  readonly orders: number
  readonly overdue: string
  readonly overdue_orders: number
}

/** What the brand’s customers have not paid, by currency, and how much of it is overdue. */
export const readDue = async (tx: Tx, today: string): Promise<DueRow[]> => {
  const { rows } = await sql<DueRow>`
    select currency, sum(total)::text as amount, count(*)::int as orders,
      coalesce(sum(total) filter (where due_on < ${today}::date), 0)::text as overdue,
      (count(*) filter (where due_on < ${today}::date))::int as overdue_orders
    from billing."order" where tenant = platform.tenant() and ${owed}
    group by currency order by currency`.execute(tx)
  return rows
}

export const countPendingApprovals = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('billing.approval')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return count
}
