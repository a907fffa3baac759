import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Adds up the counters of connections that have closed, so that an account's revision stays a sum of few rows. */
export const foldRevisions = (database: Database, tenant: string): Promise<unknown> =>
  database.transaction(tenant, (tx) => sql`select platform.fold_revisions()`.execute(tx))
