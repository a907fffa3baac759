import { Address } from '@foyer/contract/account/profile.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import type { Account } from '../../account/index.ts'
import type { Buyer } from './buyer.ts'

const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code

const addressLines = (address: Address, locale: string): string[] =>
  [
    address.line1,
    address.line2,
    [address.postal_code, address.city].filter((part) => part !== '').join(' '),
    address.region,
    countryName(address.country, locale),
  ].filter((line) => line !== '')

/** The recipient of an invoice: the billing identity if there is one, else the person. Frozen into the order. */
export const buyerOf = (account: Account): Buyer => ({
  legal_name: account.legal_name ?? (fullName(account) || account.email),
  address_lines:
    account.address === null
      ? [countryName(account.country, account.locale)]
      : addressLines(Address.parse(account.address), account.locale),
  tax_id: account.tax_id,
  country: account.country,
})
