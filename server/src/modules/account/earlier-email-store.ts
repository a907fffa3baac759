import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** An e-mail that an account had, and when it was given another. */
export interface EarlierEmail {
  readonly account_id: string
  readonly email: string
  readonly until: Date
}

/** The earlier e-mails of these accounts, oldest first, from the entries of their changes; older ones have a pair. */
export const listEarlierEmails = async (tx: Tx, ids: readonly string[]): Promise<EarlierEmail[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<EarlierEmail>`
    select account_id, coalesce(changes #>> '{email,from}', changes #>> '{email,0}') as email, at as until
    from platform.audit_entry
    where tenant = platform.tenant() and account_id = any(${ids}::uuid[]) and action = 'email_changed'
      and coalesce(changes #>> '{email,from}', changes #>> '{email,0}') is not null
    order by at, id`.execute(tx)
  return rows
}
