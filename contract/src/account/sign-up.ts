import * as z from 'zod/mini'
import { TypedEmail } from '../vocabulary/contact.ts'
import { NamedCountry } from '../vocabulary/countries.ts'
import { Locale } from '../vocabulary/locale.ts'
import { ownName } from '../vocabulary/text.ts'
import { Utm } from '../vocabulary/utm.ts'
import { NewPassword } from './password.ts'

export const SignUpBody = z.strictObject({
  ...Utm.shape,
  email: TypedEmail,
  password: NewPassword,
  locale: Locale,
  /** Must be true. */
  terms_accepted: z.literal(true),
  /** The version of the terms that was shown. If it is not the latest one, nothing is accepted and the portal asks for the latest. Left out, the latest is accepted. */
  terms_version: z.optional(z.string().check(z.maxLength(200))),
  /** Decides the currency and tax of the account. */
  country: NamedCountry,
  newsletter: z.optional(z.boolean()),
  name: z.optional(ownName),
  second_name: z.optional(ownName),
  /** The solved captcha, from whichever provider the brand uses. */
  recaptcha_token: z.string().check(z.minLength(1), z.maxLength(4096)),
})
export type SignUpBody = z.infer<typeof SignUpBody>
