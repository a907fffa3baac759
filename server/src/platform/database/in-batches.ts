import type { Database, Tx } from './database.ts'

/** Rows that one transaction removes: few enough that nobody waits for its locks. */
const batch = 2_000

/**
 * Removes what is over, batch by batch, each in a transaction of its own. `remove` takes at most so many rows and
 * answers how many there were; it is asked again until there are fewer.
 */
export const inBatches = async (
  database: Database,
  tenant: string,
  remove: (tx: Tx, most: number) => Promise<number>,
): Promise<void> => {
  let removed = batch
  while (removed >= batch) removed = await database.transaction(tenant, (tx) => remove(tx, batch))
}
