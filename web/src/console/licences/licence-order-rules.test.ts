import { expect, it } from 'vitest'
import type { CatalogueEntry, SkuFacts } from '../catalogue/queries.ts'
import { agreementOf, correctionOf, limitPrice, otherPlans, planPrice } from './licence-order-rules.ts'

const plan: SkuFacts = {
  name: 'Pro',
  category: { name: 'media_server', product: 'pro' },
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  min_quantity: 1,
  published: true,
  supported_external_gateways: [],
  tiers: [
    { from_quantity: 1, unit_price: 60.1 },
    { from_quantity: 10, unit_price: 50 },
  ],
}

const entry = (id: string, facts: Partial<SkuFacts> = {}): CatalogueEntry => ({
  id,
  published: { ...plan, ...facts },
  draft: null,
  revision: 1,
  outdated: false,
  edited_by: null,
  edited_at: null,
  licences: 0,
})

it('offers plans on sale of the same category, currency and terms, those with the same period first', () => {
  const catalogue = [
    entry('own', { published: false }),
    entry('yearly', { period: 'annually' }),
    entry('monthly', { name: 'Single' }),
    entry('basic', { name: 'Basic' }),
    entry('hidden', { published: false }),
    entry('dollars', { currency: 'USD' }),
    entry('hourly', { period: 'hourly' }),
    entry('daily', { period: 'daily' }),
    entry('trial', { billing_terms: 'trial' }),
    entry('once', { period: 'one_time' }),
    entry('once_more', { period: 'one_time' }),
    entry('watcher', { category: { name: 'watcher', product: 'single' } }),
    { ...entry('drafted'), draft: plan, published: null },
  ]
  expect(otherPlans(catalogue, { sku_id: 'own' }).map(({ id }) => id)).toEqual(['basic', 'monthly', 'yearly'])
  expect(otherPlans(catalogue, { sku_id: 'hourly' }).map(({ id }) => id)).toEqual(['daily'])
  expect(otherPlans(catalogue, { sku_id: 'once' }).map(({ id }) => id)).toEqual(['once_more'])
  expect(otherPlans(catalogue, { sku_id: 'gone' })).toEqual([])
})

it('prices a plan by the tier of the limit, at least for the smallest limit sold', () => {
  expect(planPrice(plan, 3)).toEqual({ price: 180.3, quantity: 3 })
  expect(planPrice(plan, 10)).toEqual({ price: 500, quantity: 10 })
  expect(planPrice({ ...plan, min_quantity: 20 }, 3)).toEqual({ price: 1000, quantity: 20 })
})

it('LIC-20 prices another limit as its period will be charged', () => {
  const licence = {
    price: 240,
    currency: 'EUR',
    agreed: null,
    billing_kind: 'internal',
    auto_renewable: true,
  } as const
  expect(limitPrice(licence, plan, 10)).toBe(500)
  expect(limitPrice(licence, undefined, 10)).toBeUndefined()
  expect(limitPrice(licence, { ...plan, min_quantity: 20 }, 10)).toBeUndefined()
  const agreed = { ...licence, agreed: { price: 100, quantity: 3 } }
  expect([1, 3, 10].map((limit) => limitPrice(agreed, plan, limit))).toEqual([33.33, 100, 333.33])
  expect(limitPrice(agreed, undefined, 6)).toBe(200)
  expect(limitPrice({ ...agreed, billing_kind: 'external' }, plan, 6)).toBe(240)
})

it('reads a discount and a surcharge exactly', () => {
  expect(correctionOf('discount', ' 50,5 ', 'EUR')).toBe(-50.5)
  expect(correctionOf('surcharge', '0.10', 'EUR')).toBe(0.1)
  expect(correctionOf('none', 'anything', 'EUR')).toBe(0)
  for (const wrong of ['', '0', '0,00', '-5', '1,000', '1e3', '12.345', 'ten'])
    expect(correctionOf('discount', wrong, 'EUR')).toBeNull()
  expect(correctionOf('discount', '12.5', 'KRW')).toBeNull()
})

it('names an agreed amount by its sign', () => {
  expect([-1, 0, 2].map(agreementOf)).toEqual(['discount', 'none', 'surcharge'])
})
