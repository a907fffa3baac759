import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { describe, expect, it } from 'vitest'
import { mediaServer, watcher } from '../offer/product-line.ts'
import { choiceOf } from './choice.ts'

const sku = (id: string, category: Sku['category'], min_quantity: number): Sku => ({
  id,
  name: id,
  min_quantity,
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  published: true,
  supported_external_gateways: [],
  category,
})

const servers = (basic: number, pro: number): readonly Sku[] => [
  sku('basic', { name: 'media_server', product: 'basic' }, basic),
  sku('pro', { name: 'media_server', product: 'pro' }, pro),
]
const cameras = [sku('single', { name: 'watcher', product: 'single' }, 4)]

const chosen = (skus: readonly Sku[], quantity?: number, wanted = 1): number =>
  choiceOf(skus, mediaServer, quantity === undefined ? {} : { quantity }, wanted).quantity

describe('the selected quantity', () => {
  it('BUY-13 servers: as many as are selected, whatever the minimum of one plan', () => {
    expect(chosen(servers(1, 5))).toBe(1)
    expect(chosen(servers(1, 5), 3)).toBe(3)
    expect(chosen(servers(2, 5), 1)).toBe(1)
    expect(chosen(servers(1, 5), 50)).toBe(20)
    expect(chosen(servers(1, 5), 0)).toBe(1)
  })

  it('BUY-13 without a selection, the smallest quantity of any plan, or that of a trial', () => {
    expect(chosen(servers(2, 5))).toBe(2)
    expect(chosen(servers(25, 50))).toBe(20)
    expect(chosen(servers(1, 5), undefined, 3)).toBe(3)
    expect(chosen([])).toBe(1)
  })

  it('BUY-14, BUY-15 cameras: never below the minimum', () => {
    expect(choiceOf(cameras, watcher, {}, 1)).toMatchObject({ least: 4, quantity: 4 })
    expect(choiceOf(cameras, watcher, { quantity: 2 }, 1).quantity).toBe(4)
  })
})
