import { Address, type Profile, ProfileBody } from '@foyer/contract/account/profile.ts'
import { passwordBreach } from '@foyer/contract/vocabulary/password-rule.ts'
import { referenceCap } from '@foyer/contract/vocabulary/reference-cap.ts'
import * as z from 'zod/mini'
import { repeatsPassword } from '../../../ui/form/repeated-password.ts'

/** The fields of the form. Texts are never null here: an empty one means none. */
export interface ProfileValues {
  readonly [field: string]: unknown
  readonly name: string
  readonly second_name: string
  readonly country: string
  readonly locale: string
  readonly notification_emails: string[]
  readonly newsletter: boolean
  readonly legal_name: string
  readonly tax_id: string
  readonly buyer_reference: string
  readonly address: Address
  readonly password: string
  readonly repeat_password: string
  readonly current_password: string
}

const noAddress = { line1: '', line2: '', city: '', region: '', postal_code: '' }

export const valuesOf = (profile: Profile): ProfileValues => ({
  name: profile.name,
  second_name: profile.second_name,
  country: profile.country,
  locale: profile.locale,
  notification_emails: profile.notification_emails,
  newsletter: profile.newsletter,
  legal_name: profile.legal_name ?? '',
  tax_id: profile.tax_id ?? '',
  buyer_reference: profile.buyer_reference ?? '',
  address: profile.address ?? { ...noAddress, country: profile.country },
  password: '',
  repeat_password: '',
  current_password: '',
})

/** An address with nothing but a country counts as no address. */
const hasAddress = ({ country: _, ...lines }: Address): boolean =>
  Object.values(lines).some((line) => line.trim() !== '')

/** The request body. The phone has a dialog of its own and stays as it is. */
export const bodyOf = (values: ProfileValues, { phone }: Pick<Profile, 'phone'>): ProfileBody => {
  const { repeat_password: _, current_password, password, address, locale, ...rest } = values
  return ProfileBody.parse({
    name: rest.name,
    second_name: rest.second_name,
    country: rest.country,
    notification_emails: rest.notification_emails,
    newsletter: rest.newsletter,
    legal_name: rest.legal_name.trim() || null,
    tax_id: rest.tax_id.trim() || null,
    buyer_reference: rest.buyer_reference.trim() || null,
    address: hasAddress(address) ? address : null,
    locale,
    phone,
    ...(password !== '' && { password }),
    ...(password !== '' && current_password !== '' && { current_password }),
  })
}

const issue = (path: string, code?: string) => ({
  code: 'custom' as const,
  ...(code !== undefined && { params: { code } }),
  message: code ?? 'required',
  path: [path],
  input: '',
})

/**
 * A password is required only if none is saved. A new one must follow the common rule and be repeated, and the current
 * one is required if there is one.
 */
const passwordRules = (filled: boolean) =>
  z.check<ProfileValues>(({ value, issues }) => {
    const { password, current_password } = value
    if (password === '') {
      if (!filled) issues.push(issue('password', 'required'))
      return
    }
    const breach = passwordBreach(password)
    if (breach !== null) issues.push(issue('password', breach))
    if (filled && current_password === '') issues.push(issue('current_password', 'required'))
  })

const { name, second_name, country, locale, notification_emails, newsletter } = ProfileBody.shape
const text = (most: number) => z.string().check(z.maxLength(most))

export const profileForm = (filled: boolean) =>
  z
    .object({
      name,
      second_name,
      country,
      locale,
      notification_emails,
      newsletter,
      legal_name: text(200),
      tax_id: text(50),
      buyer_reference: text(referenceCap),
      address: Address,
      password: z.string(),
      repeat_password: z.string(),
      current_password: z.string(),
    })
    .check(passwordRules(filled), repeatsPassword)
