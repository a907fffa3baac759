import { hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { numberFormat } from './intl.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** Seconds as `h:mm:ss`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / hourSeconds)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** Seconds as hours, `1,284 h`; one decimal below ten. */
export const formatHours = (seconds: number, locale: Locale): string => {
  const hours = seconds / hourSeconds
  const figure = numberFormat(locale, { maximumFractionDigits: hours < 10 ? 1 : 0 }).format(hours)
  return `${figure}\u00a0${locale === 'ru' ? 'ч' : 'h'}`
}
