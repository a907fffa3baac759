import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { SupportTicket } from '../../../platform/database/tables.generated.ts'

/**
 * Imports of tickets. Imported tickets get negative numbers until every line of the import fits, so that they cannot
 * collide with tickets opened meanwhile.
 */

/** Raises the sequence, so that new tickets get higher numbers than this one. */
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

/**
 * Which of these numbers are taken. The lateral join forces an index lookup per number, even while the planner has no
 * statistics of the table.
 */
export const findUsedNumbers = async (tx: Tx, numbers: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ number: number }>`
    select wanted.number from unnest(${numbers}::int[]) as wanted (number), lateral (
      select from support.ticket t where t.tenant = platform.tenant() and t.number = wanted.number limit 1) as used`.execute(
    tx,
  )
  return new Set(rows.map(({ number }) => number))
}

/**
 * The highest imported number, or zero if there is none. Negative numbers exist only in this transaction, because each
 * import removes its own.
 */
export const highestWithMinus = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ lowest: number | null }>`
    select min(number) as lowest from support.ticket where tenant = platform.tenant() and number < 0`.execute(tx)
  return -(rows[0]?.lowest ?? 0)
}

/** An imported number that another ticket has got meanwhile. Looked up one by one, like the above. */
export const findTakenMeanwhile = async (tx: Tx): Promise<number | undefined> => {
  const { rows } = await sql<{ number: number }>`
    select taken.number from support.ticket kept, lateral (
      select t.number from support.ticket t where t.tenant = platform.tenant() and t.number = -kept.number limit 1) as taken
    where kept.tenant = platform.tenant() and kept.number < 0 limit 1`.execute(tx)
  return rows[0]?.number
}

/**
 * Sets `waiting_since` and `updated_at` of the imported tickets, as for tickets opened here. A ticket waits since the
 * customer's first message that staff have not answered; the question counts as one. If all are answered, it is the
 * customer's last message. `updated_at` is never earlier than the last message.
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
