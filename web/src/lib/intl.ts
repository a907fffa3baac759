import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

/** Locales used for formatting: those of the texts, and English with the day before the month. */
export type Written = Locale | 'en-GB'

type Make<Options, Format> = new (locale: string, options?: Options) => Format

/** Creating a formatter takes a hundred times as long as using it, and a table uses the same few in every row. */
const kept = <Options, Format>(Kind: Make<Options, Format>) => {
  const formats = new Map<string, Format>()
  return (locale: Written, options?: Options): Format => {
    // A formatter keeps the time zone in which it was created, and a traveller's changes while the page is open.
    const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`
    const known = formats.get(key)
    if (known !== undefined) return known
    const format = new Kind(locale, options)
    formats.set(key, format)
    return format
  }
}

/** The formatters of Intl, each created once. */
export const dateTimeFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const relativeTimeFormat = kept<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(Intl.RelativeTimeFormat)
export const displayNames = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames as Make<Intl.DisplayNamesOptions, Intl.DisplayNames>,
)
