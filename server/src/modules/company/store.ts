import type { Through } from '@foyer/contract/vocabulary/owner.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Statement, Tx } from '../../platform/database/database.ts'

export interface ReadableOwner {
  readonly account_id: string
  readonly through: Through
  /** False for data of one's own company if the role is missing: a call by id then gets a 403, not a 404. */
  readonly granted: boolean
}

export interface CompanyRoles {
  readonly billing: boolean
  readonly tickets: boolean
  readonly deliverables: boolean
  readonly retroview: boolean
}

export interface ColleaguePermissions {
  readonly payments: boolean
  readonly statistics: boolean
  readonly licenses: boolean
  readonly tickets: boolean
}

/** The same right has different names for members of a company and for colleagues. */
const colleagueColumn: Readonly<Record<Right, keyof ColleaguePermissions>> = {
  billing: 'payments',
  tickets: 'tickets',
  deliverables: 'licenses',
  retroview: 'statistics',
}

/** The owner of one's company, and colleagues who share; each with whether this right is granted. */
export const findOwners = async (tx: Tx, accountId: string, right: Right): Promise<ReadableOwner[]> => {
  const { rows } = await sql<ReadableOwner>`
    select chief.account_id, 'company' as through, ${sql.ref(`me.${right}`)} as granted
    from company.member me join company.member chief on chief.company_id = me.company_id and chief.owner
    where me.account_id = ${accountId} and not me.owner
    union all
    select grantor_id, 'sharing', true from company.colleague where grantee_id = ${accountId} and ${sql.ref(colleagueColumn[right])}`.execute(
    tx,
  )
  return rows
}

/**
 * Whose data the person may see, by which rights, and a version for each owner's data. As long as this is unchanged, a page that depends
 * on nothing else can only change through the passing of time.
 */
export const seenRevision: Statement = {
  name: 'company.seen_revision',
  text: `
    select string_agg(concat_ws(' ', seen.how, seen.account_id, (
      select sum(changes) from platform.revision where account_id = seen.account_id and area = any($2))), ', ' order by seen.how, seen.account_id) as revision
    from (
      select $1::uuid as account_id, 'own' as how
      union all
      select chief.account_id, concat('company', me.billing, me.tickets, me.deliverables, me.retroview)
      from company.member me join company.member chief on chief.company_id = me.company_id and chief.owner
      where me.account_id = $1 and not me.owner
      union all
      select grantor_id, concat('sharing', payments, statistics, licenses, tickets) from company.colleague where grantee_id = $1) seen`,
}

/** The owner of the person's company, if that is somebody else. */
export const findChief = async (tx: Tx, accountId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('company.member as me')
    .innerJoin('company.member as chief', (join) =>
      join.onRef('chief.company_id', '=', 'me.company_id').on('chief.owner', '=', true),
    )
    .select('chief.account_id')
    .where('me.account_id', '=', accountId)
    .where('me.owner', '=', false)
    .executeTakeFirst()
  return row?.account_id
}

/** Members with the role in the company that this person owns. */
export const findEntitledMembers = async (tx: Tx, ownerId: string, right: Right): Promise<string[]> => {
  const rows = await tx
    .selectFrom('company.member as chief')
    .innerJoin('company.member as me', 'me.company_id', 'chief.company_id')
    .select('me.account_id')
    .where('chief.account_id', '=', ownerId)
    .where('chief.owner', '=', true)
    .where('me.owner', '=', false)
    .where(`me.${right}`, '=', true)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** A set of accounts for a store's `account_id = any(…)`. It is computed once, before the rows are looked up by index. */
export type Owners = RawBuilder<string[]>

/** Evaluated inside the statement that lists the rows, so that a withdrawn right counts from the next statement on. */
export const readableOwners = (viewerId: string, right: Right, only?: string): Owners =>
  only === undefined
    ? sql<string[]>`array(select account_id from company.readable_owners(${viewerId}, ${right}))`
    : sql<
        string[]
      >`array(select account_id from company.readable_owners(${viewerId}, ${right}) where account_id = ${only})`

/** The person's own and, with the role, the company's; without what colleagues share. */
export const ownersInCompany = (viewerId: string, right: Right): Owners => sql<string[]>`array(
  select ${viewerId}::uuid union all
  select chief.account_id
  from company.member me join company.member chief on chief.company_id = me.company_id and chief.owner
  where me.account_id = ${viewerId} and not me.owner and ${sql.ref(`me.${right}`)})`

export const onlyOwner = (accountId: string): Owners => sql<string[]>`array[${accountId}::uuid]`

export const nobody: Owners = sql<string[]>`'{}'::uuid[]`

export const idsOf = async (tx: Tx, owners: Owners): Promise<string[]> => {
  const { rows } = await sql<{ account_id: string }>`select distinct unnest(${owners}) as account_id`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}
