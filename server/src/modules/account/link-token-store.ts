import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { AccountLinkToken } from '../../platform/database/tables.generated.ts'

export type LinkTokenRow = Selectable<AccountLinkToken>

export const insertLinkToken = async (tx: Tx, row: Insertable<AccountLinkToken>): Promise<void> => {
  await tx
    .insertInto('account.link_token')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

const byHash = (tx: Tx, hash: Buffer) => tx.selectFrom('account.link_token').selectAll().where('hash', '=', hash)

export const findLinkToken = (tx: Tx, hash: Buffer): Promise<LinkTokenRow | undefined> =>
  byHash(tx, hash).executeTakeFirst()

/** The second of two calls with the same token waits here and then sees what the first one did. */
export const lockLinkToken = (tx: Tx, hash: Buffer): Promise<LinkTokenRow | undefined> =>
  byHash(tx, hash).forUpdate().executeTakeFirst()

export const markLinkTokenUsed = async (tx: Tx, hash: Buffer, now: Date): Promise<void> => {
  await tx.updateTable('account.link_token').set({ used_at: now }).where('hash', '=', hash).execute()
}

export const deleteUnusedLinkTokens = async (
  tx: Tx,
  purpose: string,
  of: { readonly account_id: string } | { readonly object_id: string },
): Promise<void> => {
  await tx
    .deleteFrom('account.link_token')
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((eb) => eb.and(of))
    .execute()
}

/** Unused links into customers' portals that this operator made, and codes for the operator, which carry their name after the handle. */
export const deleteLinksOfOperator = async (tx: Tx, handle: string): Promise<void> => {
  await tx
    .deleteFrom('account.link_token')
    .where('purpose', 'in', ['trial', 'hand_off'])
    .where('used_at', 'is', null)
    .where(sql<boolean>`(object_id = ${handle} or starts_with(object_id, ${`${handle} `}))`)
    .execute()
}

/** Deletes all links of an account, except those with which the owners of addresses have declined its mails. */
export const deleteLinksOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx
    .deleteFrom('account.link_token')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('purpose', '<>', 'mail_copy'), eb('used_at', 'is', null)]))
    .execute()
}

/** Deletes at most `most` rows that expired before this time; returns how many there were. */
export const deleteExpiredLinkTokens = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = tx.selectFrom('account.link_token').select('hash').where('expires_at', '<', before).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('account.link_token').where('hash', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
