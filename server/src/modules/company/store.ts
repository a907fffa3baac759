import type { Through } from '@foyer/contract/vocabulary/owner.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Statement, Tx } from '../../platform/database/database.ts'

export interface ReadableOwner {
  readonly account_id: string
  readonly through: Through
  /** False where the company is one's own, yet the role is missing: by id that is 403, not 404. */
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

/** The same right is called differently between members of a company and between colleagues. */
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
 * Whose data the person may see, by which rights, and how often what is asked for of theirs has changed: as long as that is the same, a page
 * that tells of nothing else is another one by the passing of time alone.
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

/** The owner of the person's company, where that is somebody else. */
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

/** The members of the company that this person owns who have the role. */
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

/** A set of accounts, for a store's `account_id = any(…)`: computed once, before the rows are looked up by index. */
export type Owners = RawBuilder<string[]>

/** Decided inside the statement that lists the rows, so that a right withdrawn is gone with the next one. */
export const readableOwners = (viewerId: string, right: Right, only?: string): Owners =>
  only === undefined
    ? sql<string[]>`array(select account_id from company.readable_owners(${viewerId}, ${right}))`
    : sql<
        string[]
      >`array(select account_id from company.readable_owners(${viewerId}, ${right}) where account_id = ${only})`

/** Own and the company's where the role is there, without what colleagues share. */
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
