import { bitRateBase, byteBase } from '@foyer/contract/vocabulary/constants.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { numberFormat } from './intl.ts'

const byteUnits = {
  en: ['B', 'KB', 'MB', 'GB', 'TB', 'PB'],
  ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ', 'ПБ'],
} as const

const bitRateUnits = {
  en: ['bit/s', 'kbit/s', 'Mbit/s', 'Gbit/s', 'Tbit/s'],
  ru: ['бит/с', 'кбит/с', 'Мбит/с', 'Гбит/с', 'Тбит/с'],
} as const

/** Scales to the largest unit that shows the number as 1 or more, with at most one decimal; `decimals` is the minimum. */
const scaled = (value: number, base: number, units: readonly string[], locale: Locale, decimals: 0 | 1 = 0): string => {
  // As rounded to one decimal: 1,023.95 KB are shown as 1 MB.
  const power = Math.floor(Math.log(value / (1 - 0.05 / base)) / Math.log(base))
  const step = Math.min(Math.max(power, 0), units.length - 1)
  const shown = { minimumFractionDigits: step === 0 ? 0 : decimals, maximumFractionDigits: 1 }
  return `${numberFormat(locale, shown).format(value / base ** step)}\u00a0${units[step]}`
}

/** Bytes, base 1024: `1.5 GB`. */
export const formatBytes = (bytes: number, locale: Locale): string => scaled(bytes, byteBase, byteUnits[locale], locale)

/** As `formatBytes`, for a column: `2.0 TB`, so that the decimal points align. */
export const formatBytesAligned = (bytes: number, locale: Locale): string =>
  scaled(bytes, byteBase, byteUnits[locale], locale, 1)

/** Bits per second, base 1000: `2.3 Mbit/s`. */
export const formatBitRate = (bitsPerSecond: number, locale: Locale): string =>
  scaled(bitsPerSecond, bitRateBase, bitRateUnits[locale], locale)

/** Traffic that is given and shown in Mbps: `2,318.4 Mbps`. */
export const formatMbps = (mbps: number, locale: Locale): string =>
  `${numberFormat(locale, { maximumFractionDigits: 1 }).format(mbps)}\u00a0${locale === 'ru' ? 'Мбит/с' : 'Mbps'}`

export const formatNumber = (value: number, locale: Locale): string => numberFormat(locale).format(value)
