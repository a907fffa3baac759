import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const pollMs = 60_000
const shown = 20

/** A page of what the account was told, from the cursor on. */
export const notificationsFrom = (cursor?: string) =>
  answerOf(
    api.GET('/omnifications/client/v1/notifications', {
      params: { query: { limit: shown, ...(cursor !== undefined && { cursor }) } },
    }),
  )

/** The latest that the account was told, and how much of it is unread. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => notificationsFrom(),
  refetchInterval: pollMs,
  staleTime: pollMs / 2,
})

export const readNotifications = (ids: readonly string[] | 'all') =>
  answerOf(api.POST('/omnifications/client/v1/notifications/read', { body: { ids: ids === 'all' ? ids : [...ids] } }))
