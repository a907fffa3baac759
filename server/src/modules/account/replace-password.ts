import type { Tx } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/call.ts'
import { revokeSessions } from './ended-session-store.ts'
import { postAccountLetter } from './letters/account-letter.ts'
import { waysIn } from './link-tokens.ts'
import { ownAct } from './own-act.ts'
import type { Services } from './services.ts'
import { type AccountRow, updateAccount } from './store.ts'

interface Replacement {
  readonly passwordHash: string
  readonly call: Pick<Call, 'tenant' | 'ip' | 'user_agent'>
  /** The session that makes the change and goes on; null if there is none. */
  readonly keepSessionId: string | null
}

/** The open links that stop working together with the old password. */
const outdated = ['password_reset', 'email_change', ...waysIn] as const

/**
 * Sets a new password, however it was chosen. Other sessions end, and so do open links that sign in, recover the password or change the
 * e-mail. The owner gets a mail. Someone who knew the old password has no way back in.
 */
export const replacePassword = async (
  services: Services,
  tx: Tx,
  account: AccountRow,
  { passwordHash, call, keepSessionId }: Replacement,
): Promise<void> => {
  const { clock, audit, linkTokens } = services
  await updateAccount(tx, account.id, { password_hash: passwordHash, password_changed_at: clock.now() })
  await revokeSessions(tx, account.id, clock.now(), 'password changed', keepSessionId)
  for (const purpose of outdated) await linkTokens.withdraw(tx, purpose, { account_id: account.id })
  await audit(tx, ownAct(call, account.id, 'password_changed'))
  await postAccountLetter(services, tx, account, { kind: 'password_changed', done: call, path: '/auth/signin' })
}
