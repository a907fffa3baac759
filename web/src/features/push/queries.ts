import type { EventPreference } from '@foyer/contract/push/notification.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { browserSubscription, pushObstacle } from '../../api/push.ts'
import { isTold } from '../../api/told-browser.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['push', 'preferences'],
  queryFn: () => answerOf(api.GET('/omnifications/client/v1/preferences')),
})

export const setPreference = (event: EventPreference) =>
  answerOf(api.PUT('/omnifications/client/v1/preferences', { body: { events: [event] } }))

/** Whether this browser gets notifications: it is subscribed, and the server knows it for this account. */
export const pushStateQuery = queryOptions({
  queryKey: ['push', 'state'],
  queryFn: async () => {
    const obstacle = await pushObstacle()
    if (obstacle !== undefined) return { obstacle, on: false }
    const subscription = await browserSubscription()
    return { obstacle, on: subscription !== null && (await isTold(subscription.endpoint)) }
  },
})
