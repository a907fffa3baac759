import type * as endpoints from '@foyer/contract/branding/endpoints.ts'
import { anyone, type Policy } from '../../platform/auth/policy.ts'

/** Who may make each of this module's calls. */
export const brandingPolicy = {
  getUiSettings: anyone,
} as const satisfies Policy<keyof typeof endpoints>
