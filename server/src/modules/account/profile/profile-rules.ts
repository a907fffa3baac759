import type { ProfileBody } from '@foyer/contract/account/profile.ts'
import type { ErrorCode } from '@foyer/contract/vocabulary/errors.ts'
import { unconfirmedAmong, withoutTwins } from '../address-rules.ts'

/** The saved values that decide what can be saved next. */
export interface SavedProfile {
  readonly country: string
  readonly phone: string | null
  readonly phone_confirmed: boolean
  readonly legal_name: string | null
  readonly password_hash: string | null
  readonly address: unknown
  readonly tax_id: string | null
  readonly email: string
  readonly email_confirmed: boolean
  readonly notification_emails: readonly string[]
  readonly unconfirmed_emails: readonly string[]
  readonly buyer_reference: string | null
}

export interface ProfileBreach {
  readonly code: ErrorCode
  readonly pointer: string
}

/** Checks that need a numbering plan or the fonts of documents; passed in to keep these rules pure. */
export interface ProfileChecks {
  readonly isPhone: (phone: string) => boolean
  readonly isTaxId: (country: string, taxId: string) => boolean
  readonly isPrintable: (text: string) => boolean
}

/** The country of the billing address, for the tax number. Without an address, that of the account. */
const taxCountry = (country: string, address: unknown): string =>
  typeof address === 'object' && address !== null && 'country' in address ? String(address.country) : country

/**
 * Whether an invoice would name one country in its address and be taxed for another, that of the account. What was saved when this was
 * still possible keeps nobody from saving something else.
 */
export const countriesDiffer = (
  saved: Pick<SavedProfile, 'country' | 'address'>,
  country: string,
  address: unknown,
): boolean => {
  const named = taxCountry(country, address)
  return named !== country && (country !== saved.country || named !== taxCountry(saved.country, saved.address))
}

/** Missing means unchanged, and blank means none. */
const text = (given: string | null | undefined, saved: string | null): string | null =>
  given === undefined ? saved : given === '' ? null : given

const passwordBreach = (saved: SavedProfile, { password, current_password }: ProfileBody): ProfileBreach | null => {
  if (saved.password_hash === null) return password === undefined ? { code: 'required', pointer: '/password' } : null
  if (password === undefined || current_password !== undefined) return null
  return { code: 'required', pointer: '/current_password' }
}

const phoneBreach = (saved: SavedProfile, { phone }: ProfileBody, { isPhone }: ProfileChecks): ProfileBreach | null =>
  phone === null || phone === saved.phone || isPhone(phone) ? null : { code: 'invalid_phone', pointer: '/phone' }

/** An accepted number stays valid: rules change, and an old number must not keep anyone from saving their name. */
const taxIdBreach = (saved: SavedProfile, body: ProfileBody, { isTaxId }: ProfileChecks): ProfileBreach | null => {
  const taxId = text(body.tax_id, saved.tax_id)
  const country = taxCountry(body.country, body.address === undefined ? saved.address : body.address)
  const untouched = taxId === saved.tax_id && country === taxCountry(saved.country, saved.address)
  return taxId === null || untouched || isTaxId(country, taxId) ? null : { code: 'invalid_tax_id', pointer: '/tax_id' }
}

const countryBreach = (saved: SavedProfile, { country, address }: ProfileBody): ProfileBreach | null =>
  countriesDiffer(saved, country, address === undefined ? saved.address : address)
    ? { code: 'countries_differ', pointer: '/address/country' }
    : null

/** What stands on invoices, by field. */
const printed = (
  { legal_name, tax_id, buyer_reference }: Pick<ProfileBody, 'legal_name' | 'tax_id' | 'buyer_reference'>,
  address: unknown,
): Record<string, unknown> => ({
  '/legal_name': legal_name,
  '/tax_id': tax_id,
  '/buyer_reference': buyer_reference,
  ...(typeof address === 'object' &&
    Object.fromEntries(Object.entries(address ?? {}).map(([line, text]) => [`/address/${line}`, text]))),
})

/** Found here, because the pages show any name: only the bookkeeper who gets the invoice would notice. */
const printBreaches = (saved: SavedProfile, body: ProfileBody, { isPrintable }: ProfileChecks): ProfileBreach[] => {
  const before = printed(saved, saved.address)
  return Object.entries(printed(body, body.address)).flatMap(([pointer, text]) =>
    typeof text !== 'string' || text === before[pointer] || isPrintable(text)
      ? []
      : [{ code: 'not_printable', pointer }],
  )
}

/** Why the profile cannot be saved, beyond what the contract’s schema refuses. */
export const profileBreaches = (saved: SavedProfile, body: ProfileBody, checks: ProfileChecks): ProfileBreach[] =>
  [
    passwordBreach(saved, body),
    phoneBreach(saved, body, checks),
    taxIdBreach(saved, body, checks),
    countryBreach(saved, body),
    ...printBreaches(saved, body, checks),
  ].filter((breach) => breach !== null)

/** The columns to save. A new phone number is unconfirmed. */
export const profileChange = (saved: SavedProfile, body: ProfileBody) => ({
  name: body.name,
  second_name: body.second_name,
  country: body.country,
  notification_emails: withoutTwins(body.notification_emails),
  unconfirmed_emails: unconfirmedAmong(saved, body.notification_emails),
  phone: body.phone,
  phone_confirmed: saved.phone_confirmed && body.phone === saved.phone,
  locale: body.locale,
  newsletter: body.newsletter,
  legal_name: text(body.legal_name, saved.legal_name),
  address: body.address === undefined ? saved.address : body.address,
  tax_id: text(body.tax_id, saved.tax_id),
  buyer_reference: text(body.buyer_reference, saved.buyer_reference),
})
