import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall, Call } from '../../platform/http/call.ts'
import { copyState } from './address-rules.ts'
import { announceChanged } from './announce-changed.ts'
import type { Around } from './closing/around.ts'
import { eraseEveryDay } from './closing/erase-accounts.ts'
import { holdOpen } from './closing/hold-open.ts'
import { confirmEmail, sendConfirmation } from './confirm-email.ts'
import { copiesFor, type CopyAddress, declinedCopies, dropCopyLinks, standingCopyPath } from './copies/copy-link.ts'
import { confirmCopy, endCopy, endCopyOf, readCopy } from './copies/decide-copy.ts'
import { endCopiesOfReaders } from './copies/end-copies.ts'
import { createAccount, type NewAccount } from './create-account.ts'
import { listEarlierEmails } from './earlier-email-store.ts'
import { endedSessions } from './ended-session-store.ts'
import { forgetOldEveryDay } from './forget-old.ts'
import { createLinkTokens } from './link-tokens.ts'
import { makeTrialToken } from './make-trial-token.ts'
import { endSessionOf, sessionsOf } from './manage-sessions.ts'
import { newsletterOf, setNewsletter } from './newsletter.ts'
import { createOwnAccount } from './own-account.ts'
import { askRecovery, handleRecoveries, resetPassword } from './recover-password.ts'
import { resolveBearer } from './resolve-bearer.ts'
import { type AccountSecurity, securityOf } from './security-of.ts'
import type { EmailMoved, Services, TicketCopies, TicketCopyLink } from './services.ts'
import { shouldRefresh } from './session-rules.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { createStaffSide } from './staff/staff-side.ts'
import { type Account, accountOf, findAccountByEmail, getAccount, getAccounts, type SessionRow } from './store.ts'
import { type NewTerms, publishTerms } from './terms/publish-terms.ts'
import type { Throttle } from './throttle.ts'
import { welcomeInvited } from './welcome-invited.ts'

export { unconfirmedOf } from './address-rules.ts'
export { ofAccount } from './audited.ts'
export { forgottenBrands, noteBrands } from './brand-store.ts'
export { accountTroubles } from './consistency-store.ts'
export { findImportedCustomers, importCustomers, type ImportedCustomers } from './import-customers.ts'
export { guessableWords } from './guessable-words.ts'
export { isKnownPlace, outlineOf } from './known-device-rules.ts'
export { accountPolicy } from './policy.ts'
export { accountFactors } from './second-factor/second-factor-store.ts'
export { endActing } from './staff/act-as.ts'
export { createMailboxLimit, createThrottle, emailKey } from './throttle.ts'
export type { TicketCopies, TicketCopyLink }
export type { Account, AccountSecurity, Around, EmailMoved, NewAccount, SessionRow, Throttle }

/** What the installation provides only to this module. */
export type AccountNeeds = Pick<Services, 'secret' | 'limits' | 'captcha' | 'sms' | 'secondFactors'>

/** Signing in, signing up, and what follows from links in mails. */
const entry = (services: Services) => {
  const endSession = endSessionOf(services)
  return {
    resolveBearer: resolveBearer(services),
    signIn: signIn(services),
    captcha: ({ tenant }: Call) => services.captcha.challenge(tenant),
    /** Creates an account with its first session. The answer is the same if the e-mail is already in use. */
    signUp: signUp(services),
    askRecovery: askRecovery(services),
    resetPassword: resetPassword(services),
    newsletter: newsletterOf(services),
    setNewsletter: setNewsletter(services),
    confirmEmail: confirmEmail(services),
    sendConfirmation: sendConfirmation(services),
    /** Ends the session of the call. */
    signOut: (call: ActorCall) => endSession(call, call.actor.session_id, { reason: 'signed out' }),
    /** Throws 428 `token_refresh_required` shortly before the access token expires. */
    checkToken: ({ actor }: ActorCall) => {
      if (shouldRefresh(services.clock.now().getTime(), actor.token_expires_at)) throw failure('token_refresh_required')
    },
    sessions: sessionsOf(services),
    revokeSession: (call: ActorCall, id: string) => endSession(call, id, { reason: 'revoked by its owner' }),
  }
}

