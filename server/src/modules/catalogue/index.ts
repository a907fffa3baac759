import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { createCatalogueCache } from './catalogue-cache.ts'
import { currenciesSold, isListed, pageOfSkus, type SkuFilter } from './listing-rules.ts'
import { presentSku, type PricedSku, pricedSku } from './present.ts'
import { applySkus } from './publish-skus.ts'
import { quotePrice } from './quote-price.ts'
import type { Services } from './services.ts'
import { keptSku, type NewSku } from './sku-facts.ts'
import { createStaffSide } from './staff/staff-side.ts'
import { findSku } from './store.ts'
import { findSkuOfVersion } from './version-store.ts'

export interface SkuQuery extends Omit<SkuFilter, 'published' | 'ids'>, SortedPageQuery {
  readonly published?: boolean | undefined
  /** Only those in the currency in which their category is sold to the caller. */
  readonly offered?: boolean | undefined
}

export { cataloguePolicy } from './policy.ts'
export type { NewSku, PricedSku, Services }

/** The SKU with its current prices, read in the transaction. */
export const findPricedSku = async (tx: Tx, id: string): Promise<PricedSku | undefined> => {
  const row = await findSku(tx, id)
  return row === undefined ? undefined : presentSku(row)
}

const getPricedSku = async (tx: Tx, id: string): Promise<PricedSku> => {
  const found = await findPricedSku(tx, id)
  if (found === undefined) throw failure('not_found', { pointer: '/sku_id' })
  return found
}

const getSoldSku = async (tx: Tx, id: string, version: number | null): Promise<PricedSku> => {
  const current = await getPricedSku(tx, id)
  if (current.version === version) return current
  const sold = await findSkuOfVersion(tx, id, version)
  return sold === undefined || sold === null ? current : pricedSku(keptSku(sold), version)
}

/** The catalogue module: what is sold, and for how much. */
export const createCatalogueModule = (services: Services) => {
  const { database, cursors, seenSkus, branding } = services
  const shelf = createCatalogueCache(services)
  const apply = applySkus(services)
  const allOf = async (tenant: string): Promise<Sku[]> => [...(await shelf.of(tenant)).values()].map(({ sku }) => sku)
  return {
    list: async (
      { tenant, actor }: ActorCall,
      { cursor, limit, sort, published = true, offered = false, ...wanted }: SkuQuery,
    ) => {
      // SKUs that are no longer sold are shown only to those who see a licence of them.
      const hidden = published ? {} : { ids: await database.read(tenant, (tx) => seenSkus(tx, actor.account_id)) }
      const filter = { ...wanted, ...hidden, published }
      const all = await allOf(tenant)
      const currencyFor = currenciesSold(all, [actor.currency, branding.get(tenant).currency])
      const isOffered = ({ category, currency }: Sku) => currency === currencyFor(category.name)
      const skus = all.filter((sku) => isListed(filter, sku) && (!offered || isOffered(sku)))
      return pageOfSkus(skus, { cursors, sort, cursor, limit })
    },
    read: async (call: ActorCall, id: string) => (await shelf.find(call, id)).sku,
    quote: quotePrice(services, shelf),
    /** For other modules: the SKU with its current prices, read in their transaction. Fails with 404 `not_found`. */
    get: getPricedSku,
    /** The SKU as it was sold, in the catalogue version of its order. Fails with 404 `not_found`. */
    getSold: getSoldSku,
    /** The currency in which a category is sold to a customer: their own if there are prices in it, else the brand’s, else euro. */
    offeredCurrency: async (tenant: string, category: Sku['category']['name'], own: Currency) =>
      currenciesSold(await allOf(tenant), [own, branding.get(tenant).currency])(category),
    staff: createStaffSide(services, shelf),
    /** Publishes the given SKUs. All others stay as they are. */
    apply: async (...asked: Parameters<typeof apply>) => {
      await apply(...asked)
      shelf.forget()
    },
  }
}

export type CatalogueModule = ReturnType<typeof createCatalogueModule>
