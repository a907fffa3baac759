import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'

/**
 * The present tax rates for invoices of these owners, in percent by account id. A licence stores no tax, since its owner may move and the
 * vendor's table may change. The caller's country is known with the call.
 */
export const taxesOf = async (
  { account, branding }: Pick<Services, 'account' | 'branding'>,
  tx: Tx,
  { tenant, actor }: ActorCall,
  rows: readonly { readonly account_id: string }[],
): Promise<(row: { readonly account_id: string }) => string> => {
  const others = [...new Set(rows.map(({ account_id }) => account_id))].filter((id) => id !== actor.account_id)
  const accounts = others.length === 0 ? undefined : await account.getAll(tx, others)
  return ({ account_id }) => branding.taxPercent(tenant, accounts?.get(account_id)?.country ?? actor.country)
}
