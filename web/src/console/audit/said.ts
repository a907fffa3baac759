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
  /** Translates codes; everything else stays as it is. */
  readonly value: (code: string) => string
  /** An operator's name, by handle. */
  readonly staff: (handle: string) => string
  /** The names of customers and orders, by id. */
  readonly names: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
}

export interface Line {
  /** Absent if the value as a whole was replaced. */
  readonly name?: string
  readonly text: string
}

/** Only these fields hold codes; in any other field, the same word may be somebody's own text. */
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
/** What the log stores for a key that has no scopes of its own. */
const wholeRole = 'all of the role'
/** Fields that hold lists. In older entries, any other list of two values is a change from one to the other. */
const lists: ReadonlySet<string> = new Set(['scopes', 'fields', 'locales', 'events', 'tiers'])
/** Fields that hold operators' handles. */
const staffs: ReadonlySet<string> = new Set(['requested_by', 'handed_over_by', 'operator', 'handle'])
/** Fields whose ids lead to nothing in the console. */
const unsaid: ReadonlySet<string> = new Set(['approval_id', 'attempt', 'refund_id'])
const sums: ReadonlySet<string> = new Set(['amount', 'total', 'price', 'received', 'shortfall'])

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(currencyFacts, value)

/** The old and new value, also in the form of older entries: a list of two. */
const stepOf = (name: string, value: unknown): readonly [unknown, unknown] | undefined => {
  if (Array.isArray(value)) return value.length === 2 && !lists.has(name) ? [value[0], value[1]] : undefined
  return isObject(value) && Object.keys(value).sort().join() === 'from,to' ? [value['from'], value['to']] : undefined
}

const decimal = /^-?\d+(?:\.\d+)?$/
/** An amount as a database column stores it. Old log entries contain it this way, some without a currency. */
const rawSum = /^-?\d+\.\d{8}$/

/** Long texts are cut: the log says what changed, and the API has the full text. */
const longest = 300

const textOf = (name: string, text: string, { locale, field, value, staff, names }: LogWords): string => {
  if (text.length > longest) return `${cut(text, longest).trimEnd()}…`
  if (text === '') return '—'
  const known = names[text]
  if (known !== undefined) return known
  if (rawSum.test(text)) return text.replace(/\.?0+$/, '')
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text, 'date', locale, 'UTC').replaceAll(' ', '\u00A0')
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDate(text, 'payment', locale)
  if (name === 'fields') return field(text)
  if (staffs.has(name)) return staff(text)
  return codes.has(name) || (name === 'scopes' && text === wholeRole) ? value(text) : text
}

/** For switches, those that are on; for other groups, all fields with a value. */
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

/** An amount in its currency, or a change from one to another; anything else is shown as it is. */
const sumOf = (name: string, value: unknown, currency: Currency, words: LogWords): string => {
  const said = (each: unknown) =>
    typeof each === 'string' && decimal.test(each)
      ? formatMoney(Number(each), currency, words.locale)
      : saidOf(name, each, words)
  return (stepOf(name, value) ?? [value]).map(said).join(' → ')
}

/** A change as lines, one for each field. A replaced value comes first. */
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
