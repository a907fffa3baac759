import type { Retry } from '@foyer/contract/account/confirmation.ts'
import type { EmailChangeBody } from '@foyer/contract/account/profile.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import { findAccountByEmail, getAccount, lockAccount } from '../store.ts'
import { provePassword } from './own-password.ts'

/** A minute until the form offers to send again. The hourly limit is enforced separately. */
const retry_after = 60

/** Mails a link to the new address. If that address already has an account, only its owner learns this, not the caller. */
export const changeEmail =
  (services: Services) =>
  async (call: ActorCall, { email, password }: EmailChangeBody): Promise<Retry> => {
    const { database, linkTokens, audit, limits } = services
    const { account_id } = call.actor
    const wanted = email.toLowerCase()
    const account = await database.read(call.tenant, (tx) => getAccount(tx, account_id))
    await provePassword(services, call, password, account.password_hash, '/password')
    if (wanted === account.email) throw failure('own_email', { pointer: '/email' })
    await limits.email_change.take(account_id)
    await database.transaction(call.tenant, async (tx) => {
      // The proof was given with a password that has been replaced since. The link would outlive what ended with that password.
      if ((await lockAccount(tx, account_id))?.password_hash !== account.password_hash) throw failure('conflict')
      await linkTokens.withdraw(tx, 'email_change', { account_id })
      const owner = await findAccountByEmail(tx, wanted)
      // Also made for a taken address and then discarded, so that the response time does not reveal which it is.
      const link = { tenant: call.tenant, purpose: 'email_change', account_id, object_id: wanted } as const
      const path = `/email_confirm?token=${await linkTokens.make(tx, link)}`
      if (owner === undefined)
        await postAccountLetter(services, tx, account, { kind: 'email_change', fact: wanted, to: wanted, path })
      else await postAccountLetter(services, tx, owner, { kind: 'email_taken', path: '/' })
      const about = { ...ofAccount(account_id), changes: { email: wanted } }
      await audit(tx, { ...auditedBy(call), action: 'email_change_asked', ...about })
    })
    return { retry_after }
  }
