import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'

/** Code and symbol of each, the longest first: `CA$` ends with the symbol of another one. */
const namesOf = (currencies: readonly Currency[]): readonly string[] =>
  currencies
    .flatMap((currency) => [currency, currencyFacts[currency].symbol])
    .toSorted((one, other) => other.length - one.length)

// Its own keys.
export const everyCurrency = Object.keys(currencyFacts) as Currency[]

/** Blanks of all kinds, and the signs that steer the direction of text or keep a line together. */
const unseen = /[\s\p{Cf}]/gu

const withoutName = (text: string, names: readonly string[]): string => {
  const first = names.find((name) => text.startsWith(name))
  if (first !== undefined) return text.slice(first.length)
  const last = names.find((name) => text.endsWith(name))
  return last === undefined ? text : text.slice(0, -last.length)
}

/** Digits by threes, all with one sign between them. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3})+$/

const ungrouped = (digits: string): string | undefined => {
  if (/^\d+$/.test(digits)) return digits
  return grouped.test(digits) ? digits.replaceAll(/[.,]/g, '') : undefined
}

/** A blank between digits that are no three: `12 50` may be meant with decimals. */
const apart = /\d\s+(?!\d{3}(?!\d))\d/

interface Reading {
  /** Those whose code or symbol may stand beside the sum. */
  readonly currencies: readonly Currency[]
  /** What one sign in front of three digits is, as in `1,234`. Unless told, whatever may be read in two ways is no sum. */
  readonly lone?: (sign: string) => 'groups' | 'decimals'
}

/** A sum as it is typed, or copied from where it is shown, as a plain decimal with a point; undefined where it is none. */
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
  // The sign of decimals groups no digits.
  const isClear = signs.indexOf(last) === signs.length - 1 && /^\d+$/.test(decimals)
  return isClear && whole !== undefined ? `${whole}.${decimals}` : undefined
}
