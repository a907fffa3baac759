import type { Captcha } from '@foyer/contract/account/captcha.ts'
import type {
  MailCopy,
  Newsletter,
  PasswordRecoveryBody,
  ResetPasswordBody,
  Retry,
} from '@foyer/contract/account/confirmation.ts'
import type { Session } from '@foyer/contract/account/session.ts'
import type { SignUpBody } from '@foyer/contract/account/sign-up.ts'
import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall, Call, IdentityCall } from '../../platform/http/call.ts'
import type { ResolveBearer } from '../../platform/http/identify.ts'
import type { Copy } from '../../platform/mail/mail.ts'
import { copyState } from './address-rules.ts'
import { announceChanged } from './announce-changed.ts'
import type { Around } from './closing/around.ts'
import { eraseEveryDay } from './closing/erase-accounts.ts'
import { holdOpen } from './closing/hold-open.ts'
import { confirmEmail, sendConfirmation } from './confirm-email.ts'
import {
  type AccountCopy,
  copiesFor,
  type CopyAddress,
  declinedCopies,
  dropCopyLinks,
  standingCopyPath,
} from './copies/copy-link.ts'
import { confirmCopy, endCopy, endCopyOf, readCopy } from './copies/decide-copy.ts'
import { endCopiesOfReaders, type LostMails } from './copies/end-copies.ts'
import { createAccount, type NewAccount } from './create-account.ts'
import { type EarlierEmail, listEarlierEmails } from './earlier-email-store.ts'
import { endedSessions } from './ended-session-store.ts'
import { forgetOldEveryDay } from './forget-old.ts'
import { createLinkTokens, type LinkTokens } from './link-tokens.ts'
import { makeTrialToken } from './make-trial-token.ts'
import { endSessionOf, sessionsOf } from './manage-sessions.ts'
import { newsletterOf, setNewsletter } from './newsletter.ts'
import { createOwnAccount, type OwnAccount } from './own-account.ts'
import { askRecovery, handleRecoveries, resetPassword } from './recover-password.ts'
import { resolveBearer } from './resolve-bearer.ts'
import { type AccountSecurity, securityOf } from './security-of.ts'
import type { EmailMoved, Services, TicketCopies, TicketCopyLink } from './services.ts'
import { shouldRefresh } from './session-rules.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { type AccountStaffSide, createStaffSide } from './staff/staff-side.ts'
import { type Account, accountOf, findAccountByEmail, getAccount, getAccounts, type SessionRow } from './store.ts'
import { type NewTerms, publishTerms } from './terms/publish-terms.ts'
import type { Throttle } from './throttle.ts'
import { type InvitedPerson, welcomeInvited } from './welcome-invited.ts'

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
export type { Account, AccountSecurity, Around, EmailMoved, LinkTokens, NewAccount, SessionRow, Throttle }

