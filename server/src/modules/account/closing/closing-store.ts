import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountRow } from '../store.ts'

/** The accounts that have this further address, locked in a fixed order. */
export const lockOwnersWithCopy = (tx: Tx, email: string): Promise<AccountRow[]> =>
  tx
    .selectFrom('account.account')
    .selectAll()
    .where(sql<boolean>`exists (select from unnest(notification_emails) as further where lower(further) = ${email})`)
    .orderBy('id')
    .forUpdate()
    .execute()

export type ClosedRow = Pick<AccountRow, 'id' | 'email'>

/** Closed before this time and not erased, those that have waited longest first. */
export const listToErase = (tx: Tx, before: Date, most: number): Promise<ClosedRow[]> =>
  tx
    .selectFrom('account.account')
    .select(['id', 'email'])
    .where('closed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where('closed_at', '<', before)
    .orderBy('closed_at')
    .limit(most)
    .execute()

/**
 * Takes what entries of the log say of the person out of them, at most so many after the given one. Returns the last id that was looked at;
 * null if there are no more. Fails unless the account is closed and not yet erased.
 */
export const emptyEntries = async (tx: Tx, id: string, after: string, most: number): Promise<string | null> => {
  const { rows } = await sql<{
    last: string | null
  }>`select platform.empty_entries_of(${id}::uuid, ${after}::uuid, ${most}::integer) as last`.execute(tx)
  return rows[0]?.last ?? null
}

/** Deletes at most `most` sessions of the account with their tokens, and returns how many there were. */
export const deleteSessions = async (tx: Tx, id: string, most: number): Promise<number> => {
  const some = tx.selectFrom('account.session').select('id').where('account_id', '=', id).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('account.session').where('id', 'in', some).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes what belongs to the account alone, and what others keep of its address. */
export const deleteBelongings = async (tx: Tx, { id, email }: ClosedRow): Promise<void> => {
  for (const table of [
    'account.second_factor',
    'account.backup_code',
    'account.phone_code',
    'account.note',
    'account.link_token',
  ] as const)
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  await tx
    .deleteFrom('account.contact_request')
    .where(sql<boolean>`lower(email) = ${email}`)
    .execute()
  await sql`
    delete from account.link_token where tenant = platform.tenant() and purpose in ('mail_copy', 'email_change')
      and (object_id = ${email} or starts_with(object_id, ${`${email} `}))`.execute(tx)
}
