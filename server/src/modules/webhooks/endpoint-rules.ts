import { type WebhookEvent, webhookEvents } from '@foyer/contract/webhooks/message.ts'
import type { Brand } from '../branding/index.ts'

/** An external program that receives the webhooks of a brand. */
export interface Endpoint {
  readonly tenant: string
  /** Its name in the configuration. */
  readonly key: string
  readonly url: string
  /** Every secret signs each message, for rotation; the current one comes first. */
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

/** Prefix of the names of a brand's queues. */
export const queuesOf = (tenant: string): string => `webhook.${tenant}.`

/** Each endpoint has a queue of its own, so that one that hangs delays only itself. */
export const queueOf = ({ tenant, key }: Pick<Endpoint, 'tenant' | 'key'>): string => `${queuesOf(tenant)}${key}`
