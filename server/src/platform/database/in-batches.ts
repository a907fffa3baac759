import type { Database, Tx } from './database.ts'

/** Rows removed per transaction: few enough that nobody waits long for its locks. */
const batch = 2_000

/**
 * Deletes old rows in batches, each in its own transaction. `remove` deletes at most the given number of rows and
 * returns how many it deleted. It is called again until it deletes fewer.
 */
export const inBatches = async (
  database: Database,
  tenant: string,
  remove: (tx: Tx, most: number) => Promise<number>,
): Promise<void> => {
  let removed = batch
  while (removed >= batch) removed = await database.transaction(tenant, (tx) => remove(tx, batch))
}
