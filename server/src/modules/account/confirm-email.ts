import type { Retry } from '@foyer/contract/account/confirmation.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { IdentityCall } from '../../platform/http/call.ts'
import { postAccountLetter } from './letters/account-letter.ts'
import { standingNewsletterPath } from './newsletter.ts'
import { ownAct } from './own-act.ts'
import { takeEmail } from './profile/take-email.ts'
import type { Services } from './services.ts'
import { type AccountRow, getAccount, lockAccount, updateAccount } from './store.ts'

/** How long to wait before another confirmation mail can be requested. */
const pauseSeconds = 60

/** Mails a fresh link that confirms the account's e-mail. Earlier links stop working. */
export const postConfirmation = async (services: Services, tx: Tx, account: AccountRow): Promise<void> => {
  const { linkTokens, branding } = services
  const { tenant, id: account_id, email } = account
  const hasPage = branding.get(tenant).features.contacts
  await linkTokens.withdraw(tx, 'email_confirm', { account_id })
  const token = await linkTokens.make(tx, { tenant, purpose: 'email_confirm', account_id, object_id: email })
  await postAccountLetter(services, tx, account, {
    kind: 'confirm_email',
    path: `/email_confirm?token=${token}`,
    ...(account.newsletter && hasPage && { newsletter_path: await standingNewsletterPath(services, tx, account) }),
  })
}

/**
 * POST /confirmation/email: the token proves that its holder reads the mails of the address, which is the account's own or the one it is
 * about to have. Repeating the call changes nothing.
 */
export const confirmEmail =
  (services: Services) =>
  async (call: IdentityCall): Promise<void> => {
    const { database, linkTokens, audit } = services
    const { identity } = call
    if (identity.kind !== 'email') throw failure('unauthorized')
    await database.transaction(call.tenant, async (tx) => {
      const { token } = identity
      if (await linkTokens.isFor(tx, token, 'email_change')) return takeEmail(services, tx, call, token)
      const link = await linkTokens.use(tx, { token, purpose: 'email_confirm', again: true })
      const account = link.account_id === null ? undefined : await lockAccount(tx, link.account_id)
      // The account has moved to another address since this mail.
      if (account === undefined || account.email !== link.object_id) throw failure('link_invalid')
      if (account.email_confirmed) return
      await updateAccount(tx, account.id, { email_confirmed: true })
      await audit(tx, ownAct(call, account.id, 'email_confirmed'))
    })
  }

/** The caller: the person who is signed in, or the holder of a mailed link, even an expired one. */
const askingAccount = async ({ linkTokens }: Services, tx: Tx, { identity }: IdentityCall): Promise<string> => {
  if (identity.kind === 'bearer') return identity.actor.account_id
  if (identity.kind !== 'email') throw failure('unauthorized')
  const link = await linkTokens.read(tx, { token: identity.token, purpose: 'email_confirm', again: true, late: true })
  if (link.account_id === null) throw failure('link_invalid')
  return link.account_id
}

/** Claims the account's next mail: of several requests within a minute, only one succeeds. */
const takeTurn = (services: Services, call: IdentityCall): Promise<string> =>
  services.database.transaction(call.tenant, async (tx) => {
    const account = await lockAccount(tx, await askingAccount(services, tx, call))
    if (account === undefined) throw failure('link_invalid')
    if (account.email_confirmed) throw failure('conflict')
    const now = services.clock.now()
    const waited = (now.getTime() - (account.confirmation_sent_at?.getTime() ?? 0)) / 1000
    if (waited < pauseSeconds)
      throw failure('too_many_requests', { meta: { retry_after: Math.ceil(pauseSeconds - waited) } })
    await updateAccount(tx, account.id, { confirmation_sent_at: now })
    return account.id
  })

/**
 * POST /confirmation/email/send: another mail, at most one a minute and ten an hour, because nobody has proved yet that the mailbox is
 * theirs. 409 if nothing is left to confirm.
 */
export const sendConfirmation =
  (services: Services) =>
  async (call: IdentityCall): Promise<Retry> => {
    const { database, audit, limits } = services
    const id = await takeTurn(services, call)
    // Outside the transactions, because the rate limits use connections of their own.
    await limits.confirmation.take(id)
    return database.transaction(call.tenant, async (tx) => {
      const account = await getAccount(tx, id)
      if (account.email_confirmed) throw failure('conflict')
      await postConfirmation(services, tx, account)
      const { identity } = call
      const who = identity.kind === 'bearer' ? auditedBy({ ...call, actor: identity.actor }) : {}
      await audit(tx, { ...ownAct(call, account.id, 'confirmation_sent'), ...who })
      return { retry_after: pauseSeconds }
    })
  }
