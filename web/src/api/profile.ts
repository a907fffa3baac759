import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const staleMs = 60_000

/** The signed-in user. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => answerOf(api.GET('/billing/api/v1/profile')),
  staleTime: staleMs,
})