/** The further addresses that get an account’s mails, and addresses in copy. */
const copies = (services: Services) => ({
  mailCopy: readCopy(services),
  confirmCopy: confirmCopy(services),
  endCopyOf: endCopyOf(services),
  /** The same with the link itself, which a mail program posts to. */
  endCopy: endCopy(services),
  /** The further addresses that get this account’s mails about money and events. */
  copiesFor: (tx: Tx, owner: Account) => copiesFor(services, tx, owner),
  /** Whether the owner of an address has confirmed that they get this account’s mails. */
  isConfirmedCopy: (owner: Account, email: string) => copyState(owner, email) === 'confirmed',
  /** The portal’s path where the owner of an address in copy confirms or ends that. */
  copyPath: (tx: Tx, owner: Pick<Account, 'tenant' | 'id'>, address: CopyAddress) =>
    standingCopyPath(services, tx, owner, address),
  /** Ends the links of addresses that are no longer in copy. */
  dropCopyLinks,
  /** Readers who may no longer see an account’s bills get no copies of them by mail either. */
  endCopiesOfReaders: endCopiesOfReaders(services),
  /** What the owner of an address has declined by its links, although this account has it in copy or had it. */
  declinedCopies,
})

/** For other modules, in their transactions. */
const forModules = (services: Services) => ({
  get: async (tx: Tx, id: string) => accountOf(await getAccount(tx, id)),
  /** The account, kept from being closed until the transaction ends. Throws 403 `account_closed` if it is closed. */
  holdOpen,
  findByEmail: async (tx: Tx, email: string) => {
    const row = await findAccountByEmail(tx, email)
    return row && accountOf(row)
  },
  getAll: async (tx: Tx, ids: readonly string[]) =>
    new Map(Array.from(await getAccounts(tx, ids), ([id, row]) => [id, accountOf(row)])),
  /** The e-mails that these accounts had before, oldest first. */
  earlierEmails: listEarlierEmails,
  /** For people who accept an invite and have no account. */
  welcomeInvited: welcomeInvited(services),
  /** Announces that the company of these people is another, or has another title. */
  announceCompanyOf: async (tx: Tx, tenant: string, ids: readonly string[]) => {
    for (const id of ids) await announceChanged(services, tx, { tenant, id }, ['company'])
  },
  /** Which of these sessions someone has ended, or have been over for half a year. Sessions that merely expired are not included. */
  endedSessions: (tx: Tx, ids: readonly string[]) => endedSessions(tx, ids, services.clock.now()),
  /** For owners of companies, about their members. */
  securityOf,
  /** Creates and reads the tokens of links in mails, for every module that sends some. */
  linkTokens: services.linkTokens,
})

/** The account module: accounts and their sessions. */
export const createAccountModule = (given: Omit<Services, 'linkTokens'>) => {
  const services: Services = { ...given, linkTokens: createLinkTokens(given.clock) }
  handleRecoveries(services)
  forgetOldEveryDay(services)
  eraseEveryDay(services)
  const create = createAccount(services)
  const publish = publishTerms(services)
  return {
    ...entry(services),
    ...copies(services),
    ...forModules(services),
    own: createOwnAccount(services),
    staff: createStaffSide(services),
    create: async (account: NewAccount, actor: string) => accountOf(await create(account, actor)),
    /** Makes a version of the terms the current one, which is shown and accepted from then on. */
    publishTerms: (terms: NewTerms, actor: string) => publish(terms, { actor, actor_ip: null }),
    /** A link that signs the account in once, valid for a day. */
    trialToken: makeTrialToken(services),
  }
}

export type AccountModule = ReturnType<typeof createAccountModule>
