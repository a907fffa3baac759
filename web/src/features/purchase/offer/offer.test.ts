import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { describe, expect, it } from 'vitest'
import { periodsOf, plansOf, savingOf } from './offer.ts'
import { mediaServer, watcher } from './product-line.ts'

const sku = (id: string, wishes: Partial<Sku> = {}): Sku => ({
  id,
  name: id,
  min_quantity: 1,
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  published: true,
  supported_external_gateways: [],
  category: { name: 'media_server', product: 'pro' },
  ...wishes,
})

const single = { name: 'watcher', product: 'single' } as const
const basic = { name: 'media_server', product: 'basic' } as const

const skus: readonly Sku[] = [
  sku('pro-year', { period: 'annually' }),
  sku('pro-month'),
  sku('basic-month', { category: basic }),
  sku('pro-day', { period: 'daily' }),
  sku('pro-hour', { period: 'hourly' }),
  sku('pro-once', { billing_terms: 'perpetual', period: 'one_time' }),
  sku('pro-quarter-hidden', { period: 'quarterly', published: false }),
  sku('pro-half-promo', { period: 'semiannually', billing_terms: 'promo' }),
  sku('single-month', { category: single }),
  sku('cluster-month', { category: { name: 'watcher', product: 'cluster' }, period: 'quarterly' }),
]

const idsOf = (...asked: Parameters<typeof plansOf>): string[] => plansOf(...asked).map((plan) => plan.sku.id)

describe('what the shop offers', () => {
  it('BUY-06 the periods of published subscriptions, shortest first, without days and hours', () => {
    expect(periodsOf(skus, mediaServer)).toEqual(['monthly', 'annually'])
    expect(periodsOf(skus, watcher)).toEqual(['monthly'])
    expect(periodsOf([], mediaServer)).toEqual([])
  })

  it('BUY-09, BUY-11 a card for basic and pro, in this order, if they are sold on the selected terms', () => {
    expect(idsOf(skus, mediaServer, 'subscription', 'monthly')).toEqual(['basic-month', 'pro-month'])
    expect(idsOf(skus, mediaServer, 'subscription', 'annually')).toEqual(['pro-year'])
    expect(idsOf(skus, mediaServer, 'subscription', 'quarterly')).toEqual([])
    expect(idsOf(skus, mediaServer, 'perpetual', 'monthly')).toEqual(['pro-once'])
  })

  it('BUY-10 only the single one of Watcher', () => {
    expect(idsOf(skus, watcher, 'subscription', 'monthly')).toEqual(['single-month'])
    expect(idsOf(skus, watcher, 'subscription', 'quarterly')).toEqual([])
  })

  it.each([
    ['annually', 1020, 100, 15],
    ['quarterly', 285, 100, 5],
    ['semiannually', 600, 100, null],
    ['annually', 1300, 100, null],
    ['monthly', 90, 100, null],
    ['annually', 100, 0, null],
  ] as const)('a period %s for %i compared with %i a month saves %s percent', (period, price, monthly, percent) => {
    expect(savingOf(period, price, monthly)).toBe(percent)
  })
})
