import { randomUUID } from 'node:crypto'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

/** A delivery that was given up, to an endpoint that is no longer configured. */
const delivery = async ({ foyer, ticket }: World): Promise<string> => {
  const [message, id] = [randomUUID(), randomUUID()]
  await foyer.sql(
    `insert into webhooks.message (id, tenant, type, object_id, body, created_at)
    values ($1, 'aurora', 'ticket_opened', $2, '{}', now())`,
    message,
    ticket,
  )
  await foyer.sql(
    `insert into webhooks.delivery (id, tenant, message_id, endpoint, type, object_id, state, last_attempt, created_at, settled_at)
    values ($1, 'aurora', $2, 'crm', 'ticket_opened', $3, 'dead', 10, now(), now())`,
    id,
    message,
    ticket,
  )
  return id
}

export const webhooksExamples = {
  getWebhookDelivery: async (world) => ({ params: { id: await delivery(world) } }),
  replayWebhookDelivery: async (world) => ({ params: { id: await delivery(world) }, body: null }),
  replayDeadWebhooks: () => ({ body: { endpoint: 'crm' } }),
  discardWebhookDelivery: async (world) => ({ params: { id: await delivery(world) }, body: null }),
  discardDeadWebhooks: () => ({ body: { endpoint: 'crm' } }),
} as const satisfies Partial<Examples>
