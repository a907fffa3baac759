import type { NewSku } from '../../server/src/modules/catalogue/index.ts'

/** What everything is sold and asked for under. */
export const skuId = 'bench-media-server'

/** What the bench sells: 600 EUR a month. */
export const sku: NewSku = {
  id: skuId,
  name: 'Media Server Pro',
  min_quantity: 1,
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  published: true,
  supported_external_gateways: [],
  category: { name: 'media_server', product: 'pro' },
  tiers: [{ from_quantity: 1, unit_price: '600' }],
}
