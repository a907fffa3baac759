import { accountPolicy } from './modules/account/index.ts'
import { billingPolicy } from './modules/billing/index.ts'
import { brandingPolicy } from './modules/branding/index.ts'
import { cataloguePolicy } from './modules/catalogue/index.ts'
import { companyPolicy } from './modules/company/index.ts'
import { licensingPolicy } from './modules/licensing/index.ts'
import { operatorPolicy } from './modules/operator/index.ts'
import { pushPolicy } from './modules/push/index.ts'
import { statisticsPolicy } from './modules/statistics/index.ts'
import { supportPolicy } from './modules/support/index.ts'
import { webhooksPolicy } from './modules/webhooks/index.ts'
import type { Policy } from './platform/auth/policy.ts'

/**
 * Who may make which call: one line for every call of the contract, each in its module's `policy.ts`. The server's
 * checks, the portal's buttons and the tests in `server/test/access` all derive from it.
 */
export const policies: Policy = {
  ...brandingPolicy,
  ...accountPolicy,
  ...companyPolicy,
  ...cataloguePolicy,
  ...billingPolicy,
  ...licensingPolicy,
  ...statisticsPolicy,
  ...supportPolicy,
  ...pushPolicy,
  ...operatorPolicy,
  ...webhooksPolicy,
}
