import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

/** Each language in its own words, so that everyone finds theirs. */
export const localeNames: Record<Locale, string> = { en: 'English', ru: 'Русский' }
