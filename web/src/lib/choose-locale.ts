import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { locales } from './locales.ts'

const localeOf = (tag: string | null | undefined): Locale | undefined => {
  const language = tag?.toLowerCase().split('-')[0]
  return locales.find((locale) => locale === language)
}

interface Wishes {
  /** The visitor's own choice in the portal. */
  readonly chosen?: string | null
  /** The browser's languages, the dearest first. */
  readonly browser: readonly string[]
  /** The brand's default. */
  readonly brand?: string | undefined
}

/** An explicit choice, else the browser's first language that we speak, else the brand's, else English. */
export const chooseLocale = ({ chosen, browser, brand }: Wishes): Locale =>
  localeOf(chosen) ?? browser.map(localeOf).find((locale) => locale !== undefined) ?? localeOf(brand) ?? 'en'
