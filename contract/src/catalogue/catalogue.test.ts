import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { categoryNames } from './category-names.ts'
import { SkuCategory } from './category.ts'
import { BillingTerms, PriceQuote, Sku } from './sku.ts'

const sku = {
  id: 'k1',
  name: 'Media Server Pro',
  min_quantity: 1,
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  published: true,
  supported_external_gateways: ['paddle', 'paypro'],
  category: { name: 'media_server', product: 'pro' },
}

describe('SKUs', () => {
  it('DATA-10 have these fields', () => {
    expect(Sku.parse(sku)).toEqual(sku)
    expect(fieldFacts(Sku, sku)).toEqual(allRequired)
    expect(Sku.safeParse({ ...sku, supported_external_gateways: ['stripe'] }).success).toBe(false)
  })

  it('DATA-11 are sold on exactly seven terms', () => {
    expect(BillingTerms.options).toEqual([
      'subscription',
      'perpetual',
      'trial',
      'support',
      'promo',
      'development',
      'internal',
    ])
  })

  it('DATA-12, DATA-13 belong to one of six categories, sent as an object', () => {
    const categories = [
      { name: 'media_server', product: 'basic' },
      { name: 'media_server', product: 'pro' },
      { name: 'watcher', product: 'single' },
      { name: 'watcher', product: 'cluster' },
      { name: 'support' },
      { name: 'hardware' },
      { name: 'vsaasio' },
      { name: 'mobile_watcher' },
    ]
    expect(categories.map((category) => SkuCategory.parse(category))).toEqual(categories)
    expect(new Set(categories.map(({ name }) => name))).toEqual(new Set(categoryNames))
  })

  it('DATA-12, DATA-13 have a product only in categories that have several', () => {
    expect(SkuCategory.parse({ name: 'support', product: 'basic' })).toEqual({ name: 'support' })
    for (const category of [
      { name: 'media_server' },
      { name: 'media_server', product: 'single' },
      { name: 'watcher', product: 'pro' },
      { name: 'vsaas' },
      'support',
    ])
      expect(SkuCategory.safeParse(category).success, JSON.stringify(category)).toBe(false)
  })

  it('DATA-14 a price quote has price, currency and quantity', () => {
    const quote = { price: 1234.5, currency: 'EUR', quantity: 3 }
    expect(PriceQuote.parse(quote)).toEqual(quote)
    expect(fieldFacts(PriceQuote, quote)).toEqual(allRequired)
  })
})
