import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface TicketCount {
  readonly total: number
  readonly open: number
  readonly waiting_for_staff: number
}

/** An account's tickets, for staff. */
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
