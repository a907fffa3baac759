import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import { applySkus, type NewSku } from './apply-skus.ts'
import { presentSku } from './present.ts'
import { priceOf, unitPrice } from './price-rules.ts'
import { findSku, listSkus, listTiers, type SkuFilter } from './store.ts'

export interface Services {
  readonly database: Database
  readonly cursors: Cursors
  readonly audit: Audit
  readonly ownedSkus: OwnedSkus
}

/** The SKUs that the account has something of: licences are kept above, so the answer comes from there. */
export type OwnedSkus = (tx: Tx, accountId: string) => Promise<readonly string[]>

export interface SkuQuery extends Omit<SkuFilter, 'published' | 'ids'> {
  readonly published?: boolean | undefined
  readonly sort: string
  readonly cursor?: string | undefined
  readonly limit: number
}

export { cataloguePolicy } from './policy.ts'
export type { NewSku }

export interface PricedSku {
  readonly sku: Sku
  readonly unit: (quantity: number) => Money
  readonly price: (quantity: number) => Money
}

/** Front door: what is sold, and for how much. */
export interface CatalogueModule {
  list(call: ActorCall, query: SkuQuery): Promise<Page<Sku>>
  read(call: ActorCall, id: string): Promise<Sku>
  /** For other modules: the SKU with its prices; 404 where there is none. */
  get(tx: Tx, id: string): Promise<PricedSku>
  /** Publishes SKUs as they are given; those not named stay as they are. */
  apply(tenant: string, skus: readonly NewSku[], actor: string): Promise<void>
}

export const createCatalogueModule = ({ database, cursors, audit, ownedSkus }: Services): CatalogueModule => ({
  list: ({ tenant, actor }, { cursor, limit, sort, published = true, ...filter }) =>
    database.read(tenant, async (tx) => {
      // What is no longer sold is shown to those alone who have it.
      const hidden = published ? {} : { ids: await ownedSkus(tx, actor.account_id) }
      const page = await listSkus(tx, { ...filter, ...hidden, published }, { cursors, sort, cursor, limit })
      return { ...page, rows: page.rows.map(presentSku) }
    }),
  read: ({ tenant, actor }, id) =>
    database.read(tenant, async (tx) => {
      const row = await findSku(tx, id)
      if (row === undefined || (!row.published && !(await ownedSkus(tx, actor.account_id)).includes(id)))
        throw failure('not_found')
      return presentSku(row)
    }),
  get: async (tx, id) => {
    const row = await findSku(tx, id)
    if (row === undefined) throw failure('not_found', { pointer: '/sku_id' })
    const tiers = await listTiers(tx, id)
    const sku = presentSku(row)
    return {
      sku,
      unit: (quantity) => unitPrice(tiers, quantity, sku.currency),
      price: (quantity) => priceOf(tiers, quantity, sku.currency),
    }
  },
  apply: applySkus({ database, audit }),
})
