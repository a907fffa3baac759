import type { Profile } from '@foyer/contract/account/profile.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { displayNames } from '../../../lib/intl.ts'

type Buyer = Pick<Profile, 'legal_name' | 'name' | 'second_name' | 'email' | 'address' | 'country'>

/** Whom the invoice will name, as the server does when it issues one: the billing identity, else the person and their country. */
export const buyerLine = (buyer: Buyer, locale: Locale): string => {
  const { legal_name, email, address, country } = buyer
  const town = address === null ? '' : `${address.postal_code} ${address.city}`.trim()
  const land = address?.country ?? country
  return [
    legal_name ?? (fullName(buyer) || email),
    address?.line1,
    address?.line2,
    town,
    address?.region,
    displayNames(locale, { type: 'region' }).of(land) ?? land,
  ]
    .filter(Boolean)
    .join(', ')
}
