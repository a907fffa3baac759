import type { EventPreference } from '@foyer/contract/push/notification.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { browserSubscription, pushObstacle } from '../../api/push.ts'
import { isTold } from '../../api/told-browser.ts'
import { takesFrom } from './browser/subscribe-browser.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['push', 'preferences'],
  queryFn: () => answerOf(api.GET('/omnifications/client/v1/preferences')),
})

export const setPreference = (event: EventPreference) =>
  answerOf(api.PUT('/omnifications/client/v1/preferences', { body: { events: [event] } }))

/**
 * Whether this browser gets notifications: it is subscribed with the server's key, which changes with the secret of the
 * installation, and the server knows it for this account.
 */
export const pushStateQuery = queryOptions({
  queryKey: ['push', 'state'],
  queryFn: async ({ client }) => {
    const obstacle = await pushObstacle()
    const subscription = obstacle === undefined ? await browserSubscription() : null
    if (subscription === null) return { obstacle, on: false }
    const { server_key } = await client.ensureQueryData(preferencesQuery)
    return { obstacle, on: takesFrom(subscription, server_key) && (await isTold(subscription.endpoint)) }
  },
})
