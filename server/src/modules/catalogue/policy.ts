import type * as endpoints from '@foyer/contract/catalogue/endpoints.ts'
import { customer, type Policy } from '../../platform/auth/policy.ts'

/** Who may make each of this module's calls. */
export const cataloguePolicy = {
  listSkus: customer,
  getSku: customer,
  getSkuPrice: customer,
} as const satisfies Policy<keyof typeof endpoints>
