import type { Tx } from '../../platform/database/database.ts'
import { revokeSession } from './ended-session-store.ts'
import { postAccountLetter } from './letters/account-letter.ts'
import type { RefreshRow } from './refresh-token-store.ts'
import type { Services } from './services.ts'
import { getAccount } from './store.ts'

/** Somebody has a copy of the token: the whole session ends, and its owner gets a mail. */
export const endReused = async (
  services: Services,
  tx: Tx,
  { tenant, ip }: { readonly tenant: string; readonly ip: string | null },
  { account_id, session_id }: RefreshRow,
  now: Date,
): Promise<void> => {
  const reason = 'refresh token used twice'
  await revokeSession(tx, account_id, session_id, now, reason)
  await services.audit(tx, {
    tenant,
    actor: account_id,
    actor_ip: ip,
    action: 'session_revoked',
    object_type: 'session',
    object_id: session_id,
    account_id,
    reason,
  })
  await postAccountLetter(services, tx, await getAccount(tx, account_id), { kind: 'session_ended', path: '/profile' })
}
