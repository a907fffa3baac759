import { Address } from '@foyer/contract/account/profile.ts'
import { Party } from '@foyer/contract/billing/order.ts'
import * as z from 'zod/mini'
import type { Account } from '../../account/index.ts'

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

/** With the country that decided the tax, for the vendor's books. Invoices issued before it was kept have none. */
export const Buyer = z.extend(Party, { country: z.optional(z.string()) })
export type Buyer = z.infer<typeof Buyer>

/** The recipient of an invoice: the billing identity if there is one, else the person. Frozen into the order. */
export const buyerOf = (account: Account): Buyer => ({
  legal_name: account.legal_name ?? (`${account.name} ${account.second_name}`.trim() || account.email),
  address_lines:
    account.address === null
      ? [countryName(account.country, account.locale)]
      : addressLines(Address.parse(account.address), account.locale),
  tax_id: account.tax_id,
  country: account.country,
})
