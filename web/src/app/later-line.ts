import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import i18next from 'i18next'
import { relativeTimeFormat } from '../lib/intl.ts'

const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Beside the function, so that sign-in does not load them. */
const words: Readonly<Record<Locale, string>> = { en: 'Try again', ru: 'Повторите' }

type Line = (fact: readonly [name: string, value: unknown]) => string

/**
 * Says when the server takes a call again that it refuses for now: `Try again in 30 seconds`. Rounded up, as before that
 * it would refuse again.
 */
export const lineWithWait =
  (line: Line): Line =>
  (fact) => {
    const [name, value] = fact
    if (name !== 'retry_after' || typeof value !== 'number') return line(fact)
    const locale = i18next.resolvedLanguage === 'ru' ? 'ru' : 'en'
    const [unit, length] = units.find(([, each]) => value >= each) ?? units[2]
    return `${words[locale]} ${relativeTimeFormat(locale).format(Math.ceil(value / length), unit)}`
  }
