import { countryCodes } from '@foyer/contract/vocabulary/countries.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { displayNames } from './intl.ts'

export interface CountryOption {
  readonly value: string
  readonly label: string
}

/** Every country, named and sorted in this language, as the browser knows it. */
export const countryOptions = (locale: Locale): readonly CountryOption[] => {
  const names = displayNames(locale, { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
