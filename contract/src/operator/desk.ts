import * as z from 'zod/mini'
import { OneTimeCode } from '../account/second-factor.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'
import { OperatorRole, OperatorScope } from './operator.ts'

/** An entry of the audit log. */
export const AuditEntry = z.object({
  id: Id,
  at: Time,
  /** An account id, `operator:<handle>`, `gateway:<name>` or `system`. */
  actor: z.string(),
  /** The e-mail of the person behind an account id; null for others. */
  actor_email: z.nullable(z.string()),
  /** Null if it is not known or nobody’s. */
  actor_ip: z.nullable(z.string()),
  /** The name of the action, such as `order_issued`. */
  action: z.string(),
  /** The kind of object, such as `order`. */
  object_type: z.string(),
  object_id: z.string(),
  /**
   * What staff call the object: an invoice’s number, an e-mail, a ticket’s number and title. Null if it no longer exists or has no name.
   */
  object_name: z.nullable(z.string()),
  /** The account whose own log shows the entry; null if none does. */
  account_id: z.nullable(Id),
  /** The e-mail of that account; null if there is none. */
  account_email: z.nullable(z.string()),
  /** Null if none was given. */
  reason: z.nullable(z.string()),
  /** The changed fields; what they contain depends on the action. */
  changes: z.record(z.string(), z.unknown()),
  /** The names of customers and orders that `changes` mentions by id. Objects that no longer exist are missing. */
  change_names: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** An operator key. Its secret is only shown when it is created. */
export const OperatorKey = z.object({
  id: Id,
  title: z.string(),
  /** The operator the key belongs to. */
  operator: z.object({ handle: z.string(), name: z.string(), role: OperatorRole }),
  /**
   * The operator who created it for someone else and knows its secret: the key stops working if they are blocked or may no longer create
   * keys. Null if its owner created it.
   */
  made_by: z.nullable(z.object({ handle: z.string(), name: z.string() })),
  /** The key that made it, and with which it ends. Null if a session or the command line of the server made it. */
  made_with: z.nullable(z.object({ id: Id, title: z.string() })),
  /** Null means all scopes of the role. */
  scopes: z.nullable(z.array(z.string())),
  created_at: Time,
  /** Null if it does not expire. */
  expires_at: z.nullable(Time),
  /** Null if it has not been revoked. */
  revoked_at: z.nullable(Time),
  /** In the last thirty days; null if it was not used. */
  last_used_at: z.nullable(Time),
})
export type OperatorKey = z.infer<typeof OperatorKey>

export const NewKeyBody = z.strictObject({
  /** The handle of the operator the key is for; defaults to the caller. */
  operator: z.optional(requiredLine(64)),
  title: requiredLine(100),
  /** Defaults to all scopes of the operator’s role. */
  scopes: z.optional(z.array(OperatorScope).check(z.minLength(1), z.maxLength(40))),
  /** Left out, the key does not expire. */
  expires_at: z.optional(Time),
  reason: z.optional(Reason),
  /** Needed in a session whose sign-in is older than 15 minutes; not with a key. */
  password: z.optional(z.string().check(z.maxLength(1000))),
  /** Needed with the password if two-step sign-in is on. */
  code: z.optional(OneTimeCode),
})
export type NewKeyBody = z.infer<typeof NewKeyBody>

export const NewOperatorKey = z.object({
  key: OperatorKey,
  /** Send it as the bearer. It cannot be shown again. */
  secret: z.string(),
})
export type NewOperatorKey = z.infer<typeof NewOperatorKey>

/** A call made with a key. */
export const KeyCall = z.object({
  id: Id,
  at: Time,
  method: z.string(),
  path: z.string(),
  status: z.int(),
  ip: z.string(),
  /** The id of the request, as in the server’s log and in each error. */
  request_id: z.string(),
})
export type KeyCall = z.infer<typeof KeyCall>

/** A version of the terms of use. */
export const TermsVersion = z.object({
  version: z.string(),
  locales: z.array(Locale),
  published_at: Time,
  /** Whether it is the version shown and accepted now. */
  current: z.boolean(),
  /** The number of accounts that have accepted it. */
  accepted: z.int(),
})
export type TermsVersion = z.infer<typeof TermsVersion>

/** A PDF in base64: at most 500,000 characters, about 375 kB of PDF. */
const Pdf = z.base64().check(z.minLength(1), z.maxLength(500_000))

export const NewTermsBody = z.strictObject({
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  documents: z.array(z.strictObject({ locale: Locale, pdf: Pdf })).check(z.minLength(1), z.maxLength(2)),
  reason: z.optional(Reason),
})
export type NewTermsBody = z.infer<typeof NewTermsBody>

/** The contrast of two colours (WCAG 2.2). Text needs at least 4.5. */
export const Contrast = z.object({
  /** The name of the colour. */
  color: z.string(),
  /** The name of the colour behind it. */
  on: z.string(),
  /** The colour itself. */
  value: z.string(),
  ratio: z.number(),
  passes: z.boolean(),
})
export type Contrast = z.infer<typeof Contrast>

/** The brand’s configuration. Secrets are masked. */
export const BrandSettings = z.object({
  key: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  /** Null if it is not configured. */
  public_url: z.nullable(z.string()),
  default_locale: Locale,
  currency: Currency,
  mail_from: z.string(),
  invoice_prefix: z.string(),
  seller: z.object({
    legal_name: z.string(),
    address_lines: z.array(z.string()),
    tax_id: z.nullable(z.string()),
  }),
  colors: z.record(z.string(), z.string()),
  logo: z.string(),
  features: z.record(z.string(), z.boolean()),
  /** Tax rates in percent, by country. */
  tax: z.record(z.string(), z.string()),
  /** By currency: payments and refunds above this amount need a second operator. */
  two_person_above: z.record(z.string(), z.string()),
  /** Roles that must sign in with a second factor. */
  operator_second_factor: z.array(OperatorRole),
  gateways: z.array(z.object({ gateway: z.string(), settings: z.record(z.string(), z.string()) })),
  /** The contrast of the brand’s colours. */
  contrast: z.array(Contrast),
})
export type BrandSettings = z.infer<typeof BrandSettings>
