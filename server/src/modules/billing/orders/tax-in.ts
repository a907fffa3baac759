import { rateQuotes, type TaxIn } from '@foyer/contract/billing/order.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { convert, isPositive, type Money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod/mini'
import type { Services } from '../services.ts'

const StoredTaxIn = z.object({
  currency: z.string(),
  amount: z.string(),
  rate: z.string(),
  quoted: z.enum(rateQuotes),
  day: z.string(),
  source: z.string(),
})
/** The tax of an order in the currency of the seller's country, as it is frozen into the order; the amount is a plain decimal. */
export type StoredTaxIn = z.infer<typeof StoredTaxIn>

/** Most orders have none, and a list has fifty: the schema is not asked for them. */
export const storedTaxIn = (value: unknown): StoredTaxIn | null => (value === null ? null : StoredTaxIn.parse(value))

/** Of any currency, also of those that nobody can pay in here. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** `no_rate` if the brand has to state the tax in its own currency and knows no rate for the day. */
export const taxIn = (
  { branding }: Pick<Services, 'branding'>,
  tenant: string,
  tax: Money,
  at: Date,
): StoredTaxIn | 'no_rate' | null => {
  const own = branding.get(tenant).tax_currency
  if (own === undefined || own.currency === tax.currency || !isPositive(tax)) return null
  const found = branding.taxRate(tenant, tax.currency, dayOf(at))
  if (found === null) return 'no_rate'
  const { currency, quoted, source } = own
  return { currency, amount: convert(tax, found.rate, quoted, decimalsOf(currency)), ...found, quoted, source }
}

/** The same for a part of the invoice that is credited: at the rate of the invoice, whatever it is today. */
export const partIn = (stored: StoredTaxIn | null, part: Money): StoredTaxIn | null =>
  stored === null ? null : { ...stored, amount: convert(part, stored.rate, stored.quoted, decimalsOf(stored.currency)) }

export const presentTaxIn = (value: unknown): TaxIn | null => {
  const stored = storedTaxIn(value)
  return stored === null ? null : { ...stored, amount: Number(stored.amount) }
}
