import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { ReasonBody } from '../operator/operator.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { collection, longList, pageQuery, sortBy } from '../vocabulary/page.ts'
import {
  DeadBody,
  DeliveryState,
  DiscardedDead,
  ReplayedDead,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEndpoint,
} from './delivery.ts'
import { WebhookEvent } from './message.ts'

const tag = 'Operators: webhooks'

export const listWebhooks = endpoint({
  operation: 'listWebhooks',
  method: 'GET',
  url: `${operatorPath}/webhooks`,
  summary: 'List webhook endpoints and the state of their deliveries',
  tag,
  auth: ['operator'],
  scope: 'webhooks:read',
  command: 'webhooks list',
  answers: { 200: z.object({ webhooks: z.array(WebhookEndpoint) }) },
})

export const listWebhookDeliveries = endpoint({
  operation: 'listWebhookDeliveries',
  method: 'GET',
  url: `${operatorPath}/webhook_deliveries`,
  summary: 'List webhook deliveries',
  tag,
  auth: ['operator'],
  scope: 'webhooks:read',
  command: 'webhooks deliveries',
  query: z.strictObject({
    ...pageQuery,
    endpoint: z.optional(z.string()),
    state: z.optional(DeliveryState),
    type: z.optional(WebhookEvent),
    object_id: z.optional(Id),
    sort: sortBy(['created_at'], '-created_at'),
  }),
  answers: { 200: z.extend(collection('webhook_deliveries', WebhookDelivery), longList) },
})

export const getWebhookDelivery = endpoint({
  operation: 'getWebhookDelivery',
  method: 'GET',
  url: `${operatorPath}/webhook_deliveries/:id`,
  summary: 'Get a webhook delivery with its body and attempts',
  tag,
  auth: ['operator'],
  scope: 'webhooks:read',
  command: 'webhooks show',
  params: idParams,
  answers: { 200: WebhookDeliveryDetail },
})

export const replayWebhookDelivery = endpoint({
  operation: 'replayWebhookDelivery',
  method: 'POST',
  url: `${operatorPath}/webhook_deliveries/:id/replay`,
  summary: 'Send a webhook delivery again under the same message id, with a full set of attempts',
  tag,
  auth: ['operator'],
  scope: 'webhooks:write',
  command: 'webhooks replay',
  params: idParams,
  body: ReasonBody,
  answers: { 200: WebhookDelivery },
  errors: ['conflict'],
})

export const replayDeadWebhooks = endpoint({
  operation: 'replayDeadWebhooks',
  method: 'POST',
  url: `${operatorPath}/webhook_deliveries/replay`,
  summary: 'Send the failed deliveries of an endpoint again, up to a thousand per call',
  tag,
  auth: ['operator'],
  scope: 'webhooks:write',
  command: 'webhooks replay-dead',
  body: DeadBody,
  answers: { 200: ReplayedDead },
})

export const discardWebhookDelivery = endpoint({
  operation: 'discardWebhookDelivery',
  method: 'POST',
  url: `${operatorPath}/webhook_deliveries/:id/discard`,
  summary: 'Discard a failed webhook delivery: it needs no attention any more, and can still be sent again',
  tag,
  auth: ['operator'],
  scope: 'webhooks:write',
  command: 'webhooks discard',
  params: idParams,
  body: ReasonBody,
  answers: { 200: WebhookDelivery },
  errors: ['conflict'],
})

export const discardDeadWebhooks = endpoint({
  operation: 'discardDeadWebhooks',
  method: 'POST',
  url: `${operatorPath}/webhook_deliveries/discard`,
  summary: 'Discard the failed deliveries of an endpoint, up to a thousand per call',
  tag,
  auth: ['operator'],
  scope: 'webhooks:write',
  command: 'webhooks discard-dead',
  body: DeadBody,
  answers: { 200: DiscardedDead },
})
