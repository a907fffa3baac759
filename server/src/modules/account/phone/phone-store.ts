import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountPhoneCode } from '../../../platform/database/tables.generated.ts'

export type PhoneCodeRow = Selectable<AccountPhoneCode>

export const findPhoneCode = (tx: Tx, accountId: string): Promise<PhoneCodeRow | undefined> =>
  tx.selectFrom('account.phone_code').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export type NewPhoneCode = Omit<PhoneCodeRow, 'tries'>

/** Replaces the previous code, unless that was sent after `quietSince`. Of two concurrent requests, only one does. */
export const putPhoneCode = async (tx: Tx, row: NewPhoneCode, quietSince: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account.phone_code')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...row, tries: 0 })
        .where('account.phone_code.sent_at', '<=', quietSince),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Counts one try and returns the code with it, or nothing if its tries are used up. The count is committed whether or not the try was
 * right.
 */
export const tryPhoneCode = (tx: Tx, accountId: string, most: number): Promise<PhoneCodeRow | undefined> =>
  tx
    .updateTable('account.phone_code')
    .set({ tries: sql`tries + 1` })
    .where('account_id', '=', accountId)
    .where('tries', '<', most)
    .returningAll()
    .executeTakeFirst()

export const forgetPhoneCode = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.deleteFrom('account.phone_code').where('account_id', '=', accountId).execute()
}

/** Deletes at most `most` codes that expired before this time; returns how many there were. */
export const deleteExpiredPhoneCodes = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = tx.selectFrom('account.phone_code').select('account_id').where('expires_at', '<', before).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('account.phone_code').where('account_id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
