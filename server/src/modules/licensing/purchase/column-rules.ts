import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import type { Outcome } from '@foyer/contract/licensing/deliverable.ts'
import { usageUnitOf } from '@foyer/contract/licensing/usage.ts'
import { decimalOf } from '@foyer/contract/vocabulary/money.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import { billingDayOf } from './period-rules.ts'

/** The columns that a licence takes from its SKU when it is sold, without any price agreed for an earlier SKU. */
export const skuColumns = ({ sku, price }: PricedSku, quantity: number) => ({
  sku_id: sku.id,
  sku_name: sku.name,
  category: sku.category.name,
  product: 'product' in sku.category ? sku.category.product : null,
  billing_terms: sku.billing_terms,
  period: sku.period,
  quantity,
  price: decimalOf(price(quantity)),
  agreed_price: null,
  agreed_quantity: null,
  currency: sku.currency,
  upgradable: sku.billing_terms === 'subscription' || sku.billing_terms === 'perpetual',
})

/** How many servers may run; null if the quantity counts something else. */
export const serversBought = ({ sku: { category } }: PricedSku, quantity: number): number | null =>
  usageUnitOf(category) === 'servers' ? quantity : null

/** The paid period with the day it ends; null if it never ends. */
const periodColumns = (periodId: string, startsOn: string, endsOn: string | null) =>
  endsOn === null
    ? { paid_till: null, period_id: null, period_starts_on: null, period_ends_on: null }
    : { paid_till: endsOn, period_id: periodId, period_starts_on: startsOn, period_ends_on: endsOn }

/** The first of a series of periods. Later ones begin on the same day of the month. */
export const firstPeriodColumns = (periodId: string, startsOn: string, endsOn: string | null) => ({
  ...periodColumns(periodId, startsOn, endsOn),
  billing_day: billingDayOf(startsOn, endsOn),
})

/** The period after the one that was paid. If it does not follow directly, it begins a new series. */
export const nextPeriodColumns = (
  { paid_till }: { readonly paid_till: string | null },
  periodId: string,
  startsOn: string,
  endsOn: string,
) =>
  startsOn === paid_till ? periodColumns(periodId, startsOn, endsOn) : firstPeriodColumns(periodId, startsOn, endsOn)

/** What a customer gets for each category. */
export const outcomeOf: Readonly<Record<SkuCategory['name'], Outcome>> = {
  media_server: 'license',
  watcher: 'license',
  mobile_watcher: 'license',
  support: 'support',
  hardware: 'hardware',
  vsaasio: 'vsaas',
}
