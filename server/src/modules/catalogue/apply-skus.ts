import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Tier } from './price-rules.ts'
import { putSku } from './store.ts'

export interface NewSku extends Sku {
  readonly tiers: readonly Tier[]
}

/** Publishes SKUs as they are given; those not named stay as they are. */
export const applySkus =
  ({ database, audit }: { readonly database: Database; readonly audit: Audit }) =>
  (tenant: string, skus: readonly NewSku[], actor: string): Promise<void> =>
    database.transaction(tenant, async (tx) => {
      for (const { tiers, category, ...sku } of skus) {
        const product = 'product' in category ? category.product : null
        const prices = tiers.map((tier) => ({ ...tier, tenant, sku_id: sku.id }))
        await putSku(tx, { ...sku, tenant, category: category.name, product }, prices)
        const about = { object_type: 'sku', object_id: sku.id, account_id: null }
        await audit(tx, { tenant, actor, actor_ip: null, action: 'sku_published', ...about })
      }
    })
