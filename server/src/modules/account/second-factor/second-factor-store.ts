import { createFactorStore } from '../../../platform/auth/second-factor/factor-store.ts'
import type { Tx } from '../../../platform/database/database.ts'

export const accountFactors = createFactorStore({
  factors: 'account.second_factor',
  codes: 'account.backup_code',
  holder: 'account_id',
})

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
