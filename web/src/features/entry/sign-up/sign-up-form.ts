import { NewPassword } from '@foyer/contract/account/password.ts'
import { Country, TypedEmail } from '@foyer/contract/vocabulary/contact.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { freeLine } from '@foyer/contract/vocabulary/text.ts'
import type { Utm } from '@foyer/contract/vocabulary/utm.ts'
import * as z from 'zod/mini'
import { repeatsPassword } from '../../../ui/form/repeated-password.ts'

/** The form has one field more than the call's body: the repeated password. */
export const SignUpForm = z
  .object({
    email: TypedEmail,
    name: freeLine(100),
    second_name: freeLine(100),
    country: Country,
    password: NewPassword,
    repeat_password: z.string().check(z.minLength(1)),
    newsletter: z.boolean(),
    terms_accepted: z.literal(true),
  })
  .check(repeatsPassword)

export interface SignUpValues extends Record<string, unknown> {
  readonly email: string
  readonly name: string
  readonly second_name: string
  readonly country: string
  readonly password: string
  readonly repeat_password: string
  readonly newsletter: boolean
  readonly terms_accepted: boolean
}

interface Around {
  readonly locale: Locale
  readonly utm: Utm
  readonly recaptcha_token: string
  /** The version of the terms that could be read beside the box, if they loaded. */
  readonly terms_version: string | undefined
}

/** Empty names are omitted. */
export const signUpBody = (values: SignUpValues, { locale, utm, recaptcha_token, terms_version }: Around) => {
  const { email, password, country, newsletter } = values
  const name = values.name.trim()
  const second_name = values.second_name.trim()
  return {
    email: email.trim(),
    password,
    country,
    locale,
    newsletter,
    terms_accepted: true as const,
    recaptcha_token,
    ...(name !== '' && { name }),
    ...(second_name !== '' && { second_name }),
    ...defined({ ...utm, terms_version }),
  }
}
