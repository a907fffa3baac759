import * as z from 'zod/mini'
import { Currency } from '../vocabulary/currency.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'
import { OperatorRole, OperatorScope } from './operator.ts'

/** One thing that was done, as the log of changes has it. */
export const AuditEntry = z.object({
  id: Id,
  at: Time,
  /** Account id, `operator:<handle>`, `gateway:<name>` or `system`. */
  actor: z.string(),
  /** The person behind an account's id. */
  actor_email: z.nullable(z.string()),
  actor_ip: z.nullable(z.string()),
  action: z.string(),
  object_type: z.string(),
  object_id: z.string(),
  /** What staff call the object: an invoice's number, an e-mail, a ticket's number and title; null where it is gone or has no name. */
  object_name: z.nullable(z.string()),
  /** In whose log it shows. */
  account_id: z.nullable(Id),
  account_email: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changes: z.record(z.string(), z.unknown()),
  /** By id: what staff call the customers and orders that `changes` tells of by their ids. What is gone is not among them. */
  change_names: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Someone of the vendor's, for those who manage them. */
export const StaffMember = z.object({
  id: Id,
  handle: z.string(),
  name: z.string(),
  email: z.string(),
  role: OperatorRole,
  blocked: z.boolean(),
  /** Signs in with a password; a program has keys alone. */
  person: z.boolean(),
  /** Their signing in asks for a code. */
  second_factor: z.boolean(),
  created_at: Time,
})
export type StaffMember = z.infer<typeof StaffMember>

/** What is left out stays as it is. Whoever is blocked is signed out at once, and their keys open nothing until they are let in again. */
export const OperatorChange = z.strictObject({
  role: z.optional(OperatorRole),
  blocked: z.optional(z.boolean()),
  reason: z.optional(Reason),
})
export type OperatorChange = z.infer<typeof OperatorChange>

/** A key of the operator's side; its secret is shown once, when it is made. */
export const OperatorKey = z.object({
  id: Id,
  title: z.string(),
  operator: z.object({ handle: z.string(), name: z.string(), role: OperatorRole }),
  /** Who made it in that name and has its secret: it ends where they are blocked, or may make keys no more. Null of one's own. */
  made_by: z.nullable(z.object({ handle: z.string(), name: z.string() })),
  /** Null opens all that the role does. */
  scopes: z.nullable(z.array(z.string())),
  created_at: Time,
  expires_at: z.nullable(Time),
  revoked_at: z.nullable(Time),
  /** Of the last thirty days. */
  last_used_at: z.nullable(Time),
})
export type OperatorKey = z.infer<typeof OperatorKey>

export const NewKeyBody = z.strictObject({
  /** Whose key it is; the caller's own unless told. */
  operator: z.optional(requiredLine(64)),
  title: requiredLine(100),
  scopes: z.optional(z.array(OperatorScope).check(z.minLength(1), z.maxLength(40))),
  expires_at: z.optional(Time),
  reason: z.optional(Reason),
})
export type NewKeyBody = z.infer<typeof NewKeyBody>

export const NewOperatorKey = z.object({ key: OperatorKey, secret: z.string() })
export type NewOperatorKey = z.infer<typeof NewOperatorKey>

/** One call that was made with a key. */
export const KeyCall = z.object({
  id: Id,
  at: Time,
  method: z.string(),
  path: z.string(),
  status: z.int(),
  ip: z.string(),
  /** As in the server's log and in each error. */
  request_id: z.string(),
})
export type KeyCall = z.infer<typeof KeyCall>

/** A version of the terms of use. */
export const TermsVersion = z.object({
  version: z.string(),
  locales: z.array(Locale),
  published_at: Time,
  /** Shown and accepted now. */
  current: z.boolean(),
  /** How many accounts have accepted it. */
  accepted: z.int(),
})
export type TermsVersion = z.infer<typeof TermsVersion>

/** Half a megabyte of PDF each, in base64. */
const Pdf = z.base64().check(z.minLength(1), z.maxLength(500_000))

export const NewTermsBody = z.strictObject({
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  documents: z.array(z.strictObject({ locale: Locale, pdf: Pdf })).check(z.minLength(1), z.maxLength(2)),
  reason: z.optional(Reason),
})
export type NewTermsBody = z.infer<typeof NewTermsBody>

/** How readable two colours are on each other (WCAG 2.2): 4.5 is needed for text. */
export const Contrast = z.object({
  color: z.string(),
  on: z.string(),
  value: z.string(),
  ratio: z.number(),
  passes: z.boolean(),
})
export type Contrast = z.infer<typeof Contrast>

/** The brand as its configuration has it; secrets are said to be set, and not shown. */
export const BrandSettings = z.object({
  key: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
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
  /** Percent by country. */
  tax: z.record(z.string(), z.string()),
  two_person_above: z.record(z.string(), z.string()),
  /** Roles whose people sign in with a second factor or do nothing. */
  operator_second_factor: z.array(OperatorRole),
  gateways: z.array(z.object({ gateway: z.string(), settings: z.record(z.string(), z.string()) })),
  contrast: z.array(Contrast),
})
export type BrandSettings = z.infer<typeof BrandSettings>
