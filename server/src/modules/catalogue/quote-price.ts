import type { PurchaseQuote } from '@foyer/contract/catalogue/sku.ts'
import { add, percentage, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { Services } from './services.ts'
import type { Shelf } from './shelf.ts'

/** What so many would cost the caller today. For what is on sale it asks the database nothing. */
export const quotePrice =
  ({ branding, clock, periodEnd }: Services, shelf: Shelf) =>
  async (call: ActorCall, skuId: string, quantity: number): Promise<PurchaseQuote> => {
    const { sku, unit, price } = await shelf.find(call, skuId)
    if (quantity < sku.min_quantity)
      throw failure('quantity_too_small', { parameter: 'quantity', meta: { min_quantity: sku.min_quantity } })
    const net = price(quantity)
    const percent = branding.taxPercent(call.tenant, call.actor.country)
    const tax = percentage(net, percent)
    const total = wireAmount(add(net, tax))
    const endsOn = sku.billing_terms === 'trial' ? null : periodEnd(clock.now().toISOString().slice(0, 10), sku.period)
    return {
      price: wireAmount(net),
      currency: sku.currency,
      quantity,
      unit_price: wireAmount(unit(quantity)),
      tax: Number(percent),
      tax_amount: wireAmount(tax),
      total,
      next_charge: endsOn === null ? null : { date: endsOn, amount: total },
    }
  }
