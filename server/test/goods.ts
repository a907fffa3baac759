import type { NewSku } from '../src/modules/catalogue/index.ts'

/** A product for 600 EUR a month, sold by tests, simulated lives and the bench, each under its own name. */
export const mediaServer = (id: string): NewSku => ({
  id,
  name: 'Media Server Pro',
  min_quantity: 1,
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  published: true,
  supported_external_gateways: [],
  category: { name: 'media_server', product: 'pro' },
  tiers: [{ from_quantity: 1, unit_price: '600' }],
})
