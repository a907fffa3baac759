import type { MailCopy } from '@foyer/contract/account/confirmation.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Call, IdentityCall } from '../../../platform/http/call.ts'
import { copyState, withoutCopy } from '../address-rules.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import { ownAct } from '../own-act.ts'
import type { Services, TicketCopyLink } from '../services.ts'
import { type AccountRow, getAccount, lockAccount, updateAccount } from '../store.ts'
import { copyIn } from './copy-link.ts'

interface Linked {
  readonly account_id: string
  readonly email: string
  /** Set if the address is in copy of a ticket, and gets none of the account’s other mails. */
  readonly ticket: TicketCopyLink | undefined
}

const linkOf = async ({ linkTokens }: Services, tx: Tx, token: string): Promise<Linked> => {
  const { account_id, object_id } = await linkTokens.read(tx, { token, purpose: 'mail_copy' })
  if (account_id === null || object_id === null) throw failure('link_invalid')
  const { email, ticket_id } = copyIn(object_id)
  return { account_id, email, ticket: ticket_id === undefined ? undefined : { ticket_id, email } }
}

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

/** GET /mail_copy */
export const readCopy =
  (services: Services) =>
  (call: IdentityCall): Promise<MailCopy> =>
    services.database.read(call.tenant, async (tx) => {
      const { account_id, email, ticket } = await linkOf(services, tx, tokenOf(call))
      const account = await getAccount(tx, account_id)
      const now =
        ticket === undefined
          ? { ticket: null, state: copyState(account, email) }
          : await services.ticketCopies().read(tx, ticket)
      return { email, customer_email: account.email, ...now }
    })

const confirmFurther = async (services: Services, tx: Tx, call: Call, link: Linked): Promise<void> => {
  const { account, state } = await locked(tx, link)
  if (state === 'ended') throw failure('link_invalid')
  if (state === 'confirmed') return
  const unconfirmed_emails = account.unconfirmed_emails.filter((other) => other !== link.email)
  await updateAccount(tx, account.id, { unconfirmed_emails })
  await services.audit(tx, decision(call, account, 'mail_copy_confirmed', link.email))
}

/** POST /mail_copy/confirmation: repeating it changes nothing. Throws 404 once the address is none of the customer's any more. */
export const confirmCopy =
  (services: Services) =>
  (call: IdentityCall): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const link = await linkOf(services, tx, tokenOf(call))
      if (link.ticket === undefined) return confirmFurther(services, tx, call, link)
      if (!(await services.ticketCopies().confirm(tx, link.ticket, by(call)))) throw failure('link_invalid')
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

/** Ends the copies to the address of the link, and tells the customer: a bookkeeper may miss the next invoice. Repeating it changes nothing. */
export const endCopy =
  (services: Services) =>
  (call: Pick<Call, 'tenant' | 'ip'>, token: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const link = await linkOf(services, tx, token)
      if (link.ticket === undefined) await endFurther(services, tx, call, link)
      else await services.ticketCopies().end(tx, link.ticket, by(call))
    })

/** DELETE /mail_copy */
export const endCopyOf =
  (services: Services) =>
  (call: IdentityCall): Promise<void> =>
    endCopy(services)(call, tokenOf(call))
