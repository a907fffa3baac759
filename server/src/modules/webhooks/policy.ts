import type * as endpoints from '@foyer/contract/webhooks/endpoints.ts'
import { operator, type Policy } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls; which key opens which is said by the calls' own scopes. */
export const webhooksPolicy = {
  listWebhooks: operator,
  listWebhookDeliveries: operator,
  getWebhookDelivery: operator,
  replayWebhookDelivery: operator,
  replayDeadWebhooks: operator,
} as const satisfies Policy<keyof typeof endpoints>
