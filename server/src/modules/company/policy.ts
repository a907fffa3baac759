import type * as endpoints from '@foyer/contract/company/endpoints.ts'
import { type Policy, self } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const companyPolicy = {
  getAbilities: self,
} as const satisfies Policy<keyof typeof endpoints>
