import type * as endpoints from '@foyer/contract/account/endpoints.ts'
import { anyone, credentials, type Policy, self } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const accountPolicy = {
  login: credentials,
  logout: self,
  getJwtStatus: self,
  getFeatures: anyone,
  listSessions: self,
  revokeSession: self,
  getProfile: self,
} as const satisfies Policy<keyof typeof endpoints>
