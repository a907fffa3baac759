import * as z from 'zod/mini'
import { Address, ProfilePermissions } from '../account/profile.ts'
import { Roles } from '../company/company.ts'
import { Country, Email } from '../vocabulary/contact.ts'
import { NamedCountry } from '../vocabulary/countries.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { Amount } from '../vocabulary/money.ts'
import { Count } from '../vocabulary/quantity.ts'
import { freeLine, Reason, requiredLine, requiredText } from '../vocabulary/text.ts'

/** What is open of one currency: sums of different currencies are never added. */
export const Debt = z.object({ currency: Currency, amount: Amount.check(z.minimum(0)), orders: Count })
export type Debt = z.infer<typeof Debt>

/** A customer as a list shows them. */
export const Customer = z.object({
  id: Id,
  email: z.string(),
  /** Both names, as letters address them. */
  name: z.string(),
  legal_name: z.nullable(z.string()),
  country: Country,
  currency: Currency,
  locale: Locale,
  created_at: Time,
  blocked: z.boolean(),
  email_confirmed: z.boolean(),
  last_sign_in_at: z.nullable(Time),
  /** With what they may see of its owner's data. */
  company: z.nullable(z.object({ id: Id, title: z.string(), owner: z.boolean(), roles: Roles })),
  /** Unpaid orders of their own, by currency. */
  owes: z.array(Debt),
})
export type Customer = z.infer<typeof Customer>

/** A place where a customer is signed in. */
export const CustomerSession = z.object({
  id: Id,
  user_agent: z.string(),
  ip: z.string(),
  created_at: Time,
  last_seen_at: Time,
  /** Of someone of the vendor's who acts for the customer; null for the customer themselves. */
  acting_operator: z.nullable(z.string()),
})
export type CustomerSession = z.infer<typeof CustomerSession>

/** All that staff need to know of a customer before they answer. */
export const CustomerDetail = z.extend(Customer, {
  first_name: z.string(),
  second_name: z.string(),
  phone: z.nullable(z.string()),
  notification_emails: z.array(z.string()),
  manager: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  address: z.nullable(Address),
  tax_id: z.nullable(z.string()),
  /** The number of the account in the vendor's former system. */
  legacy_id: z.nullable(z.int()),
  permissions: ProfilePermissions,
  password_filled: z.boolean(),
  second_factor: z.boolean(),
  terms: z.object({ accepted_at: z.nullable(Time), version: z.nullable(z.string()) }),
  licences: z.object({ total: Count, running: Count }),
  tickets: z.object({ total: Count, open: Count, waiting_for_staff: Count }),
  orders: z.object({ total: Count, unpaid: Count }),
  sessions: z.array(CustomerSession),
  notes: Count,
})
export type CustomerDetail = z.infer<typeof CustomerDetail>

const permissions = z.strictObject({ store: z.boolean(), create_trial: z.boolean() })
const Manager = z.strictObject({ name: requiredLine(100), email: z.optional(Email) })

export const NewCustomerBody = z.strictObject({
  email: Email,
  name: requiredLine(100),
  second_name: z.optional(freeLine(100)),
  country: NamedCountry,
  locale: Locale,
  /** The country's own unless told; it stays for good. */
  currency: z.optional(Currency),
  permissions: z.optional(permissions),
  legal_name: z.optional(requiredLine(200)),
  tax_id: z.optional(requiredLine(50)),
  reason: z.optional(Reason),
})
export type NewCustomerBody = z.infer<typeof NewCustomerBody>

/** What is left out stays as it is. A customer who is blocked is signed out everywhere at once. */
export const CustomerChange = z.strictObject({
  name: z.optional(requiredLine(100)),
  second_name: z.optional(freeLine(100)),
  country: z.optional(NamedCountry),
  locale: z.optional(Locale),
  notification_emails: z.optional(z.array(Email).check(z.maxLength(20))),
  manager: z.optional(z.nullable(Manager)),
  /** Each right by itself: a colleague may have changed the other one meanwhile. */
  permissions: z.optional(z.partial(permissions)),
  blocked: z.optional(z.boolean()),
  reason: z.optional(Reason),
})
export type CustomerChange = z.infer<typeof CustomerChange>

/** What colleagues should know of a customer; customers never see it. */
export const CustomerNote = z.object({
  id: Id,
  body: z.string(),
  /** Handle of who wrote it. */
  author: z.string(),
  created_at: Time,
})
export type CustomerNote = z.infer<typeof CustomerNote>

export const CustomerNoteBody = z.strictObject({ body: requiredText(5000) })
export type CustomerNoteBody = z.infer<typeof CustomerNoteBody>

/** A link that signs the customer in, once, within a day. */
export const TrialToken = z.object({ trial_token: z.string(), url: z.string() })
export type TrialToken = z.infer<typeof TrialToken>

/** Acting for a customer always has a reason: the customer finds it in their own log. */
export const ActAsBody = z.strictObject({ reason: Reason })
export type ActAsBody = z.infer<typeof ActAsBody>

/** Where to go on as the customer: the address works once, within a minute; the session that it opens ends by itself. */
export const ActAsLink = z.object({ url: z.string(), /** When the session will end. */ expires_at: Time })
export type ActAsLink = z.infer<typeof ActAsLink>
