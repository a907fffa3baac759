import * as z from 'zod/mini'
import { notificationEmailsMost } from '../vocabulary/constants.ts'
import { Country, Email, Phone } from '../vocabulary/contact.ts'
import { NamedCountry } from '../vocabulary/countries.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
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

/** What the account may do beyond its roles. */
export const ProfilePermissions = z.object({ store: z.boolean(), create_trial: z.boolean() })
export type ProfilePermissions = z.infer<typeof ProfilePermissions>

/** The current user. The password is never among it. */
export const Profile = z.object({
  id: Id,
  /** Name of someone of the vendor's who acts for the customer in this session; null for the customer themselves. */
  acting_operator: z.nullable(z.string()),
  name: z.string(),
  second_name: z.string(),
  country: Country,
  email: Email,
  /** Where invoices and reminders go as well. */
  notification_emails: z.array(Email),
  phone: z.nullable(Phone),
  /** The vendor's person for this customer. */
  manager_name: z.nullable(z.string()),
  /** Language of mails and documents; the screen has its own choice. */
  locale: Locale,
  currency: Currency,
  newsletter: z.boolean(),
  terms_accepted: z.boolean(),
  email_confirmed: z.boolean(),
  phone_confirmed: z.boolean(),
  password_filled: z.boolean(),
  permissions: ProfilePermissions,
  /** With address and tax_id the billing identity, frozen into each invoice. */
  legal_name: z.nullable(z.string()),
  address: z.nullable(Address),
  tax_id: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

/** Saves the profile. The password may be left out once one is set; a further one needs the one before it. */
export const ProfileBody = z.strictObject({
  name: ownName,
  second_name: ownName,
  country: NamedCountry,
  notification_emails: z.array(Email).check(z.maxLength(notificationEmailsMost)),
  phone: z.nullable(Phone),
  locale: Locale,
  newsletter: z.boolean(),
  password: z.optional(NewPassword),
  current_password: z.optional(z.string().check(z.maxLength(1000))),
  legal_name: z.optional(z.nullable(freeLine(200))),
  address: z.optional(z.nullable(z.strictObject({ ...addressFields, country: NamedCountry }))),
  tax_id: z.optional(z.nullable(freeLine(50))),
})
export type ProfileBody = z.infer<typeof ProfileBody>

/** Another e-mail to sign in with; the password proves who asks, a link in a mail to it that it is theirs. */
export const EmailChangeBody = z.strictObject({ email: Email, password: z.string().check(z.maxLength(1000)) })
export type EmailChangeBody = z.infer<typeof EmailChangeBody>
