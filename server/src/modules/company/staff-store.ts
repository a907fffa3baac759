import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { findByWords, wasFound } from '../../platform/database/search-words.ts'
import type { CompanyRoles } from './store.ts'

/** A person's company, and whether they own it. */
export interface Membership {
  readonly account_id: string
  readonly id: string
  readonly title: string
  readonly owner: boolean
  readonly roles: CompanyRoles
}

/** The companies of these accounts, for staff. Most have none. */
export const membershipsOf = async (
  tx: Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Membership>> => {
  if (accountIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('company.member as me')
    .innerJoin('company.company as c', 'c.id', 'me.company_id')
    .select([
      'me.account_id',
      'c.id',
      'c.title',
      'me.owner',
      'me.billing',
      'me.tickets',
      'me.deliverables',
      'me.retroview',
    ])
    .where('me.account_id', 'in', accountIds)
    .execute()
  return new Map(
    rows.map(({ account_id, id, title, owner, ...roles }) => [account_id, { account_id, id, title, owner, roles }]),
  )
}

/** The accounts of a company, for staff. */
export const membersOf = async (tx: Tx, companyId: string): Promise<string[]> => {
  const members = tx.selectFrom('company.member').select('account_id').where('company_id', '=', companyId)
  return (await members.execute()).map(({ account_id }) => account_id)
}

export const titlesOf = async (tx: Tx, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('company.company').select(['id', 'title']).where('id', 'in', companyIds).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const most = 10_000

/** The members of companies that a search finds. */
export interface NamedMembers {
  readonly ids: readonly string[]
  /** There are more. */
  readonly too_many_customers?: true
}

/** All members of companies whose title has these words, for staff who search for a customer. */
export const membersOfNamed = async (tx: Tx, text: string): Promise<NamedMembers> => {
  const found = await findByWords(tx, 'company', text)
  const companies = tx
    .selectFrom('company.company')
    .select('id')
    .where(wasFound(found, sql`title`))
  const rows = await tx
    .selectFrom('company.member')
    .select('account_id')
    .where('company_id', 'in', companies)
    .limit(most + 1)
    .execute()
  const ids = rows.slice(0, most).map(({ account_id }) => account_id)
  return { ids, ...(rows.length > most && { too_many_customers: true }) }
}
