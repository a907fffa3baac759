import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { SupportTicket } from '../../platform/database/tables.generated.ts'

/** What an import does with tickets and their numbers, which have a minus until all of its lines fit. */

/** New tickets are numbered from above this one on. */
export const raiseNumber = async (tx: Tx, tenant: string, number: number): Promise<void> => {
  await tx
    .insertInto('support.number_sequence')
    .values({ tenant, last: Math.max(number, 1000) })
    .onConflict((conflict) =>
      conflict.column('tenant').doUpdateSet({ last: sql`greatest(support.number_sequence.last, excluded.last)` }),
    )
    .execute()
}

export const insertTickets = async (tx: Tx, rows: readonly Insertable<SupportTicket>[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto('support.ticket')
      .values([...rows])
      .execute()
}

/** Which of these numbers belong to a ticket already. One by one through their index, also while the planner knows no rows yet. */
export const findUsedNumbers = async (tx: Tx, numbers: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ number: number }>`
    select wanted.number from unnest(${numbers}::int[]) as wanted (number), lateral (
      select from support.ticket t where t.tenant = platform.tenant() and t.number = wanted.number limit 1) as used`.execute(
    tx,
  )
  return new Set(rows.map(({ number }) => number))
}

/** Zero where there are none. Of this transaction: no other leaves any. */
export const highestWithMinus = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ lowest: number | null }>`
    select min(number) as lowest from support.ticket where tenant = platform.tenant() and number < 0`.execute(tx)
  return -(rows[0]?.lowest ?? 0)
}

/** A number with a minus that somebody else has without it by now. One by one, like the above. */
export const findTakenMeanwhile = async (tx: Tx): Promise<number | undefined> => {
  const { rows } = await sql<{ number: number }>`
    select taken.number from support.ticket kept, lateral (
      select t.number from support.ticket t where t.tenant = platform.tenant() and t.number = -kept.number limit 1) as taken
    where kept.tenant = platform.tenant() and kept.number < 0 limit 1`.execute(tx)
  return rows[0]?.number
}

/**
 * Those with a minus have waited since the first word of the customer's that staff have not answered, the question itself among them, as with
 * tickets that were asked here; where all are answered, since their last one. None was changed before its last word.
 */
export const settleTimes = async (tx: Tx): Promise<void> => {
  await sql`
    update support.ticket ticket
    set (updated_at, waiting_since) = (
      select greatest(ticket.updated_at, max(created_at)),
        case when max(answered) is null then ticket.created_at
          else coalesce(
            min(created_at) filter (where author = 'client' and created_at > answered),
            greatest(ticket.created_at, max(created_at) filter (where author = 'client'))) end
      from (
        select author, created_at, max(created_at) filter (where author = 'staff') over () as answered
        from support.comment where ticket_id = ticket.id and not internal) said)
    where tenant = platform.tenant() and number < 0`.execute(tx)
}

export const takeMinusAway = async (tx: Tx): Promise<void> => {
  await sql`update support.ticket set number = -number where tenant = platform.tenant() and number < 0`.execute(tx)
}
