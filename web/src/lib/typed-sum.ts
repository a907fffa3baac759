import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'

/** The code and symbol of each currency, longest first, because `CA$` ends with another currency's symbol. */
const namesOf = (currencies: readonly Currency[]): readonly string[] =>
  currencies
    .flatMap((currency) => [currency, currencyFacts[currency].symbol])
    .toSorted((one, other) => other.length - one.length)

// `Object.keys` returns plain strings; these are the currencies' own keys.
export const everyCurrency = Object.keys(currencyFacts) as Currency[]

/** Whitespace of all kinds, and invisible characters that set the text direction or join words. */
const unseen = /[\s\p{Cf}]/gu

const withoutName = (text: string, names: readonly string[]): string => {
  const first = names.find((name) => text.startsWith(name))
  if (first !== undefined) return text.slice(first.length)
  const last = names.find((name) => text.endsWith(name))
  return last === undefined ? text : text.slice(0, -last.length)
}

/** Digits in groups of three, all with the same separator. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3})+$/

const ungrouped = (digits: string): string | undefined => {
  if (/^\d+$/.test(digits)) return digits
  return grouped.test(digits) ? digits.replaceAll(/[.,]/g, '') : undefined
}

/** A space before digits that are not a group of three: `12 50` may mean decimals. */
const apart = /\d\s+(?!\d{3}(?!\d))\d/

interface Reading {
  /** The currencies whose code or symbol may stand beside the amount. */
  readonly currencies: readonly Currency[]
  /** What a single separator before three digits means, as in `1,234`. By default an ambiguous text is not an amount. */
  readonly lone?: (sign: string) => 'groups' | 'decimals'
}

/** Reads an amount as typed, or as copied from the screen, into a plain decimal with a point; undefined if it is not one. */
export const plainSum = (typed: string, { currencies, lone }: Reading): string | undefined => {
  if (lone === undefined && apart.test(typed)) return undefined
  const text = withoutName(typed.replaceAll(unseen, ''), namesOf(currencies))
  const signs = text.replaceAll(/[^.,]/g, '')
  const last = signs.at(-1)
  if (last === undefined || (signs.length > 1 && new Set(signs).size === 1)) return ungrouped(text)
  if (signs.length === 1 && grouped.test(text)) {
    const meant = lone?.(last)
    return meant === 'decimals' ? text.replace(',', '.') : meant && ungrouped(text)
  }
  const at = text.lastIndexOf(last)
  const [whole, decimals] = [ungrouped(text.slice(0, at)), text.slice(at + 1)]
  // The decimal separator cannot also group digits.
  const isClear = signs.indexOf(last) === signs.length - 1 && /^\d+$/.test(decimals)
  return isClear && whole !== undefined ? `${whole}.${decimals}` : undefined
}
