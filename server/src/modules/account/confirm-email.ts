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

/** How long to wait before another confirmation may be asked for. */
const pauseSeconds = 60

/** Mails a fresh link to confirm the account's e-mail; the links before it stop working. */
export const postConfirmation = async (services: Services, tx: Tx, account: AccountRow): Promise<void> => {
  const { linkTokens } = services
  const { tenant, id: account_id, email } = account
  await linkTokens.withdraw(tx, 'email_confirm', { account_id })
  const token = await linkTokens.make(tx, { tenant, purpose: 'email_confirm', account_id, object_id: email })
  await postAccountLetter(services, tx, account, {
    kind: 'confirm_email',
    path: `/email_confirm?token=${token}`,
    ...(account.newsletter && { newsletter_path: await standingNewsletterPath(services, tx, account) }),
  })
}

/**
 * POST /confirmation/email: whoever has the token that was sent to an e-mail reads its mails, be it the account's or the one
 * that it is to have. Repeating it changes nothing.
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
      // Sent to an address that the account has left since.
      if (account === undefined || account.email !== link.object_id) throw failure('link_invalid')
      if (account.email_confirmed) return
      await updateAccount(tx, account.id, { email_confirmed: true })
      await audit(tx, ownAct(call, account.id, 'email_confirmed'))
    })
  }

/** Who asks: the person who is signed in, or whoever holds a link that was mailed to them, be it too late for it. */
const askingAccount = async ({ linkTokens }: Services, tx: Tx, { identity }: IdentityCall): Promise<string> => {
  if (identity.kind === 'bearer') return identity.actor.account_id
  if (identity.kind !== 'email') throw failure('unauthorized')
  const link = await linkTokens.read(tx, { token: identity.token, purpose: 'email_confirm', again: true, late: true })
  if (link.account_id === null) throw failure('link_invalid')
  return link.account_id
}

/** Takes the account's turn: of those who ask within a minute, one has it. */
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
 * POST /confirmation/email/send: another mail, once a minute and ten times an hour, as nobody has shown yet that the mailbox is theirs; 409 where
 * nothing is left to confirm.
 */
export const sendConfirmation =
  (services: Services) =>
  async (call: IdentityCall): Promise<Retry> => {
    const { database, audit, limits } = services
    const id = await takeTurn(services, call)
    // Outside of the transactions: the counters have connections of their own.
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
