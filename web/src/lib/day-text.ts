import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatDate } from './dates.ts'

/** A calendar day for use inside a sentence; it never wraps. */
export const dayText = (day: string, locale: Locale): string =>
  formatDate(day, 'date', locale, 'UTC').replaceAll(' ', '\u00a0')
