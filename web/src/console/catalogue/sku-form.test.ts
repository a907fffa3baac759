import { describe, expect, it } from 'vitest'
import { blank, factsOf, NewSkuValues, nextFrom, type SkuValues, SkuValues as Values, valuesOf } from './sku-form.ts'

const priced = (currency: SkuValues['currency'], ...prices: readonly string[]): SkuValues => ({
  ...blank,
  id: 'recorder',
  name: 'Recorder',
  currency,
  tiers: prices.map((unit_price, at) => ({ from_quantity: String(at + 1), unit_price })),
})

const wrongFields = (values: SkuValues): string[] =>
  [Values, NewSkuValues]
    .flatMap((schema) => schema.safeParse(values).error?.issues ?? [])
    .map(({ path }) => path.join('.'))

describe('the price of a product', () => {
  it.each<[SkuValues['currency'], string]>([
    ['EUR', '10'],
    ['EUR', '10.5'],
    ['EUR', '10,99'],
    ['EUR', ' 10.99 '],
    ['EUR', '10.990000000000'],
    ['CLP', '18200'],
    ['CLP', '18200.00'],
    ['USDT', '0.000001'],
    ['BTC', '0.00000001'],
    ['EUR', '0'],
  ])('in %s may be %s', (currency, typed) => {
    expect(wrongFields(priced(currency, typed))).toEqual([])
    expect(factsOf(priced(currency, typed))).not.toBeNull()
  })

  it.each<[SkuValues['currency'], string, number]>([
    ['EUR', '1 220,50', 1220.5],
    ['EUR', '1\u00a0220,50\u00a0€', 1220.5],
    ['EUR', '1,220.50', 1220.5],
    ['EUR', '€1,220.50', 1220.5],
    ['RUB', '1 220,50 ₽', 1220.5],
    ['BTC', '1.234', 1.234],
  ])('in %s is parsed as the console shows it: %s', (currency, typed, unit_price) => {
    const facts = factsOf(priced(currency, typed))
    expect(facts?.tiers.map((tier) => tier.unit_price)).toEqual([unit_price])
  })

  it.each(['1 2 3', '1,2,3', '$5', 'ten', '-1', '1e3'])('in EUR is never %s', (typed) => {
    expect(wrongFields(priced('EUR', typed))).toEqual(['tiers.0.unit_price', 'tiers.0.unit_price'])
  })

  it.each<[SkuValues['currency'], string]>([
    ['EUR', '10.999'],
    ['EUR', '10,001'],
    ['EUR', '0.00000001'],
    ['EUR', '10.123456789'],
    ['CLP', '18200.5'],
    ['USDT', '0.0000001'],
    ['BTC', '0.000000001'],
  ])('in %s is never %s: it is refused at its own field and never rounded', (currency, typed) => {
    expect(wrongFields(priced(currency, '20', typed))).toEqual(['tiers.1.unit_price', 'tiers.1.unit_price'])
    expect(factsOf(priced(currency, '20', typed))).toBeNull()
  })

  it.each([
    [0.0000005, '0.0000005'],
    [1e-8, '0.00000001'],
    [1.5e-7, '0.00000015'],
    [0.5, '0.5'],
    [1_000_000_000, '1000000000'],
  ])('of %d is shown in the form as it is typed, and stored unchanged', (unit_price, typed) => {
    const facts = factsOf(priced('BTC', '1'))
    if (facts === null) throw new Error('unreachable: such a product can be')
    const tiers = [{ from_quantity: 1, unit_price }]
    const values = valuesOf('recorder', { ...facts, tiers })
    expect(values.tiers[0]?.unit_price).toBe(typed)
    expect(wrongFields(values)).toEqual([])
    expect(factsOf(values)?.tiers).toEqual(tiers)
  })

  it('is not more than the contract accepts', () => {
    expect(wrongFields(priced('EUR', '1000000000'))).toEqual([])
    expect(wrongFields(priced('EUR', '1000000000.01'))).toEqual(['tiers.0.unit_price', 'tiers.0.unit_price'])
  })
})

it.each([
  ['1', '2'],
  ['50', '100'],
  ['', '2'],
  // Nothing that would puzzle anybody.
  ['many', ''],
  ['1 000', ''],
  ['900000', ''],
])('after a tier from %j the next one starts from %j', (from_quantity, next) => {
  expect(nextFrom([{ from_quantity, unit_price: '1' }])).toBe(next)
})
