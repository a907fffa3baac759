import type { MailCopy } from '@foyer/contract/account/confirmation.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Call, IdentityCall } from '../../../platform/http/call.ts'
import { copyState, withoutCopy } from '../address-rules.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import { ownAct } from '../own-act.ts'
import type { Services } from '../services.ts'
import { type AccountRow, getAccount, lockAccount, updateAccount } from '../store.ts'

interface Linked {
  readonly account_id: string
  readonly email: string
}

const linkOf = async ({ linkTokens }: Services, tx: Tx, token: string): Promise<Linked> => {
  const { account_id, object_id } = await linkTokens.read(tx, { token, purpose: 'mail_copy' })
  if (account_id === null || object_id === null) throw failure('link_invalid')
  return { account_id, email: object_id }
}

const tokenOf = ({ identity }: IdentityCall): string => {
  if (identity.kind !== 'email') throw failure('unauthorized')
  return identity.token
}

/** The owner of the address is not known by any account, so the log names the address. */
const decision = (call: Pick<Call, 'tenant' | 'ip'>, { id }: AccountRow, action: string, email: string) => ({
  ...ownAct(call, id, action),
  actor: 'system',
  changes: { email },
})

const locked = async (services: Services, tx: Tx, token: string) => {
  const { account_id, email } = await linkOf(services, tx, token)
  const account = await lockAccount(tx, account_id)
  if (account === undefined) throw failure('link_invalid')
  return { account, email, state: copyState(account, email) }
}

/** GET /mail_copy */
export const readCopy =
  (services: Services) =>
  (call: IdentityCall): Promise<MailCopy> =>
    services.database.read(call.tenant, async (tx) => {
      const { account_id, email } = await linkOf(services, tx, tokenOf(call))
      const account = await getAccount(tx, account_id)
      return { email, customer_email: account.email, state: copyState(account, email) }
    })

/** POST /mail_copy/confirmation: repeating it changes nothing. Throws 404 once the address is none of the customer's any more. */
export const confirmCopy =
  (services: Services) =>
  (call: IdentityCall): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { account, email, state } = await locked(services, tx, tokenOf(call))
      if (state === 'ended') throw failure('link_invalid')
      if (state === 'confirmed') return
      const unconfirmed_emails = account.unconfirmed_emails.filter((other) => other !== email)
      await updateAccount(tx, account.id, { unconfirmed_emails })
      await services.audit(tx, decision(call, account, 'mail_copy_confirmed', email))
    })

/** Ends the copies to the address of the link, and tells the customer: a bookkeeper may miss the next invoice. Repeating it changes nothing. */
export const endCopy =
  (services: Services) =>
  (call: Pick<Call, 'tenant' | 'ip'>, token: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { account, email, state } = await locked(services, tx, token)
      if (state === 'ended') return
      const { notification_emails, unconfirmed_emails } = withoutCopy(account, email)
      await updateAccount(tx, account.id, {
        notification_emails: [...notification_emails],
        unconfirmed_emails: [...unconfirmed_emails],
      })
      await services.audit(tx, decision(call, account, 'mail_copy_ended', email))
      if (state === 'confirmed')
        await postAccountLetter(services, tx, account, { kind: 'copy_ended', fact: email, path: '/profile' })
    })

/** DELETE /mail_copy */
export const endCopyOf =
  (services: Services) =>
  (call: IdentityCall): Promise<void> =>
    endCopy(services)(call, tokenOf(call))
