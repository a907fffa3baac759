import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { add, type Money, share, subtract, times, withTax, zero } from '@foyer/contract/vocabulary/money.ts'

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

/** Tax is a percentage of the sum, rounded once, and has its own line. */
export const totalsOf = (lines: readonly Line[], taxPercent: string, currency: Currency): Totals => {
  const net = lines.map(lineAmount).reduce(add, zero(currency))
  return { net, ...withTax(net, taxPercent) }
}

/** Invoices and credit notes have separate series of consecutive numbers. Free orders take no invoice number. */
export type Series = 'invoice' | 'order' | 'credit_note'

const seriesMark: Readonly<Record<Series, string>> = { invoice: '', order: 'O-', credit_note: 'C-' }

/** `AUR-2026-0418`, `AUR-C-2026-0003`: four digits, more if a year needs them. */
export const documentNumber = (prefix: string, series: Series, year: number, sequence: number): string =>
  `${prefix}-${seriesMark[series]}${year}-${String(sequence).padStart(4, '0')}`

/** Whether a number belongs to this series of a brand, in that year or later. */
export const isOwnNumber = (number: string, prefix: string, fromYear: number): boolean => {
  const year = number.startsWith(`${prefix}-`)
    ? /^(?:O-|C-)?(\d{4})-\d+$/.exec(number.slice(prefix.length + 1))?.[1]
    : undefined
  return year !== undefined && Number(year) >= fromYear
}

/** Orders that a customer made and may cancel while they are unpaid. To stop a renewal, turn it off at the licence instead. */
const customersOwn: readonly string[] = ['new', 'increase', 'change_sku']

export interface OrderFacts {
  readonly purpose: string
  readonly paid_at: Date | null
  readonly cancelled_at: Date | null
}

/** Whether an order is still to be paid. */
export const isOwed = ({ paid_at, cancelled_at }: Pick<OrderFacts, 'paid_at' | 'cancelled_at'>): boolean =>
  paid_at === null && cancelled_at === null

/** Why an order cannot be cancelled; null if it can. */
export const cancelBreach = (
  { purpose, paid_at, cancelled_at }: OrderFacts,
  payment: 'none' | 'under way',
): 'already_paid' | 'conflict' | 'payment_in_progress' | null => {
  if (paid_at !== null) return 'already_paid'
  if (cancelled_at !== null || !customersOwn.includes(purpose)) return 'conflict'
  return payment === 'none' ? null : 'payment_in_progress'
}

/**
 * Net and tax of a partial credit of an invoice. The tax of all parts so far is rounded, not that of this part alone. So the parts add up
 * to the whole, and rounding cannot credit more tax than there was.
 */
export const creditOf = (invoice: Totals, credited: Pick<Totals, 'tax' | 'total'>, total: Money): Totals => {
  const soFar = add(credited.total, total)
  const tax = subtract(share(invoice.tax, Number(soFar.minor), Number(invoice.total.minor)), credited.tax)
  return { net: subtract(total, tax), tax, total }
}
