import * as z from 'zod/mini'
import { notificationEmailsMost } from '../vocabulary/constants.ts'
import { Country, Email, Phone, TypedEmail } from '../vocabulary/contact.ts'
import { NamedCountry } from '../vocabulary/countries.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { referenceCap } from '../vocabulary/reference-cap.ts'
import { freeLine, ownName } from '../vocabulary/text.ts'
import { NewPassword } from './password.ts'

const addressFields = {
  line1: freeLine(200),
  line2: freeLine(200),
  city: freeLine(100),
  region: freeLine(100),
  postal_code: freeLine(20),
}

export const Address = z.object({ ...addressFields, country: Country })
export type Address = z.infer<typeof Address>

/** Extra permissions that the vendor grants to an account. */
export const ProfilePermissions = z.object({
  /** May buy SKUs. */
  store: z.boolean(),
  /** May start trials. */
  create_trial: z.boolean(),
})
export type ProfilePermissions = z.infer<typeof ProfilePermissions>

/** The profile of the signed-in person. It never contains the password. */
export const Profile = z.object({
  id: Id,
  /** The name of the operator who acts for the customer in this session; null if it is the customer themselves. */
  acting_operator: z.nullable(z.string()),
  /** The first name; may be empty. */
  name: z.string(),
  /** The last name; may be empty. */
  second_name: z.string(),
  country: Country,
  email: Email,
  /** Further addresses that get invoices and reminders. */
  notification_emails: z.array(Email),
  /** Those of them that get nothing yet, because their owners have not confirmed them. */
  unconfirmed_emails: z.array(Email),
  /** Null until one has been saved. */
  phone: z.nullable(Phone),
  /** The vendor’s manager for this customer; null if there is none. */
  manager_name: z.nullable(z.string()),
  /** The language of e-mails and documents. The portal has its own language setting. */
  locale: Locale,
  /** The currency of the account; it never changes. */
  currency: Currency,
  newsletter: z.boolean(),
  /** Whether the current terms of use have been accepted; also true if the brand has none. */
  terms_accepted: z.boolean(),
  email_confirmed: z.boolean(),
  phone_confirmed: z.boolean(),
  /** Whether a password has been set. Accounts made by the vendor or an invite start without one. */
  password_filled: z.boolean(),
  permissions: ProfilePermissions,
  /** The name on invoices. Like `address` and `tax_id`, it is copied into each invoice when it is issued; null if not given. */
  legal_name: z.nullable(z.string()),
  /** The billing address; null if not given. */
  address: z.nullable(Address),
  /** The tax number, such as a VAT ID; null if not given. */
  tax_id: z.nullable(z.string()),
  /** The reference that new invoices get, such as a purchase order number; null if not given. */
  buyer_reference: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

/** The whole profile. `password` is required as long as none is set; to change it, `current_password` is required as well. */
export const ProfileBody = z.strictObject({
  name: ownName,
  second_name: ownName,
  country: NamedCountry,
  /** Further addresses that get invoices and reminders, at most 20. The owner of a new one is asked to confirm it first. */
  notification_emails: z.array(Email).check(z.maxLength(notificationEmailsMost)),
  phone: z.nullable(Phone),
  locale: Locale,
  newsletter: z.boolean(),
  /** A new password. Setting one ends all other sessions. */
  password: z.optional(NewPassword),
  /** The present password; only needed with `password`. */
  current_password: z.optional(z.string().check(z.maxLength(1000))),
  /** Left out, it stays as it is; null removes it. */
  legal_name: z.optional(z.nullable(freeLine(200))),
  /** Left out, it stays as it is; null removes it. */
  address: z.optional(z.nullable(z.strictObject({ ...addressFields, country: NamedCountry }))),
  /** Left out, it stays as it is; null removes it. */
  tax_id: z.optional(z.nullable(freeLine(50))),
  /** Left out, it stays as it is; null removes it. Invoices that exist keep theirs. */
  buyer_reference: z.optional(z.nullable(freeLine(referenceCap))),
})
export type ProfileBody = z.infer<typeof ProfileBody>

/** A new e-mail for signing in, with the account’s password as proof. */
export const EmailChangeBody = z.strictObject({
  /** The new address. A link is sent to it, and the change takes effect when the link is opened. */
  email: TypedEmail,
  /** The account’s present password. */
  password: z.string().check(z.maxLength(1000)),
})
export type EmailChangeBody = z.infer<typeof EmailChangeBody>
