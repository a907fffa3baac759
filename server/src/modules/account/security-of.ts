import type { Tx } from '../../platform/database/database.ts'
import { withSecondFactor } from './second-factor/second-factor-store.ts'
import { latestSignIns } from './store.ts'

/** How well an account is protected. */
export interface AccountSecurity {
  readonly second_factor: boolean
  readonly last_sign_in_at: string | null
}

export const securityOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, AccountSecurity>> => {
  const [signIns, guarded] = await Promise.all([latestSignIns(tx, ids), withSecondFactor(tx, ids)])
  return new Map(
    ids.map((id) => [id, { second_factor: guarded.has(id), last_sign_in_at: signIns.get(id)?.toISOString() ?? null }]),
  )
}
