import type { ConsistencyRule } from '../../platform/consistency.ts'
import type { Brand } from '../branding/index.ts'
import { endpointsOf } from './endpoint-rules.ts'

/** The consistency check of webhooks, limited to endpoints that are still configured. */
export const webhookTroubles = (brands: readonly Pick<Brand, 'key' | 'webhooks'>[]): ConsistencyRule[] => {
  // Safe inside SQL: keys of brands and endpoints consist of letters, digits and hyphens.
  const endpoints = brands.flatMap(endpointsOf).map(({ tenant, key }) => `'${tenant} ${key}'`)
  return [
    {
      says: 'every message to another program has arrived, is still tried, or was discarded',
      broken: `select tenant || ' ' || endpoint || ' (' || count(*) || ' given up)' as id from webhooks.delivery
        where state = 'dead' and discarded_at is null and tenant || ' ' || endpoint = any(array[${endpoints.join()}]::text[])
        group by tenant, endpoint order by 1`,
    },
  ]
}
