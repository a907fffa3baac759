import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { numberFormat } from './intl.ts'

/** A percentage with its sign: `25%` in English, `25 %` in Russian. Tax rates have up to three decimals. */
export const formatPercent = (percent: number, locale: Locale): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100)
