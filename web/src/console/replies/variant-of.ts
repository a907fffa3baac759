import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { locales } from '../../lib/locales.ts'
import type { SavedReply } from './queries.ts'

/** The text that would be inserted into the answer. */
export interface Variant {
  readonly locale: Locale
  readonly text: string
}

/** The text in this language, or else in the other one. */
export const variantOf = ({ texts }: SavedReply, wanted: Locale): Variant => {
  const locale = texts[wanted] === null ? (locales.find((each) => texts[each] !== null) ?? wanted) : wanted
  return { locale, text: texts[locale] ?? '' }
}
