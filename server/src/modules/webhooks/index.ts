import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type {
  DeadBody,
  DiscardedDead,
  ReplayedDead,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEndpoint,
} from '@foyer/contract/webhooks/delivery.ts'
import type { WebhookEvent } from '@foyer/contract/webhooks/message.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { everyBrand } from '../branding/index.ts'
import { deliver, type DeliveryJob } from './deliver.ts'
import { discardDead, discardDelivery } from './discard.ts'
import { emptyRemoved } from './empty-words.ts'
import { endpointsOf, queueOf } from './endpoint-rules.ts'
import { type Happening, publish } from './publish.ts'
import { type DeliveryQuery, listDeliveriesOf, listEndpoints, readDelivery } from './read-deliveries.ts'
import { replayDead, replayDelivery } from './replay.ts'
import type { Services } from './services.ts'
import { countUndelivered } from './store.ts'
import { forgetOld, sweepDue } from './sweep.ts'

export { webhookTroubles } from './consistency-store.ts'
export { webhooksPolicy } from './policy.ts'
export type { Happening }

/**
 * The webhooks module. Events are posted as signed messages to the endpoints that a brand configures.
 *
 * A message is written in the transaction of its event (transactional outbox), with one delivery for each endpoint.
 * Jobs make the attempts, with exponential backoff. A sweep requeues what is due, so that a lost job only delays a
 * message.
 */
export interface WebhooksModule {
  /** Whether any endpoint of any brand subscribes to the event. */
  isWanted(event: WebhookEvent): boolean
  publish<E extends WebhookEvent>(tx: Tx, happening: Happening<E>): Promise<void>
  endpoints(call: OperatorCall): Promise<WebhookEndpoint[]>
  deliveries(call: OperatorCall, query: DeliveryQuery): Promise<Page<WebhookDelivery>>
  delivery(call: OperatorCall, id: string): Promise<WebhookDeliveryDetail>
  replay(call: OperatorCall, id: string, reason?: string): Promise<WebhookDelivery>
  replayDead(call: OperatorCall, body: DeadBody): Promise<ReplayedDead>
  discard(call: OperatorCall, id: string, reason?: string): Promise<WebhookDelivery>
  discardDead(call: OperatorCall, body: DeadBody): Promise<DiscardedDead>
  /** Undelivered messages of a brand, for monitoring. Endpoints that are no longer configured are not counted. */
  undelivered(tenant: string): Promise<{ readonly dead: number; readonly waiting: number }>
}

const sweepMs = 5_000
const forgetMs = 3_600_000

export const createWebhooksModule = (services: Services): WebhooksModule => {
  const { jobs, branding } = services
  const endpoints = branding.all.flatMap(endpointsOf)
  for (const endpoint of endpoints)
    jobs.handle<DeliveryJob>(queueOf(endpoint), ({ data }) => deliver(services, endpoint)(data))
  jobs.every('webhooks that are due', sweepMs, everyBrand(branding, sweepDue(services)))
  emptyRemoved(services)
  jobs.every('old webhooks', forgetMs, everyBrand(branding, forgetOld(services)))
  return {
    isWanted: (event) => endpoints.some(({ events }) => events.includes(event)),
    publish: publish(services),
    endpoints: listEndpoints(services),
    deliveries: listDeliveriesOf(services),
    delivery: readDelivery(services),
    replay: replayDelivery(services),
    replayDead: replayDead(services),
    discard: discardDelivery(services),
    discardDead: discardDead(services),
    undelivered: (tenant) => {
      const known = endpoints.filter((endpoint) => endpoint.tenant === tenant).map(({ key }) => key)
      return services.database.read(tenant, (tx) => countUndelivered(tx, known))
    },
  }
}
