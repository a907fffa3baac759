import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'

type Fields = Readonly<Record<string, unknown>>

export interface LogWords {
  readonly locale: Locale
  readonly field: (name: string) => string
  /** Of a code; everything else stays as it is. */
  readonly value: (code: string) => string
  /** Of staff, by the handle. */
  readonly staff: (handle: string) => string
  /** Of customers and orders, by their ids. */
  readonly names: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
}

export interface Line {
  /** None where the whole became something else. */
  readonly name?: string
  readonly text: string
}

/** Only these hold codes; in any other field the same word may be somebody's own. */
const codes: ReadonlySet<string> = new Set([
  'asked',
  'from',
  'to',
  'state',
  'billing_kind',
  'decision',
  'gateway',
  'how',
  'origin',
  'reason',
  'kind',
  'product',
  'role',
])
/** What the log keeps in place of a key's scopes where it has none of its own. */
const wholeRole = 'all of the role'
/** Whatever else is kept as two values is what it was and what it is. */
const lists: ReadonlySet<string> = new Set(['scopes', 'fields', 'locales', 'events', 'tiers'])
/** Handles of staff. */
const staffs: ReadonlySet<string> = new Set(['requested_by', 'handed_over_by', 'operator', 'handle'])
/** Ids under which nothing is found in the console. */
const unsaid: ReadonlySet<string> = new Set(['approval_id', 'attempt', 'refund_id'])
const sums: ReadonlySet<string> = new Set(['amount', 'total', 'price'])

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(currencyFacts, value)

/** From what to what, in either of the two ways in which it is kept. */
const stepOf = (name: string, value: unknown): readonly [unknown, unknown] | undefined => {
  if (Array.isArray(value)) return value.length === 2 && !lists.has(name) ? [value[0], value[1]] : undefined
  return isObject(value) && Object.keys(value).sort().join() === 'from,to' ? [value['from'], value['to']] : undefined
}

const decimal = /^-?\d+(?:\.\d+)?$/
/** A sum as a column keeps it: rows of the log from earlier versions have it so, and some of them no currency. */
const rawSum = /^-?\d+\.\d{8}$/

/** The log says what was changed; whoever wants all of a long text asks the API for it. */
const longest = 300

const textOf = (name: string, text: string, { locale, field, value, staff, names }: LogWords): string => {
  if (text.length > longest) return `${cut(text, longest).trimEnd()}…`
  if (text === '') return '—'
  const known = names[text]
  if (known !== undefined) return known
  if (rawSum.test(text)) return text.replace(/\.?0+$/, '')
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text, 'date', locale, 'UTC')
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDate(text, 'payment', locale)
  if (name === 'fields') return field(text)
  if (staffs.has(name)) return staff(text)
  return codes.has(name) || (name === 'scopes' && text === wholeRole) ? value(text) : text
}

/** Of switches those that are on; of other parts all that are filled in. */
const partsOf = (parts: Fields, words: LogWords): string => {
  const filled = Object.entries(parts).filter(([, part]) => part !== null && part !== '' && part !== false)
  const said = filled.map(([part, value]) =>
    value === true ? words.field(part) : `${words.field(part)}: ${saidOf(part, value, words)}`,
  )
  return said.join(', ') || '—'
}

const saidOf = (name: string, value: unknown, words: LogWords): string => {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'string') return textOf(name, value, words)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((each: unknown) => saidOf(name, each, words)).join(', ') || '—'
  return isObject(value) ? partsOf(value, words) : JSON.stringify(value)
}

const changeOf = (name: string, value: unknown, words: LogWords): string => {
  const step = stepOf(name, value)
  return step === undefined ? saidOf(name, value, words) : step.map((each) => saidOf(name, each, words)).join(' → ')
}

/** A sum in its currency, or from which sum to which; whatever else stands there is told as what it is. */
const sumOf = (name: string, value: unknown, currency: Currency, words: LogWords): string => {
  const said = (each: unknown) =>
    typeof each === 'string' && decimal.test(each)
      ? formatMoney(Number(each), currency, words.locale)
      : saidOf(name, each, words)
  return (stepOf(name, value) ?? [value]).map(said).join(' → ')
}

/** What the log says of a change, a line for each field; what became something else comes first. */
export const linesOf = (changes: Fields, words: LogWords): readonly Line[] => {
  const { from, to, ...rest } = changes
  const isStep = 'from' in changes && 'to' in changes
  const entries = Object.entries(isStep ? rest : changes)
  const said = isCurrency(changes['currency']) ? changes['currency'] : null
  const currency = isStep || entries.some(([name]) => sums.has(name)) ? said : null
  const lines = entries
    .filter(([name]) => !unsaid.has(name) && (name !== 'currency' || currency === null))
    .map(([name, value]): Line => {
      const isSum = currency !== null && sums.has(name)
      const text = isSum ? sumOf(name, value, currency, words) : changeOf(name, value, words)
      return { name: words.field(name), text }
    })
  if (!isStep) return lines
  const step = { from, to }
  return [{ text: currency === null ? changeOf('to', step, words) : sumOf('to', step, currency, words) }, ...lines]
}
