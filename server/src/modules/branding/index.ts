import type { UiSettings } from '@foyer/contract/branding/ui-settings.ts'
import { isNothing } from '@foyer/contract/vocabulary/money.ts'
import type { BrandConfig } from '../../config.ts'
import { isCountry, meantCountry } from '../../platform/country-codes.ts'
import { webFolder } from '../../platform/http/web-folder.ts'
import type { Log } from '../../platform/log.ts'
import { logoSource } from './logo-source.ts'
import { openRatesFile, rateOn } from './tax-rates.ts'

export { everyBrand } from './every-brand.ts'
export { letterBrand } from './letter-brand.ts'
export { rateOn, readRates } from './tax-rates.ts'
export { pageParts } from './page-parts.ts'
export { brandingPolicy } from './policy.ts'

export interface Brand extends BrandConfig {
  readonly key: string
}

const matches = (pattern: string, host: string): boolean =>
  pattern === '*' ||
  pattern === host ||
  (pattern.endsWith('.*') && host.startsWith(pattern.slice(0, -1))) ||
  (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)))

/** Longer patterns are tried first: `sever.*` before `*`. */
const bySpecificity = (a: { pattern: string }, b: { pattern: string }): number => b.pattern.length - a.pattern.length

/** The brands of this installation. They decide which brand a request is for, and how the portal looks there. */
export const createBranding = (brands: Readonly<Record<string, BrandConfig>>, log: Log) => {
  const all = Object.entries(brands).map(([key, config]): Brand => ({ key, ...config }))
  const byKey = new Map(all.map((brand) => [brand.key, brand]))
  const hosts = all.flatMap((brand) => brand.hosts.map((pattern) => ({ pattern, brand }))).sort(bySpecificity)
  const ratesFiles = new Map(
    all.flatMap(({ key, tax_currency }) =>
      tax_currency === undefined ? [] : [[key, openRatesFile(tax_currency.rates_file, log)] as const],
    ),
  )
  const get = (key: string): Brand => {
    const brand = byKey.get(key)
    if (brand === undefined) throw new Error(`the brand ${key} is not configured`)
    return brand
  }
  return {
    all,
    find: (key: string) => byKey.get(key),
    byHost: (host: string) => hosts.find(({ pattern }) => matches(pattern, host.toLowerCase()))?.brand,
    /** The brand of a key that must exist, such as one from a database row. Throws if it is not configured. */
    get,
    uiSettings,
    /** The source of its SVG logo for documents; null if it cannot be read locally. */
    logoSvg: (tenant: string) => logoSource(get(tenant).logo, webFolder),
    /** In percent, by the country of the customer. */
    taxPercent: (tenant: string, country: string) => get(tenant).tax[meantCountry(country)] ?? '0',
    /** What invoices to customers of this country say about the tax; null if nothing. */
    taxNote: (tenant: string, country: string) => {
      const { tax, tax_notes } = get(tenant)
      const own = tax_notes[meantCountry(country)]
      return own ?? (isNothing(tax[meantCountry(country)] ?? '0') ? (tax_notes['*'] ?? null) : null)
    },
    /** The exchange rate into the brand's tax currency for an invoice of that day; null if its file has none. */
    taxRate: (tenant: string, currency: string, day: string) => {
      const own = get(tenant).tax_currency
      const file = ratesFiles.get(tenant)
      return own === undefined || file === undefined ? null : rateOn(file(), currency, day, own.max_age_days)
    },
    /** Whether the brand taxes some countries, and this code may be of one of them: it is stored, but no country has it. */
    isTaxUnclear: (tenant: string, country: string) =>
      !isCountry(meantCountry(country)) && Object.keys(get(tenant).tax).length > 0,
  }
}

export type Branding = ReturnType<typeof createBranding>

const uiSettings = ({
  key,
  name,
  default_locale,
  colors,
  fonts,
  logo,
  logo_dark,
  country,
  russian_sign_up_url,
  contact,
}: Brand): UiSettings => ({
  tenant: key,
  brand: name,
  default_locale,
  colors: Object.fromEntries(
    Object.entries(colors).flatMap(([use, colour]) => (colour === undefined ? [] : [[use, colour]])),
  ),
  fonts: { family: fonts.family, ...(fonts.url !== undefined && { url: fonts.url }) },
  logo,
  ...(logo_dark !== undefined && { logo_dark }),
  ...(country !== undefined && { country }),
  ...(russian_sign_up_url !== undefined && { russian_sign_up_url }),
  ...(contact !== undefined && { contact }),
})
