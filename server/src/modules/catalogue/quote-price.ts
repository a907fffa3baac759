import type { PurchaseQuote } from '@foyer/contract/catalogue/sku.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { wireAmount, withTax } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { PricedSku } from './present.ts'
import type { Services } from './services.ts'

interface Buyer {
  readonly tenant: string
  /** Country code of two letters; decides the tax. */
  readonly country: string
}

/** What the quantity costs this buyer today. The caller has checked it against the SKU's minimum. */
export const quoteFor = (
  { branding, clock, periodEnd }: Pick<Services, 'branding' | 'clock' | 'periodEnd'>,
  { tenant, country }: Buyer,
  { sku, unit, price }: PricedSku,
  quantity: number,
): PurchaseQuote => {
  const net = chargedAtOnce(price(quantity), sku.period)
  const percent = branding.taxPercent(tenant, country)
  const taxed = withTax(net, percent)
  const total = wireAmount(taxed.total)
  const endsOn = sku.billing_terms === 'trial' ? null : periodEnd(dayOf(clock.now()), sku.period)
  return {
    price: wireAmount(net),
    currency: sku.currency,
    quantity,
    unit_price: wireAmount(chargedAtOnce(unit(quantity), sku.period)),
    tax: Number(percent),
    tax_amount: wireAmount(taxed.tax),
    total,
    next_charge: endsOn === null ? null : { date: endsOn, amount: total },
  }
}

/**
 * What the quantity would cost the caller today. SKUs on sale need no database query. Fails with `quantity_too_small`
 * below the minimum, and with 404 `not_found` if the caller may not see the SKU.
 */
export const quotePrice =
  (services: Services, shelf: CatalogueCache) =>
  async (call: ActorCall, skuId: string, quantity: number): Promise<PurchaseQuote> => {
    const priced = await shelf.find(call, skuId)
    const { min_quantity } = priced.sku
    if (quantity < min_quantity) throw failure('quantity_too_small', { parameter: 'quantity', meta: { min_quantity } })
    return quoteFor(services, { tenant: call.tenant, country: call.actor.country }, priced, quantity)
  }
