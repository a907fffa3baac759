import { type Locale, locales } from '@foyer/contract/vocabulary/locale.ts'
import type { Brand } from '../../modules/branding/index.ts'
import { documentFrom } from '../../platform/documents/document.ts'
import { formatDay } from '../../platform/locale/format.ts'
import { en, type TermsText } from './locale/en.ts'
import { ru } from './locale/ru.ts'

const texts: Readonly<Record<Locale, TermsText>> = { en, ru }

const write = documentFrom(new URL('terms.typ', import.meta.url))

/** Fills names and dates into every text, at any depth. */
const filledIn = <T>(value: T, facts: Readonly<Record<string, string>>): T =>
  // The round trip through JSON keeps the shape.
  JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replaceAll(/\{(brand|seller|date)\}/g, (_, name: string) => facts[name] ?? '')
      : inner,
  ) as T

/** The terms of use of a demo brand, in each language. */
export const renderTerms = (
  { name, seller, colors }: Pick<Brand, 'name' | 'seller' | 'colors'>,
  since: Date,
): Promise<{ locale: Locale; pdf: Uint8Array }[]> =>
  Promise.all(
    locales.map(async (locale) => {
      const facts = { brand: name, seller: seller.legal_name, date: formatDay(since, locale) }
      const pdf = await write({
        ...filledIn(texts[locale], facts),
        locale,
        brand: name,
        seller: seller.legal_name,
        color: colors.primary,
        day: [since.getUTCFullYear(), since.getUTCMonth() + 1, since.getUTCDate()],
      })
      return { locale, pdf }
    }),
  )
