import { createFactorStore } from '../../../platform/auth/second-factor/factor-store.ts'
import type { Tx } from '../../../platform/database/database.ts'

export const accountFactors = createFactorStore({
  factors: 'account.second_factor',
  codes: 'account.backup_code',
  holder: 'account_id',
})

/** When the session began, and the password of its account. */
export const readPresence = (
  tx: Tx,
  sessionId: string,
): Promise<{ readonly signed_in_at: Date; readonly password_hash: string | null }> =>
  tx
    .selectFrom('account.session')
    .innerJoin('account.account', 'account.account.id', 'account.session.account_id')
    .select(['account.session.created_at as signed_in_at', 'account.account.password_hash'])
    .where('account.session.id', '=', sessionId)
    .executeTakeFirstOrThrow()

/** Those of the accounts that sign in with a second factor. */
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
