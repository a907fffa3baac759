import { createFactorStore } from '../../../platform/auth/second-factor/factor-store.ts'
import type { Tx } from '../../../platform/database/database.ts'

export const operatorFactors = createFactorStore({
  factors: 'operator.second_factor',
  codes: 'operator.backup_code',
  holder: 'operator_id',
})

/** The operators of the brand who sign in with a second factor. */
export const operatorsWithFactor = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('operator.second_factor')
    .select('operator_id')
    .where('confirmed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ operator_id }) => operator_id))
}
