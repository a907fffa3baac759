import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export interface TicketCount {
  readonly total: number
  readonly open: number
  readonly waiting_for_staff: number
}

/** Counts an account's tickets, for staff. */
export const countTicketsOf = (tx: Tx, accountId: string): Promise<TicketCount> =>
  tx
    .selectFrom('support.ticket')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where state <> 'closed')`.as('open'),
      sql<number>`count(*) filter (where state <> 'closed' and responsibility = 'admin')`.as('waiting_for_staff'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Number and title of these tickets, by their ids. */
export const namesOfTickets = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('support.ticket').select(['id', 'number', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, number, title }) => [id, `#${number} ${title}`]))
}

export interface WaitingTicket {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly account_id: string
  readonly manager_name: string | null
  readonly waiting_since: Date
}

/** Open tickets that wait for staff and are not snoozed, longest wait first, with their total number. */
export const listWaiting = async (
  tx: Tx,
  limit: number,
  now: Date,
): Promise<{ readonly count: number; readonly rows: readonly WaitingTicket[] }> => {
  const { rows } = await sql<WaitingTicket & { count: number }>`
    select id, number, title, account_id, manager_name, waiting_since, count(*) over ()::int as count
    from support.ticket
    where tenant = platform.tenant() and state in ('opened', 'pending') and responsibility = 'admin'
      and (snoozed_until is null or snoozed_until <= ${now})
    order by waiting_since, id limit ${limit}`.execute(tx)
  return { count: rows[0]?.count ?? 0, rows }
}
