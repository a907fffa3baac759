import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { FormatterModule } from 'i18next'
import { numberFormat } from '../../lib/intl.ts'

const isFigure = (format: string | undefined, name: unknown): boolean => format === 'number' || name === 'count'

/** Formats numbers in texts: every count, and every value that a text marks as `number`, gets the locale's separators. */
export const figures: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, locale, options) =>
    typeof value === 'number' && isFigure(format, options?.['interpolationkey'])
      ? numberFormat((locale ?? 'en') as Locale).format(value)
      : (value as string),
}
