import type { WebhookEvent } from '@foyer/contract/webhooks/message.ts'
import { everyBrand } from '../branding/index.ts'
import { deliver, type DeliveryJob } from './deliver.ts'
import { discardDead, discardDelivery } from './discard.ts'
import { emptyRemoved } from './empty-words.ts'
import { endpointsOf, queueOf } from './endpoint-rules.ts'
import { publish } from './publish.ts'
import { listDeliveriesOf, listEndpoints, readDelivery } from './read-deliveries.ts'
import { replayDead, replayDelivery } from './replay.ts'
import type { Services } from './services.ts'
import { countUndelivered } from './store.ts'
import { forgetOld, sweepDue } from './sweep.ts'

export { webhookTroubles } from './consistency-store.ts'
export { webhooksPolicy } from './policy.ts'

const sweepMs = 5_000
const forgetMs = 3_600_000

/**
 * The webhooks module. Events are posted as signed messages to the endpoints that a brand configures.
 *
 * A message is written in the transaction of its event (transactional outbox), with one delivery for each endpoint.
 * Jobs make the attempts, with exponential backoff. A sweep requeues what is due, so that a lost job only delays a
 * message.
 */
export const createWebhooksModule = (services: Services) => {
  const { jobs, branding } = services
  const endpoints = branding.all.flatMap(endpointsOf)
  for (const endpoint of endpoints)
    jobs.handle<DeliveryJob>(queueOf(endpoint), ({ data }) => deliver(services, endpoint)(data))
  jobs.every('webhooks that are due', sweepMs, everyBrand(branding, sweepDue(services)))
  emptyRemoved(services)
  jobs.every('old webhooks', forgetMs, everyBrand(branding, forgetOld(services)))
  return {
    /** Whether any endpoint of any brand subscribes to the event. */
    isWanted: (event: WebhookEvent) => endpoints.some(({ events }) => events.includes(event)),
    publish: publish(services),
    endpoints: listEndpoints(services),
    deliveries: listDeliveriesOf(services),
    delivery: readDelivery(services),
    replay: replayDelivery(services),
    replayDead: replayDead(services),
    discard: discardDelivery(services),
    discardDead: discardDead(services),
    /** Undelivered messages of a brand, for monitoring. Endpoints that are no longer configured are not counted. */
    undelivered: (tenant: string) => {
      const known = endpoints.filter((endpoint) => endpoint.tenant === tenant).map(({ key }) => key)
      return services.database.read(tenant, (tx) => countUndelivered(tx, known))
    },
  }
}

export type WebhooksModule = ReturnType<typeof createWebhooksModule>
