import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Adds up what connections that have ended had counted (migration 0039), so that an account's revision stays a sum of few rows. */
export const foldRevisions = (database: Database, tenant: string): Promise<unknown> =>
  database.transaction(tenant, (tx) => sql`select platform.fold_revisions()`.execute(tx))
