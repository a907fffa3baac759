import type { MailCopy } from '@foyer/contract/account/confirmation.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Call, IdentityCall } from '../../../platform/http/call.ts'
import { copyState, withoutCopy } from '../address-rules.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import { ownAct } from '../own-act.ts'
import type { Services, TicketCopyLink } from '../services.ts'
import { type AccountRow, getAccount, lockAccount, updateAccount } from '../store.ts'
import { copyIn, forgetDeclining } from './copy-link.ts'

interface Linked {
  readonly account_id: string
  readonly email: string
  /** Set if the address is in copy of a ticket, and gets none of the account’s other mails. */
  readonly ticket_id?: string
  readonly isDeclined: boolean
}

/** A link is used up by declining. It stays: its owner is not asked again, and may change their mind. */
const linkOf = async (
  { linkTokens }: Services,
  tx: Tx,
  token: string,
  by: 'read' | 'use' = 'read',
): Promise<Linked> => {
  const { account_id, object_id, used_at } = await linkTokens[by](tx, { token, purpose: 'mail_copy', again: true })
  if (account_id === null || object_id === null) throw failure('link_invalid')
  return { account_id, ...copyIn(object_id), isDeclined: used_at !== null }
}

const ticketOf = ({ ticket_id, email }: Linked): TicketCopyLink | undefined =>
  ticket_id === undefined ? undefined : { ticket_id, email }

const tokenOf = ({ identity }: IdentityCall): string => {
  if (identity.kind !== 'email') throw failure('unauthorized')
  return identity.token
}

/** The owner of the address is not known by any account, so the log names the address. */
const by = ({ tenant, ip }: Pick<Call, 'tenant' | 'ip'>) => ({ tenant, actor: 'system', actor_ip: ip })

const decision = (call: Pick<Call, 'tenant' | 'ip'>, { id }: AccountRow, action: string, email: string) => ({
  ...ownAct(call, id, action),
  ...by(call),
  changes: { email },
})

const locked = async (tx: Tx, { account_id, email }: Linked) => {
  const account = await lockAccount(tx, account_id)
  if (account === undefined) throw failure('link_invalid')
  return { account, state: copyState(account, email) }
}

/** GET /mail_copy: 404 once the customer has removed the address, and nothing about the customer to an owner who has ended it. */
export const readCopy =
  (services: Services) =>
  (call: IdentityCall): Promise<MailCopy> =>
    services.database.read(call.tenant, async (tx) => {
      const link = await linkOf(services, tx, tokenOf(call))
      const account = await getAccount(tx, link.account_id)
      const copy = ticketOf(link)
      const { ticket, state } =
        copy === undefined
          ? { ticket: null, state: copyState(account, link.email) }
          : await services.ticketCopies().read(tx, copy)
      if (state === 'ended' && !link.isDeclined) throw failure('link_invalid')
      return { email: link.email, customer_email: state === 'ended' ? null : account.email, ticket, state }
    })

const confirmFurther = async (services: Services, tx: Tx, call: Call, link: Linked): Promise<void> => {
  const { account, state } = await locked(tx, link)
  if (state === 'ended') throw failure('link_invalid')
  if (state === 'confirmed') return
  const { unconfirmed_emails } = withoutCopy(account, link.email)
  await updateAccount(tx, account.id, { unconfirmed_emails: [...unconfirmed_emails] })
  await services.audit(tx, decision(call, account, 'mail_copy_confirmed', link.email))
}

/** POST /mail_copy/confirmation: repeating it changes nothing. Throws 404 once the address is none of the customer's any more. */
export const confirmCopy =
  (services: Services) =>
  (call: IdentityCall): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const link = await linkOf(services, tx, tokenOf(call))
      const copy = ticketOf(link)
      if (copy === undefined) await confirmFurther(services, tx, call, link)
      else if (!(await services.ticketCopies().confirm(tx, copy, by(call)))) throw failure('link_invalid')
      await forgetDeclining(tx, link)
    })

const endFurther = async (
  services: Services,
  tx: Tx,
  call: Pick<Call, 'tenant' | 'ip'>,
  link: Linked,
): Promise<void> => {
  const { email } = link
  const { account, state } = await locked(tx, link)
  if (state === 'ended') return
  const { notification_emails, unconfirmed_emails } = withoutCopy(account, email)
  await updateAccount(tx, account.id, {
    notification_emails: [...notification_emails],
    unconfirmed_emails: [...unconfirmed_emails],
  })
  await services.audit(tx, decision(call, account, 'mail_copy_ended', email))
  if (state === 'confirmed')
    await postAccountLetter(services, tx, account, { kind: 'copy_ended', fact: email, path: '/profile' })
}

/**
 * Ends the copies to the address of the link, and tells the customer: a bookkeeper may miss the next invoice. Repeating it changes nothing.
 * Programs may post here what they like, so the link is read before a transaction begins.
 */
export const endCopy =
  (services: Services) =>
  async (call: Pick<Call, 'tenant' | 'ip'>, token: string): Promise<void> => {
    await services.database.read(call.tenant, (tx) => linkOf(services, tx, token))
    await services.database.transaction(call.tenant, async (tx) => {
      const link = await linkOf(services, tx, token, 'use')
      const copy = ticketOf(link)
      if (copy === undefined) await endFurther(services, tx, call, link)
      else await services.ticketCopies().end(tx, copy, by(call))
    })
  }

/** DELETE /mail_copy */
export const endCopyOf =
  (services: Services) =>
  (call: IdentityCall): Promise<void> =>
    endCopy(services)(call, tokenOf(call))
