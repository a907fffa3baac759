import type { PasswordRecoveryBody, ResetPasswordBody } from '@foyer/contract/account/confirmation.ts'
import { refuseCommonPassword } from '../../platform/auth/guessed-passwords.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Call, IdentityCall } from '../../platform/http/call.ts'
import type { JobRun } from '../../platform/jobs/jobs.ts'
import { dropCopyLinks } from './copies/copy-link.ts'
import { fromKnownDevice } from './from-known-device.ts'
import { guessableWords } from './guessable-words.ts'
import { accountLetterId, postAccountLetter } from './letters/account-letter.ts'
import { ownAct } from './own-act.ts'
import { replacePassword } from './replace-password.ts'
import { accountFactors } from './second-factor/second-factor-store.ts'
import type { Services } from './services.ts'
import { type AccountRow, findAccountByEmail, lockAccount, updateAccount } from './store.ts'

const queue = 'password_recovery'

interface Recovery {
  readonly tenant: string
  readonly email: string
  readonly ip: string
}

/**
 * POST /password_recovery: answered before the account is looked up, so that neither the answer nor its time reveals whether there is
 * one.
 */
export const askRecovery =
  ({ database, jobs, limits, captcha }: Services) =>
  async (call: Call, { email, recaptcha_token }: PasswordRecoveryBody): Promise<void> => {
    await limits.recovery.take(call, email)
    await captcha.check(call, recaptcha_token)
    // Counted here and not in the job, which may run again.
    if (!(await limits.mailbox.recovery(call.tenant, email))) return
    const recovery: Recovery = { tenant: call.tenant, email, ip: call.ip }
    await database.transaction(call.tenant, (tx) => jobs.enqueue(tx, queue, recovery))
  }

/** Mails the link if there is such an account. A fresh link revokes the earlier ones. */
const mailRecovery = async (
  services: Services,
  { id: run, data: { tenant, email, ip } }: JobRun<Recovery>,
): Promise<void> => {
  const { database, linkTokens, audit, mailer } = services
  await database.transaction(tenant, async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (account === undefined || account.blocked || account.closed_at !== null) return
    await lockAccount(tx, account.id)
    // The job runs again: another link would revoke the one that was mailed.
    if (await mailer.isPosted(tx, tenant, accountLetterId('password_recovery', run), account.email)) return
    const link = { tenant, purpose: 'password_reset', account_id: account.id, object_id: account.email } as const
    await linkTokens.withdraw(tx, link.purpose, { account_id: account.id })
    const token = await linkTokens.make(tx, link)
    await postAccountLetter(services, tx, account, {
      kind: 'password_recovery',
      once: run,
      path: `/auth/recovery?token=${token}`,
    })
    await audit(tx, { ...ownAct({ tenant, ip }, account.id, 'password_recovery_asked'), actor: 'system' })
  })
}

export const handleRecoveries = (services: Services): void => {
  services.jobs.handle<Recovery>(queue, (run) => mailRecovery(services, run))
}

/**
 * The holder of the token reads the mails, so the e-mail is theirs. If nobody had proved that before, somebody else may have signed up
 * with it. Then everything they set up to get back in or to be notified goes with their password.
 */
const welcomeOwner = async (
  { branding, audit }: Services,
  tx: Tx,
  call: IdentityCall,
  account: AccountRow,
): Promise<void> => {
  const { id, email_confirmed, notification_emails } = account
  if (email_confirmed) return
  await updateAccount(tx, id, { email_confirmed: true })
  await audit(tx, ownAct(call, id, 'email_confirmed'))
  // For brands that do not ask for confirmation, a missing confirmation means nothing.
  if (!branding.get(account.tenant).features.account_confirmation) return
  // The log must show support why a second factor disappeared that nobody switched off.
  const why = { reason: 'password recovered by e-mail, which nobody had confirmed before' }
  if (await accountFactors.remove(tx, id)) await audit(tx, { ...ownAct(call, id, 'second_factor_off'), ...why })
  // An account without a password has never saved a profile itself: its data came from the vendor.
  if (notification_emails.length === 0 || account.password_hash === null) return
  await updateAccount(tx, id, { notification_emails: [], unconfirmed_emails: [] })
  await dropCopyLinks(
    tx,
    notification_emails.map((email) => ({ account_id: id, email })),
  )
  const changes = { notification_emails: { from: notification_emails, to: [] } }
  await audit(tx, { ...ownAct(call, id, 'profile_saved'), ...why, changes })
}

/** POST /reset_password: sets a new password by the token of the mail, which confirms the e-mail too. */
export const resetPassword =
  (services: Services) =>
  async (call: IdentityCall, { password }: ResetPasswordBody): Promise<void> => {
    const { database, linkTokens, branding, limits } = services
    const { identity, tenant } = call
    if (identity.kind !== 'email') throw failure('unauthorized')
    const presented = { token: identity.token, purpose: 'password_reset' } as const
    // Checked first: hashing is expensive and must not be available to strangers.
    const { object_id } = await database.read(tenant, (tx) => linkTokens.read(tx, presented))
    await refuseCommonPassword(password, guessableWords(branding.get(tenant), object_id ?? ''))
    const passwordHash = await hashPassword(password)
    const email = await database.transaction(tenant, async (tx) => {
      const link = await linkTokens.use(tx, presented)
      const account = link.account_id === null ? undefined : await lockAccount(tx, link.account_id)
      if (account === undefined || account.email !== link.object_id || account.closed_at !== null)
        throw failure('link_invalid')
      if (account.blocked) throw failure('account_blocked')
      await welcomeOwner(services, tx, call, account)
      await replacePassword(services, tx, account, { passwordHash, call, keepSessionId: null })
      return account.email
    })
    // Failed tries at the old password may be why the owner is here, and they would block a sign-in with the new one.
    await limits.sign_in.forgive(await fromKnownDevice(services, call, email), email)
  }
