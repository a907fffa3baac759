import * as endpoints from '@foyer/contract/webhooks/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { WebhooksModule } from './index.ts'

export const webhooksRoutes = (webhooks: WebhooksModule): Route[] => [
  route(endpoints.listWebhooks, async (call) => ok({ webhooks: await webhooks.endpoints(call) })),
  route(endpoints.listWebhookDeliveries, async (call, { query }) =>
    ok(pageAnswer('webhook_deliveries', await webhooks.deliveries(call, query))),
  ),
  route(endpoints.getWebhookDelivery, async (call, { params }) => ok(await webhooks.delivery(call, params.id))),
  route(endpoints.replayWebhookDelivery, async (call, { params, body }) =>
    ok(await webhooks.replay(call, params.id, body?.reason)),
  ),
  route(endpoints.replayDeadWebhooks, async (call, { body }) => ok(await webhooks.replayDead(call, body))),
  route(endpoints.discardWebhookDelivery, async (call, { params, body }) =>
    ok(await webhooks.discard(call, params.id, body?.reason)),
  ),
  route(endpoints.discardDeadWebhooks, async (call, { body }) => ok(await webhooks.discardDead(call, body))),
]
