import type { Tx } from '../../platform/database/database.ts'
import { contains } from '../../platform/database/paging.ts'

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
  const rows = await tx
    .selectFrom('company.company as c')
    .innerJoin('company.member as me', 'me.company_id', 'c.id')
    .select('me.account_id')
    .where('c.title', 'ilike', contains(text))
    .limit(most)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
