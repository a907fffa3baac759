import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/**
 * Empties the addresses in entries of the brand's log from before this time, at most `most`, and returns how many there were. The database
 * leaves those of the last half year, whatever the time: the application cannot cover its tracks.
 */
export const emptyAddresses = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const { rows } = await sql<{
    emptied: number
  }>`select platform.empty_addresses(${before}, ${most}) as emptied`.execute(tx)
  return rows[0]?.emptied ?? 0
}
