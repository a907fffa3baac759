import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import type { Outcome } from '@foyer/contract/licensing/deliverable.ts'
import { usageUnitOf } from '@foyer/contract/licensing/usage.ts'
import { decimalOf } from '@foyer/contract/vocabulary/money.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import { billingDayOf } from './period-rules.ts'

/** What a licence has of its SKU, as it was when it was sold: at its price, whatever was agreed for another one. */
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

/** How many servers may run for what is paid; null where the quantity counts something else. */
export const serversBought = ({ sku: { category } }: PricedSku, quantity: number): number | null =>
  usageUnitOf(category) === 'servers' ? quantity : null

/** The period that is paid, and with it the day on which it ends; null where nothing runs out. */
const periodColumns = (periodId: string, startsOn: string, endsOn: string | null) =>
  endsOn === null
    ? { paid_till: null, period_id: null, period_starts_on: null, period_ends_on: null }
    : { paid_till: endsOn, period_id: periodId, period_starts_on: startsOn, period_ends_on: endsOn }

/** The first of a row of periods: those that follow begin on the same day of the month. */
export const firstPeriodColumns = (periodId: string, startsOn: string, endsOn: string | null) => ({
  ...periodColumns(periodId, startsOn, endsOn),
  billing_day: billingDayOf(startsOn, endsOn),
})

/** The period that comes after the one that was paid; one that does not follow it at once begins the row anew. */
export const nextPeriodColumns = (
  { paid_till }: { readonly paid_till: string | null },
  periodId: string,
  startsOn: string,
  endsOn: string,
) =>
  startsOn === paid_till ? periodColumns(periodId, startsOn, endsOn) : firstPeriodColumns(periodId, startsOn, endsOn)

/** What a customer gets of each category. */
export const outcomeOf: Readonly<Record<SkuCategory['name'], Outcome>> = {
  media_server: 'license',
  watcher: 'license',
  mobile_watcher: 'license',
  support: 'support',
  hardware: 'hardware',
  vsaasio: 'vsaas',
}
