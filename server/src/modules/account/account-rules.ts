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

/** Whether somebody has accepted the terms that are shown now: another version asks again, and where there are none nobody is asked. */
export const hasAcceptedTerms = (accepted: string | null, shown: string | null): boolean =>
  shown === null || accepted === shown

/** The currency of a new account: its country's own where the vendor sells in it, else the euro. It never changes. */
export const currencyOf = (country: string): Currency => currencyByCountry[country] ?? 'EUR'
