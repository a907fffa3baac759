import { categoryNames } from '@foyer/contract/catalogue/category-names.ts'
import { products } from '@foyer/contract/catalogue/category.ts'
import { billingTerms } from '@foyer/contract/catalogue/sku.ts'
import { SkuFacts, SkuId } from '@foyer/contract/operator/catalogue.ts'
import { billingPeriods } from '@foyer/contract/vocabulary/billing-period.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { externalGateways } from '@foyer/contract/vocabulary/gateway.ts'
import { plainAmount } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod/mini'
import type { Issue } from '../../ui/form/field-messages.ts'
import { isTooFine, plainPrice } from '../list/typed-money.ts'
import { typedCount } from '../list/typed.ts'

/** The highest price that the contract allows. */
const mostPrice = 1_000_000_000

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** Category and product together, because the choice is a pair. */
  category: z.string().check(z.minLength(1)),
  billing_terms: z.enum(billingTerms),
  period: z.enum(billingPeriods),
  currency: z.enum(currencies),
  min_quantity: typedCount(priceCap),
  published: z.boolean(),
  supported_external_gateways: z.array(z.enum(externalGateways)),
  tiers: z
    .array(z.object({ from_quantity: typedCount(priceCap), unit_price: z.string().check(z.trim(), z.minLength(1)) }))
    .check(z.minLength(1)),
}

const tooFine = 'too_fine'

interface Priced {
  readonly currency: Currency
  readonly tiers: readonly { readonly unit_price: string }[]
}

/** Adds an error to each price that is not a number, exceeds the contract's limit, or has too many decimals for its currency. */
const refuseWrongPrices = ({ value: { currency, tiers }, issues }: z.core.ParsePayload<Priced>): void => {
  for (const [at, { unit_price }] of tiers.entries()) {
    const plain = plainPrice(unit_price, currency)
    const issue = { code: 'custom' as const, input: unit_price, path: ['tiers', at, 'unit_price'] }
    if (plain === undefined || Number(plain) > mostPrice) issues.push(issue)
    else if (isTooFine(plain, currency)) issues.push({ ...issue, params: { code: tooFine, currency } })
  }
}

/** The currency whose decimals a price exceeds, if that is the error. */
export const currencyTooCoarse = (issue: Issue): Currency | undefined =>
  // Only `refuseWrongPrices` reports this, with the currency.
  issue.code === 'custom' && issue.params?.['code'] === tooFine ? (issue.params['currency'] as Currency) : undefined

/** A SKU in the form: numbers are text while they are typed. */
export const SkuValues = z.object({ id: z.string(), ...fields }).check(refuseWrongPrices)
export type SkuValues = z.infer<typeof SkuValues>
export const NewSkuValues = z.object({ id: SkuId, ...fields }).check(refuseWrongPrices)

type Facts = z.infer<typeof SkuFacts>

const categoryKey = (category: Facts['category']): string =>
  'product' in category ? `${category.name}/${category.product}` : category.name

/** Every category; those with several products as pairs. */
export const categoryKeys: readonly string[] = categoryNames.flatMap((name) => {
  const pairs = products.filter((product) => SkuFacts.shape.category.safeParse({ name, product }).data?.name === name)
  const fitting = pairs.filter((product) => {
    const { data } = SkuFacts.shape.category.safeParse({ name, product })
    return data !== undefined && 'product' in data
  })
  return fitting.length === 0 ? [name] : fitting.map((product) => `${name}/${product}`)
})

export const valuesOf = (id: string, facts: Facts): SkuValues => ({
  ...facts,
  id,
  category: categoryKey(facts.category),
  supported_external_gateways: [...facts.supported_external_gateways],
  min_quantity: String(facts.min_quantity),
  tiers: facts.tiers.map(({ from_quantity, unit_price }) => ({
    from_quantity: String(from_quantity),
    unit_price: plainAmount(unit_price),
  })),
})

/** The form's values for the contract; null while they are invalid. */
export const factsOf = ({ id, ...values }: SkuValues): Facts | null => {
  if (!SkuValues.safeParse({ id, ...values }).success) return null
  const [name = '', product] = values.category.split('/')
  const { data } = SkuFacts.safeParse({
    ...values,
    category: { name, product },
    min_quantity: Number(values.min_quantity),
    tiers: values.tiers.map(({ from_quantity, unit_price }) => ({
      from_quantity: Number(from_quantity),
      unit_price: Number(plainPrice(unit_price, values.currency)),
    })),
  })
  return data ?? null
}

/** A suggestion for the next tier's quantity: twice the last one. Empty if that is invalid or more than can be bought. */
export const nextFrom = (tiers: SkuValues['tiers']): string => {
  const last = tiers.at(-1)?.from_quantity.trim() ?? '1'
  const next = String(Math.max(2, Number(last) * 2))
  return typedCount(priceCap).safeParse(next).success ? next : ''
}

export const blank: SkuValues = {
  id: '',
  name: '',
  category: 'media_server/pro',
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  min_quantity: '1',
  published: true,
  supported_external_gateways: [],
  tiers: [{ from_quantity: '1', unit_price: '' }],
}
