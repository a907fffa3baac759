import { currencyFacts } from './currency-facts.ts'
import type { Currency } from './currency.ts'

/**
 * An exact amount: whole minor units of its currency, never a float.
 * The only place where amounts are added, multiplied, divided or rounded.
 */
export interface Money {
  readonly minor: bigint
  readonly currency: Currency
}

const scale = (currency: Currency): bigint => 10n ** BigInt(currencyFacts[currency].decimals)

const plainDecimal = /^-?\d+(?:\.\d+)?$/

/** Reads a plain decimal such as `1234.50` or `-0.5`. Surplus zeros are fine; surplus precision is an error, never rounded away. */
export const money = (decimal: string, currency: Currency): Money => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal)
  if (match === null) throw new RangeError(`not a decimal: ${decimal}`)
  const [, sign = '', whole = '', fraction = ''] = match
  const { decimals } = currencyFacts[currency]
  if (/[1-9]/.test(fraction.slice(decimals))) throw new RangeError(`${decimal} is finer than ${currency} allows`)
  const digits = whole + fraction.slice(0, decimals).padEnd(decimals, '0')
  return { minor: BigInt(digits) * (sign === '-' ? -1n : 1n), currency }
}

export const fromMinor = (minor: bigint, currency: Currency): Money => ({ minor, currency })

export const zero = (currency: Currency): Money => ({ minor: 0n, currency })

const written = (minor: bigint, decimals: number): string => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The plain decimal with exactly the currency's decimals, as the database keeps it. */
export const decimalOf = ({ minor, currency }: Money): string => written(minor, currencyFacts[currency].decimals)

/** The JSON number of the wire. Exact to fifteen digits, far above every amount the catalogue allows. */
export const wireAmount = (amount: Money): number => Number(decimalOf(amount))

/** The same of a decimal as it is kept, without the way over minor units: a list shows hundreds. */
export const wireDecimal = (decimal: string, currency: Currency): number => {
  if (!plainDecimal.test(decimal)) throw new RangeError(`not a decimal: ${decimal}`)
  const point = decimal.indexOf('.')
  if (point >= 0 && /[1-9]/.test(decimal.slice(point + 1 + currencyFacts[currency].decimals)))
    throw new RangeError(`${decimal} is finer than ${currency} allows`)
  return Number(decimal)
}

/** The shortest plain decimal that reads as this amount of the wire: small numbers would be written with an exponent, `1e-8`. */
export const plainAmount = (amount: number): string => {
  const [digits = '', exponent] = String(amount).split('e-')
  return exponent === undefined ? digits : `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`
}

/** Reads an amount of the wire. What is finer than the currency is an error (RangeError), never rounded away. */
export const fromWire = (amount: number, currency: Currency): Money => money(plainAmount(amount), currency)

const sameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not mix`)
}

export const add = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return { minor: a.minor + b.minor, currency: a.currency }
}

export const subtract = (a: Money, b: Money): Money => add(a, { minor: -b.minor, currency: b.currency })

export const times = (amount: Money, factor: number): Money => {
  if (!Number.isSafeInteger(factor)) throw new RangeError(`${factor} is not a whole number`)
  return { minor: amount.minor * BigInt(factor), currency: amount.currency }
}

/** Division rounded half to even. */
const divide = (numerator: bigint, denominator: bigint): bigint => {
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const quotient = n / d
  const twice = (n % d) * 2n
  const up = twice > d || (twice === d && quotient % 2n === 1n)
  const rounded = up ? quotient + 1n : quotient
  return negative ? -rounded : rounded
}

/** `part` of `whole` of the amount (days of a period), rounded half to even to the currency's decimals. */
export const share = (amount: Money, part: number, whole: number): Money => ({
  minor: divide(amount.minor * BigInt(part), BigInt(whole)),
  currency: amount.currency,
})

/** `percent` of the amount; percent is a plain decimal such as `25` or `8.875`. */
export const percentage = (amount: Money, percent: string): Money => {
  const [whole = '0', fraction = ''] = percent.split('.')
  const denominator = 100n * 10n ** BigInt(fraction.length)
  return { minor: divide(amount.minor * BigInt(whole + fraction), denominator), currency: amount.currency }
}

/**
 * The amount in any other currency as a plain decimal, rounded half to even. The rate is a plain decimal too: what a unit of the amount's
 * currency comes to in the other one (`direct`), or the other way round (`inverse`).
 */
export const convert = (amount: Money, rate: string, quoted: 'direct' | 'inverse', decimals: number): string => {
  const [whole = '0', fraction = ''] = rate.split('.')
  const [units, parts] = [BigInt(whole + fraction), 10n ** BigInt(fraction.length)]
  const [numerator, denominator] = quoted === 'direct' ? [units, parts] : [parts, units]
  const minor = divide(amount.minor * numerator * 10n ** BigInt(decimals), denominator * scale(amount.currency))
  return written(minor, decimals)
}

/** The tax of a net amount, a percentage of it rounded once, and both together. */
export const withTax = (net: Money, percent: string): { readonly tax: Money; readonly total: Money } => {
  const tax = percentage(net, percent)
  return { tax, total: add(net, tax) }
}

export const isPositive = (amount: Money): boolean => amount.minor > 0n

/** Whether a plain decimal, as the database keeps it, is nothing. */
export const isNothing = (decimal: string): boolean => !/[1-9]/.test(decimal)

export const compare = (a: Money, b: Money): number => {
  sameCurrency(a, b)
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0
}

/** Whole major units, for limits such as the price cap. */
export const major = (units: number, currency: Currency): Money => ({
  minor: BigInt(units) * scale(currency),
  currency,
})