/** The module’s public functions: accounts and their sessions. */
export interface AccountModule {
  readonly resolveBearer: ResolveBearer
  signIn(call: IdentityCall): Promise<LoginInfo>
  captcha(call: Call): Promise<Captcha>
  /** Creates an account with its first session. The answer is the same if the e-mail is already in use. */
  signUp(call: Call, body: SignUpBody): Promise<LoginInfo>
  askRecovery(call: Call, body: PasswordRecoveryBody): Promise<void>
  resetPassword(call: IdentityCall, body: ResetPasswordBody): Promise<void>
  newsletter(call: IdentityCall): Promise<Newsletter>
  setNewsletter(call: IdentityCall, body: Newsletter): Promise<Newsletter>
  confirmEmail(call: IdentityCall): Promise<void>
  mailCopy(call: IdentityCall): Promise<MailCopy>
  confirmCopy(call: IdentityCall): Promise<void>
  endCopyOf(call: IdentityCall): Promise<void>
  /** The same with the link itself, which a mail program posts to. */
  endCopy(call: Pick<Call, 'tenant' | 'ip'>, token: string): Promise<void>
  sendConfirmation(call: IdentityCall): Promise<Retry>
  /** Ends the session of the call. */
  signOut(call: ActorCall): Promise<void>
  /** Throws 428 `token_refresh_required` shortly before the access token expires. */
  checkToken(call: ActorCall): void
  sessions(call: ActorCall): Promise<Session[]>
  revokeSession(call: ActorCall, id: string): Promise<void>
  readonly own: OwnAccount
  readonly staff: AccountStaffSide
  /** For other modules, inside their transactions. */
  get(tx: Tx, id: string): Promise<Account>
  /** The account, kept from being closed until the transaction ends. Throws 403 `account_closed` if it is closed. */
  holdOpen(tx: Tx, id: string): Promise<Account>
  findByEmail(tx: Tx, email: string): Promise<Account | undefined>
  /** The further addresses that get this account’s mails about money and events. */
  copiesFor(tx: Tx, account: Account): Promise<readonly Copy[]>
  /** Whether the owner of an address has confirmed that they get this account’s mails. */
  isConfirmedCopy(account: Account, email: string): boolean
  /** The portal’s path where the owner of an address in copy confirms or ends that. */
  copyPath(tx: Tx, owner: Pick<Account, 'tenant' | 'id'>, address: CopyAddress): Promise<string>
  /** Ends the links of addresses that are no longer in copy. */
  dropCopyLinks(tx: Tx, copies: readonly AccountCopy[]): Promise<void>
  /** Readers who may no longer see an account’s bills get no copies of them by mail either. */
  endCopiesOfReaders(tx: Tx, lost: LostMails): Promise<void>
  /** What the owner of an address has declined by its links, although this account has it in copy or had it. */
  declinedCopies(tx: Tx, accountId: string, email: string): Promise<readonly CopyAddress[]>
  getAll(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Account>>
  /** The e-mails that these accounts had before, oldest first. */
  earlierEmails(tx: Tx, ids: readonly string[]): Promise<readonly EarlierEmail[]>
  create(account: NewAccount, actor: string): Promise<Account>
  /** Makes a version of the terms the current one, which is shown and accepted from then on. */
  publishTerms(terms: NewTerms, actor: string): Promise<void>
  /** For people who accept an invite and have no account. */
  welcomeInvited(
    tx: Tx,
    call: Call,
    person: InvitedPerson,
  ): Promise<{ readonly account: Account; readonly tokens: LoginInfo }>
  /** Announces that the company of these people is another, or has another title. */
  announceCompanyOf(tx: Tx, tenant: string, ids: readonly string[]): Promise<void>
  /** Which of these sessions someone has ended, or have been over for half a year. Sessions that merely expired are not included. */
  endedSessions(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** For owners of companies, about their members. */
  securityOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, AccountSecurity>>
  /** A link that signs the account in once, valid for a day. */
  trialToken(tenant: string, accountId: string, actor: string): Promise<string>
  /** Creates and reads the tokens of links in mails, for every module that sends some. */
  readonly linkTokens: LinkTokens
}

/** What the installation provides only to this module. */
export type AccountNeeds = Pick<Services, 'secret' | 'limits' | 'captcha' | 'sms' | 'secondFactors'>

/** The further addresses that get an account’s mails, and addresses in copy. */
const copies = (services: Services) =>
  ({
    mailCopy: readCopy(services),
    confirmCopy: confirmCopy(services),
    endCopyOf: endCopyOf(services),
    endCopy: endCopy(services),
    copiesFor: (tx, owner) => copiesFor(services, tx, owner),
    isConfirmedCopy: (owner, email) => copyState(owner, email) === 'confirmed',
    copyPath: (tx, ...asked) => standingCopyPath(services, tx, ...asked),
    dropCopyLinks,
    endCopiesOfReaders: endCopiesOfReaders(services),
    declinedCopies,
  }) satisfies Partial<AccountModule>

export const createAccountModule = (given: Omit<Services, 'linkTokens'>): AccountModule => {
  const services: Services = { ...given, linkTokens: createLinkTokens(given.clock) }
  const { clock } = services
  handleRecoveries(services)
  forgetOldEveryDay(services)
  eraseEveryDay(services)
  const endSession = endSessionOf(services)
  const create = createAccount(services)
  return {
    resolveBearer: resolveBearer(services),
    signIn: signIn(services),
    captcha: ({ tenant }) => services.captcha.challenge(tenant),
    signUp: signUp(services),
    askRecovery: askRecovery(services),
    resetPassword: resetPassword(services),
    newsletter: newsletterOf(services),
    setNewsletter: setNewsletter(services),
    confirmEmail: confirmEmail(services),
    ...copies(services),
    sendConfirmation: sendConfirmation(services),
    signOut: (call) => endSession(call, call.actor.session_id, { reason: 'signed out' }),
    checkToken: ({ actor }) => {
      if (shouldRefresh(clock.now().getTime(), actor.token_expires_at)) throw failure('token_refresh_required')
    },
    sessions: sessionsOf(services),
    revokeSession: (call, id) => endSession(call, id, { reason: 'revoked by its owner' }),
    own: createOwnAccount(services),
    staff: createStaffSide(services),
    get: async (tx, id) => accountOf(await getAccount(tx, id)),
    holdOpen,
    findByEmail: async (tx, email) => {
      const row = await findAccountByEmail(tx, email)
      return row && accountOf(row)
    },
    getAll: async (tx, ids) => new Map(Array.from(await getAccounts(tx, ids), ([id, row]) => [id, accountOf(row)])),
    earlierEmails: listEarlierEmails,
    create: async (account, actor) => accountOf(await create(account, actor)),
    publishTerms: (terms, actor) => publishTerms(services)(terms, { actor, actor_ip: null }),
    welcomeInvited: welcomeInvited(services),
    announceCompanyOf: async (tx, tenant, ids) => {
      for (const id of ids) await announceChanged(services, tx, { tenant, id }, ['company'])
    },
    endedSessions: (tx, ids) => endedSessions(tx, ids, clock.now()),
    securityOf,
    trialToken: makeTrialToken(services),
    linkTokens: services.linkTokens,
  }
}
