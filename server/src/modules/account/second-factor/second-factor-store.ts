import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountSecondFactor } from '../../../platform/database/tables.generated.ts'

export type SecondFactorRow = Selectable<AccountSecondFactor>

export const findSecondFactor = (tx: Tx, accountId: string): Promise<SecondFactorRow | undefined> =>
  tx.selectFrom('account.second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Those of the accounts where a second factor counts. */
export const withSecondFactor = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('account.second_factor')
    .select('account_id')
    .where('account_id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

type NewSecondFactor = Pick<SecondFactorRow, 'account_id' | 'tenant' | 'secret' | 'created_at'>

/** A secret that waits to be confirmed, in the place of one that was not; false where one counts already. */
export const putSecret = async (tx: Tx, row: NewSecondFactor): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account.second_factor')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...row, last_step: null })
        .where('account.second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Uses up the codes of a half-minute and all before it: of two calls with one code, one gets it. */
export const takeStep = async (tx: Tx, accountId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account.second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where it counted before. */
export const markConfirmed = async (tx: Tx, accountId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account.second_factor')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteSecondFactor = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.deleteFrom('account.backup_code').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('account.second_factor').where('account_id', '=', accountId).execute()
}

export const replaceBackupCodes = async (
  tx: Tx,
  owner: { readonly account_id: string; readonly tenant: string },
  hashes: readonly Buffer[],
): Promise<void> => {
  await tx.deleteFrom('account.backup_code').where('account_id', '=', owner.account_id).execute()
  await tx
    .insertInto('account.backup_code')
    .values(hashes.map((hash) => ({ ...owner, hash })))
    .execute()
}

/** Of two calls with one code, one gets it. */
export const useBackupCode = async (tx: Tx, accountId: string, hash: Buffer, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account.backup_code')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const countBackupCodes = async (tx: Tx, accountId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('account.backup_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
