import { rateQuotes } from '@foyer/contract/billing/order.ts'
import { NamedCountry } from '@foyer/contract/vocabulary/countries.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { locales } from '@foyer/contract/vocabulary/locale.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod'

const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'expected a colour such as #006a7c')

const isCountry = (code: string): boolean => NamedCountry.safeParse(code).success

/** The country determines tax and currency, so unknown codes are rejected. */
export const Country = z.string().refine(isCountry, 'expected a country such as DE')

/** One text for each language. Documents in a language that has none are worded in the other. */
const Wording = z
  .partialRecord(z.enum(locales), z.string().trim().min(1, 'expected a text'))
  .refine((texts) => Object.keys(texts).length > 0, 'expected a text in at least one language')

const TaxNote = z.strictObject({
  label: Wording.optional().describe('by language: stands on documents in place of a rate of 0%, such as Без НДС'),
  text: Wording.optional().describe('by language: stands below the sums, such as the provision that exempts the sale'),
})

/** By country, and `*` for all that pay no tax. */
export const TaxNotes = z.record(
  z.string().refine((code) => code === '*' || isCountry(code), 'expected a country such as US, or *'),
  TaxNote,
)

const isAmount = (decimal: string, currency: Currency): boolean => {
  try {
    money(decimal, currency)
    return true
  } catch {
    return false
  }
}

export const SumsByCurrency = z
  .partialRecord(z.enum(currencies), z.string().regex(/^\d+(\.\d+)?$/, 'expected an amount such as "5000"'))
  .superRefine((sums, context) => {
    for (const currency of currencies) {
      const sum = sums[currency]
      if (sum !== undefined && !isAmount(sum, currency))
        context.addIssue({ code: 'custom', path: [currency], message: `is finer than ${currency} allows` })
    }
  })

/** About what banks take for a transfer from abroad. */
const usualFees = {
  EUR: '35',
  USD: '40',
  CAD: '50',
  RUB: '3500',
  KZT: '20000',
  KGS: '3500',
  BRL: '200',
  ARS: '40000',
  CNY: '280',
  CLP: '35000',
  INR: '3300',
  KRW: '50000',
} as const

export const Shortfall = z.strictObject({
  percent: z
    .string()
    .regex(/^(100|\d{1,2}(\.\d{1,3})?)$/, 'expected a percentage such as "5"')
    .default('5')
    .describe('of the invoice’s amount; "0" if nothing may be missing'),
  amounts: SumsByCurrency.default(usualFees).describe(
    'amounts by currency; nothing may be missing in a currency without an amount',
  ),
})

/** The currency of the seller's country, in which its invoices have to state their tax. */
export const TaxCurrency = z.strictObject({
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'expected a currency such as PLN')
    .describe('invoices in another currency state their tax in this one as well'),
  rates_file: z
    .string()
    .min(1)
    .describe(
      'a CSV file with the columns day, currency, rate, such as `2026-11-05,USD,1.0834`; read again whenever it has changed',
    ),
  quoted: z
    .enum(rateQuotes)
    .describe(
      '`inverse`: one unit of the tax currency in units of the other one, as the European Central Bank publishes it; `direct`: one unit of the other one in the tax currency',
    ),
  source: z.string().min(1).describe('who publishes the rates, as printed on invoices'),
  max_age_days: z
    .int()
    .min(0)
    .max(400)
    .default(7)
    .describe(
      'the latest rate up to the day of an invoice is taken, if it is not older than this; 31 for monthly rates',
    ),
})

const feature = (about: string) => z.boolean().default(true).describe(about)

/** Features that a brand can switch off. */
export const Features = z.strictObject({
  sign_up: feature('people can sign up'),
  password_recovery: feature('a forgotten password can be reset by mail'),
  account_confirmation: feature('e-mail addresses must be confirmed'),
  contacts: feature('the newsletter and notifications'),
  tickets: feature('support tickets'),
  billing: feature('invoices, payments, purchases and changes of licences'),
  company: feature('companies and colleagues'),
  terms: feature('terms must be accepted'),
})

/** A brand's colours. */
export const Colors = z.strictObject({
  primary: Colour.describe('buttons, links and selections'),
  secondary: Colour.describe('the second series in charts, and the picture on the sign-in page'),
  text: Colour.describe('the hue of all greys'),
  background: Colour.optional(),
  paper: Colour.optional(),
  error: Colour.optional(),
  warning: Colour.optional(),
  success: Colour.optional(),
})

interface Issuing {
  readonly invoice_prefix: string
  readonly seller: { readonly legal_name: string; readonly tax_id: string | null }
}

const bare = (words: string): string => words.replaceAll(/\s+/g, '').toLowerCase()

const isSameSeller = (one: Issuing['seller'], other: Issuing['seller']): boolean =>
  one.tax_id !== null && other.tax_id !== null
    ? bare(one.tax_id) === bare(other.tax_id)
    : bare(one.legal_name) === bare(other.legal_name)

/**
 * Brands whose invoices would have the numbers of an earlier brand of the same seller. Each brand counts from 1, and the
 * invoices of one company must differ.
 */
export const repeatedNumbers = (
  brands: Readonly<Record<string, Issuing>>,
): { readonly brand: string; readonly earlier: string }[] => {
  const all = Object.entries(brands)
  return all.flatMap(([brand, { invoice_prefix, seller }], at) => {
    const found = all
      .slice(0, at)
      .find(([, other]) => other.invoice_prefix === invoice_prefix && isSameSeller(other.seller, seller))
    return found === undefined ? [] : [{ brand, earlier: found[0] }]
  })
}
