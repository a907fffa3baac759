import { countryCodes, NamedCountry } from '@foyer/contract/vocabulary/countries.ts'

/** Codes that no country is assigned, but that other systems write for one: `EL` is what tax numbers in the European Union begin with. */
const writtenFor: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

/** The country that a code means. A code of no country is returned as it is. */
export const meantCountry = (code: string): string => writtenFor[code] ?? code

export const isCountry = (code: string): boolean => NamedCountry.safeParse(code).success

/** Why a code is refused, with the right one if it is known. */
export const countryFault = (code: string): string => {
  const meant = writtenFor[code]
  return meant === undefined ? 'expected a country such as DE' : `is no country: write ${meant}`
}

/** All codes as a list in SQL. Safe there: each is two letters of ours. */
export const countriesInSql = countryCodes.map((code) => `'${code}'`).join()
