import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { add, type Money, percentage, times, zero } from '@foyer/contract/vocabulary/money.ts'

export interface Line {
  readonly title: string
  readonly detail: string | null
  readonly quantity: number
  readonly unit_price: Money
}

export interface Totals {
  readonly net: Money
  readonly tax: Money
  readonly total: Money
}

export const lineAmount = ({ quantity, unit_price }: Line): Money => times(unit_price, quantity)

/** Tax is a percentage of the sum, rounded once, and stands on its own line. */
export const totalsOf = (lines: readonly Line[], taxPercent: string, currency: Currency): Totals => {
  const net = lines.map(lineAmount).reduce(add, zero(currency))
  const tax = percentage(net, taxPercent)
  return { net, tax, total: add(net, tax) }
}

/** `AUR-2026-0418`: four digits, more where a year needs them. */
export const orderNumber = (prefix: string, year: number, sequence: number): string =>
  `${prefix}-${year}-${String(sequence).padStart(4, '0')}`
