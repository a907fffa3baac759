import { getPreferences } from '@foyer/contract/push/endpoints.ts'
import type { PushSubscriptionBody } from '@foyer/contract/push/subscription.ts'
import type { Client } from './client.ts'
import type { RunningFoyer } from './foyer.ts'

/** Subscribes a browser at the sandbox's push service with the portal's key. */
export const subscribeBrowser = async (client: Client): Promise<PushSubscriptionBody> => {
  const { server_key } = await client.ask(getPreferences)
  const { body } = await client.send('POST', '/sandbox/push/subscriptions', { body: { server_key } })
  return body as PushSubscriptionBody
}

/** Unsubscribes the browser without telling Foyer. */
export const leaveBrowser = async (client: Client, { endpoint }: PushSubscriptionBody): Promise<void> => {
  await client.send('DELETE', `/sandbox/push/subscriptions/${endpoint.split('/').at(-1)}`)
}

export interface ArrivedPush {
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}

/** The messages that a browser has shown, latest first, once all pending ones have been sent. */
export const pushesTo = async (
  { platform, client }: RunningFoyer,
  { endpoint }: PushSubscriptionBody,
): Promise<readonly ArrivedPush[]> => {
  await platform.jobs.runDue()
  const { body } = await client.send('GET', '/sandbox/outbox', { query: { to: endpoint, kind: 'push' } })
  return (body as { messages: ArrivedPush[] }).messages
}
