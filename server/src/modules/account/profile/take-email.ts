import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Call } from '../../../platform/http/call.ts'
import { announceChanged } from '../announce-changed.ts'
import { leaveEmail } from '../copies/end-copies.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import { ownAct } from '../own-act.ts'
import type { Services } from '../services.ts'
import { lockAccount, moveToEmail } from '../store.ts'

/**
 * Moves an account to the e-mail that a link was sent to, unless the vendor has blocked the account. Opening the link again changes
 * nothing; it does not undo a later change either.
 */
export const takeEmail = async (services: Services, tx: Tx, call: Call, token: string): Promise<void> => {
  const { linkTokens, audit } = services
  const link = await linkTokens.use(tx, { token, purpose: 'email_change', again: true })
  const account = link.account_id === null ? undefined : await lockAccount(tx, link.account_id)
  if (account === undefined || link.object_id === null || account.closed_at !== null) throw failure('link_invalid')
  if (account.blocked) throw failure('account_blocked')
  if (account.email === link.object_id) return
  if (link.used_at !== null) throw failure('link_invalid')
  // Another account has taken the address since the link was sent.
  if (!(await moveToEmail(tx, account.id, link.object_id))) throw failure('conflict')
  for (const purpose of ['email_confirm', 'password_reset'] as const)
    await linkTokens.withdraw(tx, purpose, { account_id: account.id })
  const { tenant, actor, actor_ip, ...act } = ownAct(call, account.id, 'email_changed')
  const who = { tenant, actor, actor_ip }
  await audit(tx, { ...who, ...act, changes: { email: { from: account.email, to: link.object_id } } })
  await leaveEmail(services, tx, account, who)
  await services.moveTicketCopies(tx, { account_id: account.id, from: account.email, to: link.object_id, who })
  await announceChanged(services, tx, account, ['email'])
  await postAccountLetter(services, tx, account, { kind: 'email_changed', fact: link.object_id, path: '/' })
}
