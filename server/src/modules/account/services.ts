import type { OwnRecords } from '@foyer/contract/account/export.ts'
import type { Audit, AuditedBy } from '../../platform/audit/audit.ts'
import type { AccessTokens } from '../../platform/auth/access-tokens.ts'
import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { SecondFactors } from '../../platform/auth/second-factor/second-factors.ts'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ActorCall, OperatorCall } from '../../platform/http/call.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { SmsSender } from '../../platform/sms/sms.ts'
import type { Branding } from '../branding/index.ts'
import type { CopyState } from './address-rules.ts'
import type { Around } from './closing/around.ts'
import type { LinkTokens } from './link-tokens.ts'
import type { Throttle } from './throttle.ts'

/** Limits on how often things can be done. */
export interface Limits {
  readonly sign_in: Throttle
  readonly sign_up: Throttle
  readonly recovery: Throttle
  /** Whether an account’s mailbox may get another mail that anyone can request. Each kind counts separately, so that none blocks another. */
  readonly mailbox: Readonly<Record<'recovery' | 'sign_up', (tenant: string, email: string) => Promise<boolean>>>
  /** Letters that ask whether a mailbox wants copies, from all accounts together. A caller beyond the limit is told. */
  readonly copies_mailbox: RateLimit
  /** Per account, like the next five. */
  readonly confirmation: RateLimit
  /** Entering one’s own password again. */
  readonly proof: RateLimit
  readonly email_change: RateLimit
  /** Letters to further addresses. */
  readonly copies: RateLimit
  readonly export: RateLimit
  /** Someone with countless addresses still has only one account. */
  readonly sms_account: RateLimit
  readonly sms_number: RateLimit
  readonly sms_address: RateLimit
}

/** An account that has another e-mail, and the person who caused it. */
export interface EmailMoved {
  readonly account_id: string
  readonly from: string
  readonly to: string
  readonly who: AuditedBy
}

/** An address in copy of a ticket, as its link names it. */
export interface TicketCopyLink {
  readonly ticket_id: string
  readonly email: string
}

/** What the owner of an address in copy of a ticket decides; in the caller’s transaction. */
export interface TicketCopies {
  /** The ticket’s number is null if it is unknown. */
  read(tx: Tx, link: TicketCopyLink): Promise<{ readonly ticket: number | null; readonly state: CopyState }>
  /** False if the address is none of the ticket’s any more. */
  confirm(tx: Tx, link: TicketCopyLink, who: EmailMoved['who']): Promise<boolean>
  end(tx: Tx, link: TicketCopyLink, who: EmailMoved['who']): Promise<void>
}

/** What the account module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly cursors: Cursors
  readonly accessTokens: AccessTokens
  readonly branding: Branding
  readonly linkTokens: LinkTokens
  readonly captcha: Captcha
  readonly jobs: Jobs
  readonly log: Log
  readonly mailer: Mailer
  readonly sms: SmsSender
  /** The portal’s address for a brand’s customers. */
  readonly portalUrl: (tenant: string) => string
  readonly secondFactors: SecondFactors
  /** What other modules store about a person. */
  readonly ownRecords: (call: ActorCall) => Promise<OwnRecords>
  /** The sessions in which the account’s browsers were subscribed to notifications. */
  readonly toldSessions: (tx: Tx, accountId: string) => Promise<readonly string[]>
  /** What other modules have to do with an account that is closed and erased. Handed in, because they depend on this one. */
  readonly around: () => Around
  /** Moves the account's copies of tickets to its new e-mail. Handed in, because the support module depends on this one. */
  readonly moveTicketCopies: (tx: Tx, moved: EmailMoved) => Promise<void>
  /** Handed in for the same reason. */
  readonly ticketCopies: () => TicketCopies
  /** The names of the vendor's staff and keys by their handles. */
  readonly staffNames: (tx: Tx, handles: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Refuses an operator who may no longer act as customers. */
  readonly stillOpensPortals: (tx: Tx, call: OperatorCall) => Promise<void>
  /** Keys for deriving the successors of refresh tokens, the permanent links in mails and the hashes of phone codes. */
  readonly secret: string
  readonly limits: Limits
}
