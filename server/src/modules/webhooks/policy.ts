import type * as endpoints from '@foyer/contract/webhooks/endpoints.ts'
import { operator, type Policy } from '../../platform/auth/policy.ts'

/** Who may make each of this module's calls. Which operator keys may is decided by the scopes of each call. */
export const webhooksPolicy = {
  listWebhooks: operator,
  listWebhookDeliveries: operator,
  getWebhookDelivery: operator,
  replayWebhookDelivery: operator,
  replayDeadWebhooks: operator,
  discardWebhookDelivery: operator,
  discardDeadWebhooks: operator,
} as const satisfies Policy<keyof typeof endpoints>
