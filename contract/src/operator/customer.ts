import * as z from 'zod/mini'
import { Address, ProfilePermissions } from '../account/profile.ts'
import { Roles } from '../company/company.ts'
import { Amount } from '../vocabulary/amount.ts'
import { Country, Email, TypedEmail } from '../vocabulary/contact.ts'
import { NamedCountry } from '../vocabulary/countries.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { Count } from '../vocabulary/quantity.ts'
import { freeLine, Reason, requiredLine, requiredText } from '../vocabulary/text.ts'
import { UtmMarks } from '../vocabulary/utm.ts'

/** What is unpaid in one currency. Amounts in different currencies are never added up. */
export const Debt = z.object({
  currency: Currency,
  /** With tax. */
  amount: Amount.check(z.minimum(0)),
  /** The number of unpaid orders. */
  orders: Count,
})
export type Debt = z.infer<typeof Debt>

/** A customer in a list. */
export const Customer = z.object({
  id: Id,
  email: z.string(),
  /** First and last name. */
  name: z.string(),
  /** The name on invoices; null if not given. */
  legal_name: z.nullable(z.string()),
  country: Country,
  currency: Currency,
  locale: Locale,
  created_at: Time,
  /** Whether the customer is blocked and cannot sign in. */
  blocked: z.boolean(),
  /** When the account was closed; null while it is open. It is erased 30 days later. */
  closed_at: z.nullable(Time),
  /** When it was erased: name, e-mail and everything else personal are gone. Null until then. */
  erased_at: z.nullable(Time),
  email_confirmed: z.boolean(),
  /** Null if they have never signed in. */
  last_sign_in_at: z.nullable(Time),
  /** Their company, with their roles in it; null if there is none. */
  company: z.nullable(z.object({ id: Id, title: z.string(), owner: z.boolean(), roles: Roles })),
  /** Their own unpaid orders, by currency. */
  owes: z.array(Debt),
})
export type Customer = z.infer<typeof Customer>

/** A session of a customer. */
export const CustomerSession = z.object({
  id: Id,
  user_agent: z.string(),
  ip: z.string(),
  created_at: Time,
  last_seen_at: Time,
  /** The name of the operator who acts for the customer; null if it is the customer themselves. */
  acting_operator: z.nullable(z.string()),
})
export type CustomerSession = z.infer<typeof CustomerSession>

/** Everything staff need to know about a customer. */
export const CustomerDetail = z.extend(Customer, {
  first_name: z.string(),
  second_name: z.string(),
  phone: z.nullable(z.string()),
  /** Further addresses that get invoices and reminders. */
  notification_emails: z.array(z.string()),
  /** Those of them that get nothing yet, because their owners have not confirmed them. */
  unconfirmed_emails: z.array(z.string()),
  /** The vendor’s manager for this customer; null if there is none. */
  manager: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  address: z.nullable(Address),
  tax_id: z.nullable(z.string()),
  /** The number of the account in the vendor’s previous system; null if there is none. */
  legacy_id: z.nullable(z.int()),
  permissions: ProfilePermissions,
  /** Whether they want the newsletter. */
  newsletter: z.boolean(),
  /** The campaign parameters of the link by which they came to sign up, by name: `utm_source` and so on. */
  utm: UtmMarks,
  password_filled: z.boolean(),
  /** Whether they sign in with a second factor. */
  second_factor: z.boolean(),
  /** Nulls if no terms have been accepted. */
  terms: z.object({ accepted_at: z.nullable(Time), version: z.nullable(z.string()) }),
  /** `running` are the ones that have not ended. */
  licences: z.object({ total: Count, running: Count }),
  tickets: z.object({ total: Count, open: Count, waiting_for_staff: Count }),
  orders: z.object({ total: Count, unpaid: Count }),
  sessions: z.array(CustomerSession),
  /** The number of internal notes. */
  notes: Count,
})
export type CustomerDetail = z.infer<typeof CustomerDetail>

const permissions = z.strictObject({ store: z.boolean(), create_trial: z.boolean() })
const Manager = z.strictObject({ name: requiredLine(100), email: z.optional(Email) })

export const NewCustomerBody = z.strictObject({
  email: TypedEmail,
  name: requiredLine(100),
  second_name: z.optional(freeLine(100)),
  country: NamedCountry,
  locale: Locale,
  /** Defaults to the currency of the country. It cannot be changed later. */
  currency: z.optional(Currency),
  permissions: z.optional(permissions),
  legal_name: z.optional(requiredLine(200)),
  tax_id: z.optional(requiredLine(50)),
  reason: z.optional(Reason),
})
export type NewCustomerBody = z.infer<typeof NewCustomerBody>

/** Fields left out stay as they are. Blocking a customer ends all their sessions at once. */
export const CustomerChange = z.strictObject({
  name: z.optional(requiredLine(100)),
  second_name: z.optional(freeLine(100)),
  country: z.optional(NamedCountry),
  locale: z.optional(Locale),
  /** The owner of a new address is asked to confirm it first. */
  notification_emails: z.optional(z.array(Email).check(z.maxLength(20))),
  /** Null removes the manager. */
  manager: z.optional(z.nullable(Manager)),
  /** Each permission can be changed on its own. */
  permissions: z.optional(z.partial(permissions)),
  blocked: z.optional(z.boolean()),
  reason: z.optional(Reason),
})
export type CustomerChange = z.infer<typeof CustomerChange>

/** Closing an account; the customer can see the reason in their own log. */
export const CloseCustomerBody = z.strictObject({
  reason: Reason,
  /** Gives up the licences that never end: they stop at once. */
  give_up_perpetual: z.optional(z.boolean()),
})
export type CloseCustomerBody = z.infer<typeof CloseCustomerBody>

export const ReopenCustomerBody = z.strictObject({ reason: Reason })
export type ReopenCustomerBody = z.infer<typeof ReopenCustomerBody>

/** An internal note about a customer. Customers never see it. */
export const CustomerNote = z.object({
  id: Id,
  body: z.string(),
  /** The handle of the operator who wrote it. */
  author: z.string(),
  created_at: Time,
})
export type CustomerNote = z.infer<typeof CustomerNote>

export const CustomerNoteBody = z.strictObject({ body: requiredText(5000) })
export type CustomerNoteBody = z.infer<typeof CustomerNoteBody>

/** A link that signs the customer in once, valid for a day. */
export const TrialToken = z.object({
  /** The token of the link, for the header Trial-Token. */
  trial_token: z.string(),
  url: z.string(),
})
export type TrialToken = z.infer<typeof TrialToken>

/** A path within the portal: not the address of another site, however a browser may read it. */
export const PortalPath = z.string().check(z.maxLength(300), z.regex(/^\/(?:[A-Za-z0-9_-][A-Za-z0-9_/-]*)?$/))

/** Acting for a customer needs a reason, which the customer can see in their own log. */
export const ActAsBody = z.strictObject({
  reason: Reason,
  /** The portal’s page to begin on, such as `/invoices/…`; the start page without it. */
  path: z.optional(PortalPath),
})
export type ActAsBody = z.infer<typeof ActAsBody>

/** Open this link to act as the customer. It works once, within a minute. */
export const ActAsLink = z.object({
  url: z.string(),
  /** When the session will end. */
  expires_at: Time,
})
export type ActAsLink = z.infer<typeof ActAsLink>
