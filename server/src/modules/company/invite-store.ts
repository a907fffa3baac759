import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { CompanyInvite } from '../../platform/database/tables.generated.ts'

export type InviteRow = Selectable<CompanyInvite> & { readonly title: string }
export type InviteEnd = 'accepted' | 'rejected' | 'cancelled' | 'expired'

/** Written out: a parameter would hide from the plan that the index of pending ones serves. */
const pending = sql.lit('pending')

const withTitle = (tx: Tx) =>
  tx
    .selectFrom('company.invite')
    .innerJoin('company.company', 'company.company.id', 'company.invite.company_id')
    .selectAll('company.invite')
    .select('company.company.title')

/** Pending and within its time; everything else has ended. */
const open = (tx: Tx, now: Date) => withTitle(tx).where('status', '=', pending).where('expires_at', '>', now)

export const findOpenInvite = (tx: Tx, id: string, now: Date): Promise<InviteRow | undefined> =>
  open(tx, now).where('company.invite.id', '=', id).executeTakeFirst()

export const listInvitesTo = (tx: Tx, tenant: string, email: string, now: Date): Promise<InviteRow[]> =>
  open(tx, now)
    .where('company.invite.tenant', '=', tenant)
    .where('company.invite.email', '=', email)
    .orderBy('company.invite.created_at', 'desc')
    .limit(100)
    .execute()

export const listInvitesOf = (tx: Tx, companyId: string, now: Date): Promise<InviteRow[]> =>
  open(tx, now)
    .where('company.invite.company_id', '=', companyId)
    .orderBy('company.invite.created_at', 'desc')
    .limit(100)
    .execute()

export const insertInvite = async (tx: Tx, row: Insertable<CompanyInvite>): Promise<void> => {
  await tx.insertInto('company.invite').values(row).execute()
}

export const updateExpiry = async (tx: Tx, id: string, expires_at: Date): Promise<void> => {
  await tx.updateTable('company.invite').set({ expires_at }).where('id', '=', id).execute()
}

export const updateInviteEnd = async (tx: Tx, id: string, status: InviteEnd, ended_at: Date): Promise<void> => {
  await tx.updateTable('company.invite').set({ status, ended_at }).where('id', '=', id).execute()
}

/** Room for another invite to the same address. */
export const expireInvites = async (tx: Tx, companyId: string, email: string, now: Date): Promise<void> => {
  await tx
    .updateTable('company.invite')
    .set({ status: 'expired', ended_at: now })
    .where((eb) => eb.and({ company_id: companyId, email }))
    .where('status', '=', pending)
    .where('expires_at', '<=', now)
    .execute()
}
