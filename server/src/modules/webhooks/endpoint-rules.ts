import { type WebhookEvent, webhookEvents } from '@foyer/contract/webhooks/message.ts'
import type { Brand } from '../branding/index.ts'

/** A program that a brand tells what happens. */
export interface Endpoint {
  readonly tenant: string
  /** As the configuration calls it. */
  readonly key: string
  readonly url: string
  /** Each signs; the current one first. */
  readonly secrets: readonly string[]
  readonly events: readonly WebhookEvent[]
  readonly reach: 'public' | 'anywhere'
}

export const endpointsOf = ({ key: tenant, webhooks }: Pick<Brand, 'key' | 'webhooks'>): Endpoint[] =>
  Object.entries(webhooks).map(([key, { url, secrets, events = webhookEvents, private_network }]) => ({
    tenant,
    key,
    url,
    secrets,
    events,
    reach: private_network ? 'anywhere' : 'public',
  }))

/** Names of a brand's queues begin so. */
export const queuesOf = (tenant: string): string => `webhook.${tenant}.`

/** Each endpoint's jobs wait for each other and for nobody else's: one that hangs holds up itself alone. */
export const queueOf = ({ tenant, key }: Pick<Endpoint, 'tenant' | 'key'>): string => `${queuesOf(tenant)}${key}`
