import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Rows added up per transaction: nobody waits for them, but a transaction has limited time. */
const batch = 2_000

/**
 * Adds up the counts that many transactions at once have left in rows of their own, so that an account's revision stays a
 * sum of few rows.
 */
export const foldRevisions = async (database: Database, tenant: string): Promise<void> => {
  const foldFrom = async (account: string): Promise<string | null> => {
    const { rows } = await database.transaction(tenant, (tx) =>
      sql<{ next: string | null }>`select platform.fold_revisions(${account}::uuid, ${batch}) as next`.execute(tx),
    )
    return rows[0]?.next ?? null
  }
  let account: string | null = '00000000-0000-0000-0000-000000000000'
  while (account !== null) account = await foldFrom(account)
}
