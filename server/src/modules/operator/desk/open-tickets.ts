import type { Tx } from '../../../platform/database/database.ts'
import type { TicketKeeper } from '../../support/index.ts'
import type { DeskServices } from '../services.ts'
import { namesOfOne, type OperatorRow } from '../store.ts'

type Named = Pick<OperatorRow, 'id' | 'name'>

/** The operators as keepers of tickets: an import may have left no more than a name, which several of them may have. */
export const ticketKeepers = async (tx: Tx, rows: readonly Named[]): Promise<TicketKeeper[]> => {
  if (rows.length === 0) return []
  const own = await namesOfOne(
    tx,
    rows.map(({ name }) => name),
  )
  return rows.map(({ id, name }) => ({ id, name: own.has(name) ? name : null }))
}

/** The numbers of open tickets of these operators, by their ids. */
export const openTicketsOf = async (
  { support }: Pick<DeskServices, 'support'>,
  tx: Tx,
  rows: readonly Named[],
): Promise<ReadonlyMap<string, number>> => support.staff.countOpen(tx, await ticketKeepers(tx, rows))
