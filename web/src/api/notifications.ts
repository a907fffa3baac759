import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const pollMs = 60_000
const shown = 20

/** A page of the account's notifications, starting at the cursor. */
export const notificationsFrom = (cursor?: string) =>
  answerOf(
    api.GET('/omnifications/client/v1/notifications', {
      params: { query: { limit: shown, ...(cursor !== undefined && { cursor }) } },
    }),
  )

/** The account's latest notifications and the unread count. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => notificationsFrom(),
  refetchInterval: pollMs,
  staleTime: pollMs / 2,
})

export const readNotifications = (ids: readonly string[] | 'all') =>
  answerOf(api.POST('/omnifications/client/v1/notifications/read', { body: { ids: ids === 'all' ? ids : [...ids] } }))
