import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** A link is `used` once the owner of its address has declined. */
const links = sql`from account.link_token where tenant = platform.tenant() and purpose = 'mail_copy'`

const ofAddress = (accountId: string, email: string) => sql`
  account_id = ${accountId} and used_at is not null and split_part(object_id, ' ', 1) = ${email}`

/** The objects of the links with which the owner of an address has declined mails of this account. */
export const listDeclined = async (tx: Tx, accountId: string, email: string): Promise<string[]> => {
  const { rows } = await sql<{
    object_id: string
  }>`select object_id ${links} and ${ofAddress(accountId, email)}`.execute(tx)
  return rows.map(({ object_id }) => object_id)
}

/** The accounts whose mails this address gets, or whose question it has not answered: each has a link for it. */
export const listCopying = async (tx: Tx, email: string): Promise<string[]> => {
  const { rows } = await sql<{ account_id: string }>`
    select account_id ${links} and object_id = ${email.toLowerCase()} and used_at is null and account_id is not null
    order by account_id`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

/** They want the mails after all. */
export const forgetDeclined = async (tx: Tx, accountId: string, objectIds: readonly string[]): Promise<void> => {
  await tx
    .updateTable('account.link_token')
    .set({ used_at: null })
    .where('purpose', '=', 'mail_copy')
    .where('account_id', '=', accountId)
    .where('object_id', 'in', objectIds)
    .execute()
}

/** Deletes links, except those with which somebody has declined. */
export const deleteCopyLinks = async (
  tx: Tx,
  gone: readonly { readonly account_id: string; readonly object_id: string }[],
): Promise<void> => {
  const [accounts, objects] = [gone.map(({ account_id }) => account_id), gone.map(({ object_id }) => object_id)]
  await sql`
    delete ${links} and used_at is null
      and (account_id, object_id) in (select * from unnest(${accounts}::uuid[], ${objects}::text[]))`.execute(tx)
}
