import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { presentSku, type PricedSku } from './present.ts'
import type { Services } from './services.ts'
import { listSkus } from './store.ts'

/** A brand’s whole catalogue, by id. */
type Catalogue = ReadonlyMap<string, PricedSku>

/** Cached catalogues. Each is read once, and again after any process changes it. */
export interface CatalogueCache {
  of(tenant: string): Promise<Catalogue>
  /** A SKU that is on sale, or named by a licence that the caller sees. Fails with 404 `not_found` otherwise. */
  find(call: ActorCall, id: string): Promise<PricedSku>
  forget(): void
}

/** Keeps each brand’s published catalogue in memory until any process publishes another version. */
export const createCatalogueCache = ({ changes, database, seenSkus }: Services): CatalogueCache => {
  const catalogues = changes.cached('catalogue_changed', async (tenant): Promise<Catalogue> => {
    const rows = await database.read(tenant, listSkus)
    return new Map(rows.map((row) => [row.id, presentSku(row)]))
  })
  return {
    of: (tenant) => catalogues.get(tenant),
    find: async ({ tenant, actor }, id) => {
      const found = (await catalogues.get(tenant)).get(id)
      if (found === undefined) throw failure('not_found')
      if (found.sku.published) return found
      const seen = await database.read(tenant, (tx) => seenSkus(tx, actor.account_id))
      if (!seen.includes(id)) throw failure('not_found')
      return found
    },
    forget: () => catalogues.forget(),
  }
}
