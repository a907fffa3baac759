import { idOfNobody } from '../ids.ts'
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

/**
 * Goes through rows in the order of their ids, a batch in each transaction. `work` looks at no more than `most` rows after the given id and
 * returns the last one's id, or null if there are no more.
 */
export const inPages = async (
  database: Database,
  tenant: string,
  work: (tx: Tx, after: string, most: number) => Promise<string | null>,
): Promise<void> => {
  let after: string | null = idOfNobody
  while (after !== null) {
    const from: string = after
    after = await database.transaction(tenant, (tx) => work(tx, from, batch))
  }
}
