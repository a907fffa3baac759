import { type WebhookData, type WebhookEvent, webhookMessage } from '@foyer/contract/webhooks/message.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import { leaseMs } from './deliver.ts'
import { endpointsOf } from './endpoint-rules.ts'
import { handOut } from './hand-out.ts'
import { attemptsInAll } from './retry-rules.ts'
import type { Services } from './services.ts'
import { insertDelivery, insertMessage } from './store.ts'

/** An event at a brand. */
export interface Happening<E extends WebhookEvent = WebhookEvent> {
  readonly tenant: string
  /** Idempotency key: publishing the same id again does nothing. */
  readonly id: string
  readonly type: E
  /** The order, licence or ticket that it is about. */
  readonly object_id: string
  readonly data: WebhookData<E>
}

/**
 * Writes a message, and a delivery for each endpoint that subscribes to it, in the caller's transaction. Parsing the
 * message drops every field that is not in the contract.
 */
export const publish =
  ({ clock, jobs, branding }: Services) =>
  async <E extends WebhookEvent>(tx: Tx, { tenant, id, type, object_id, data }: Happening<E>): Promise<void> => {
    const endpoints = endpointsOf(branding.get(tenant)).filter(({ events }) => events.includes(type))
    if (endpoints.length === 0) return
    const now = clock.now()
    const message = webhookMessage<WebhookEvent>(type).parse({
      type,
      timestamp: now.toISOString(),
      brand: tenant,
      data,
    })
    const isNew = await insertMessage(tx, {
      id,
      tenant,
      type,
      object_id,
      body: JSON.stringify(message),
      created_at: now,
    })
    if (!isNew) return
    for (const endpoint of endpoints) {
      const delivery_id = makeId(clock)
      await insertDelivery(tx, {
        id: delivery_id,
        tenant,
        message_id: id,
        endpoint: endpoint.key,
        type,
        object_id,
        state: 'waiting',
        last_attempt: attemptsInAll,
        // If the job is lost, the sweep picks the delivery up at this time.
        next_attempt_at: new Date(now.getTime() + leaseMs),
        created_at: now,
      })
      await handOut(jobs, tx, endpoint, { id: delivery_id, attempts: 0 })
    }
  }
