import { randomUUID } from 'node:crypto'
import type { RunningFoyer } from './foyer.ts'
import { askDatabase } from './rows.ts'

/** A gateway's capture that our records lack, as the nightly comparison finds it. Returns its id. */
export const findDifference = async (
  { database_url }: RunningFoyer,
  { transaction_id = randomUUID(), tenant = 'aurora' }: { transaction_id?: string; tenant?: string } = {},
): Promise<string> => {
  const id = randomUUID()
  await askDatabase(
    database_url,
    `insert into billing.discrepancy (id, tenant, gateway, kind, transaction_id, theirs, currency, found_at)
     values ($1, $2, 'stripe', 'unknown_capture', $3, 12.5, 'EUR', now())`,
    [id, tenant, transaction_id],
  )
  return id
}
