import type { Currency } from '@foyer/contract/vocabulary/currency.ts'

const currencyByCountry: Readonly<Record<string, Currency>> = {
  RU: 'RUB',
  KZ: 'KZT',
  KG: 'KGS',
  BR: 'BRL',
  AR: 'ARS',
  CA: 'CAD',
  CN: 'CNY',
  CL: 'CLP',
  IN: 'INR',
  KR: 'KRW',
  US: 'USD',
}

/** Whether someone has accepted the current terms. A new version has to be accepted again; a brand without terms asks nobody. */
export const hasAcceptedTerms = (accepted: string | null, shown: string | null): boolean =>
  shown === null || accepted === shown

/** The currency of a new account: that of its country if there is one, otherwise the brand’s. It never changes. */
export const currencyOf = (country: string, brand: { readonly currency: Currency }): Currency =>
  currencyByCountry[country] ?? brand.currency
