import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { CompanyInvite } from '../../../platform/database/tables.generated.ts'

export type InviteRow = Selectable<CompanyInvite> & { readonly title: string }
export type InviteEnd = 'accepted' | 'rejected' | 'cancelled' | 'expired'

/** Written out as a literal: with a parameter, the planner could not use the partial index on pending invites. */
const pending = sql.lit('pending')

const withTitle = (tx: Tx) =>
  tx
    .selectFrom('company.invite')
    .innerJoin('company.company', 'company.company.id', 'company.invite.company_id')
    .selectAll('company.invite')
    .select('company.company.title')

/** Pending and not expired; all others have ended. */
const open = (tx: Tx, now: Date) => withTitle(tx).where('status', '=', pending).where('expires_at', '>', now)

export const findOpenInvite = (tx: Tx, id: string, now: Date): Promise<InviteRow | undefined> =>
  open(tx, now).where('company.invite.id', '=', id).executeTakeFirst()

export const isInvited = async (tx: Tx, companyId: string, email: string, now: Date): Promise<boolean> => {
  const row = await open(tx, now)
    .where('company.invite.company_id', '=', companyId)
    .where('company.invite.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

const inviteList = {
  name: 'invites',
  sortKeys: { created_at: { expression: sql`company.invite.created_at`, type: 'timestamptz' } },
  id: sql`company.invite.id`,
} as const satisfies ListShape

/** Newest first. */
const page = (query: ReturnType<typeof open>, asked: Omit<PageRequest, 'sort'>): Promise<Page<InviteRow>> =>
  readPage(query, inviteList, { ...asked, sort: '-created_at' })

export const listInvitesTo = (
  tx: Tx,
  { tenant, email, now }: { readonly tenant: string; readonly email: string; readonly now: Date },
  asked: Omit<PageRequest, 'sort'>,
): Promise<Page<InviteRow>> =>
  page(open(tx, now).where('company.invite.tenant', '=', tenant).where('company.invite.email', '=', email), asked)

export const listInvitesOf = (
  tx: Tx,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
  asked: Omit<PageRequest, 'sort'>,
): Promise<Page<InviteRow>> => page(open(tx, now).where('company.invite.company_id', '=', companyId), asked)

export const insertInvite = async (tx: Tx, row: Insertable<CompanyInvite>): Promise<void> => {
  await tx.insertInto('company.invite').values(row).execute()
}

export const updateExpiry = async (tx: Tx, id: string, expires_at: Date): Promise<void> => {
  await tx.updateTable('company.invite').set({ expires_at }).where('id', '=', id).execute()
}

export const updateInviteEnd = async (tx: Tx, id: string, status: InviteEnd, ended_at: Date): Promise<void> => {
  await tx.updateTable('company.invite').set({ status, ended_at }).where('id', '=', id).execute()
}

/** Expires overdue invites to the address, so that it can be invited again. */
export const expireInvites = async (tx: Tx, companyId: string, email: string, now: Date): Promise<void> => {
  await tx
    .updateTable('company.invite')
    .set({ status: 'expired', ended_at: now })
    .where((eb) => eb.and({ company_id: companyId, email }))
    .where('status', '=', pending)
    .where('expires_at', '<=', now)
    .execute()
}
