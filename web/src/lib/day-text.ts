import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatDate } from './dates.ts'

/** A calendar day for the middle of a sentence: never broken over two lines. */
export const dayText = (day: string, locale: Locale): string =>
  formatDate(day, 'date', locale, 'UTC').replaceAll(' ', '\u00a0')
