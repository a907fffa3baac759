import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { findByWords, wasFound } from '../../platform/database/search-words.ts'

/** Somebody's company, and whether it is theirs. */
export interface Membership {
  readonly account_id: string
  readonly id: string
  readonly title: string
  readonly owner: boolean
}

/** The companies of these accounts, for staff; most have none. */
export const membershipsOf = async (
  tx: Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Membership>> => {
  if (accountIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('company.member as me')
    .innerJoin('company.company as c', 'c.id', 'me.company_id')
    .select(['me.account_id', 'c.id', 'c.title', 'me.owner'])
    .where('me.account_id', 'in', accountIds)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row]))
}

const most = 1000

/** Everybody in companies whose title has these words, for staff who look for a customer by them. */
export const membersOfNamed = async (tx: Tx, text: string): Promise<string[]> => {
  const found = await findByWords(tx, 'company', text)
  const companies = tx
    .selectFrom('company.company')
    .select('id')
    .where(wasFound(found, sql`title`))
  const rows = await tx
    .selectFrom('company.member')
    .select('account_id')
    .where('company_id', 'in', companies)
    .limit(most)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
