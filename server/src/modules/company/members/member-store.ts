import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { CompanyCompany, CompanyMember } from '../../../platform/database/tables.generated.ts'
import type { CompanyRoles } from '../store.ts'

export type CompanyRow = Selectable<CompanyCompany>
export type MemberRow = Selectable<CompanyMember>

/** Locks people in a fixed order, so that everything that moves them between companies is serialized. */
export const lockPeople = async (tx: Tx, tenant: string, emails: readonly string[]): Promise<void> => {
  for (const email of [...new Set(emails)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`company person ${tenant} ${email}`}, 0))`.execute(tx)
}

/** The same for companies: one change of members, invites or owner at a time. */
export const lockCompanies = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  for (const id of [...new Set(ids)].sort())
    await tx.selectFrom('company.company').select('id').where('id', '=', id).forUpdate().execute()
}

export const findCompany = (tx: Tx, id: string): Promise<CompanyRow | undefined> =>
  tx.selectFrom('company.company').selectAll().where('id', '=', id).executeTakeFirst()

export const insertCompany = async (tx: Tx, row: Insertable<CompanyCompany>): Promise<void> => {
  await tx.insertInto('company.company').values(row).execute()
}

export const updateTitle = async (tx: Tx, id: string, title: string): Promise<void> => {
  await tx.updateTable('company.company').set({ title }).where('id', '=', id).execute()
}

/** Deletes the company with its members, invites and offers. */
export const deleteCompany = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('company.company').where('id', '=', id).execute()
}

export const insertMember = async (tx: Tx, row: Insertable<CompanyMember>): Promise<void> => {
  await tx.insertInto('company.member').values(row).execute()
}

export const findMember = (tx: Tx, accountId: string): Promise<MemberRow | undefined> =>
  tx.selectFrom('company.member').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const listMembers = (tx: Tx, companyId: string): Promise<MemberRow[]> =>
  tx.selectFrom('company.member').selectAll().where('company_id', '=', companyId).orderBy('joined_at').execute()

/** A sort key: the owner first, then the caller, then the others by the time they joined. */
const membersFor = (callerId: string) =>
  ({
    name: 'members',
    sortKeys: {
      place: {
        expression: sql`case when owner then '0' when account_id = ${callerId} then '1' else '2' end || to_char(joined_at at time zone 'utc', 'YYYYMMDDHH24MISSUS')`,
        type: 'text',
      },
    },
    id: sql`account_id`,
  }) as const satisfies ListShape

export const pageOfMembers = (
  tx: Tx,
  companyId: string,
  callerId: string,
  page: Omit<PageRequest, 'sort'>,
): Promise<Page<MemberRow>> =>
  readPage(tx.selectFrom('company.member').selectAll().where('company_id', '=', companyId), membersFor(callerId), {
    ...page,
    sort: 'place',
  })

export const updateRoles = async (tx: Tx, accountId: string, roles: CompanyRoles): Promise<void> => {
  await tx.updateTable('company.member').set(roles).where('account_id', '=', accountId).execute()
}

export const deleteMember = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.deleteFrom('company.member').where('account_id', '=', accountId).execute()
}

/** First makes the owner a member with all roles, then the other person the owner, so that there are never two owners. */
export const passOwnership = async (tx: Tx, fromId: string, toId: string): Promise<void> => {
  const all = { billing: true, tickets: true, deliverables: true, retroview: true }
  await tx.updateTable('company.member').set({ owner: false }).where('account_id', '=', fromId).execute()
  await tx
    .updateTable('company.member')
    .set({ owner: true, ...all })
    .where('account_id', '=', toId)
    .execute()
}
