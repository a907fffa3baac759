import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, session } from './client.ts'
import { statusOf } from './failure.ts'
import { refetchEvery } from './refetch.ts'

/** Asks every minute whether the session is alive; 428 means that the token must be refreshed now. */
export const keepAliveQuery = queryOptions({
  queryKey: ['keep-alive'],
  queryFn: async () => {
    try {
      await answerOf(api.GET('/billing/api/v1/login/jwt_status'))
    } catch (error) {
      if (statusOf(error) !== 428) throw error
      await session.refresh(true)
    }
    return true
  },
  refetchInterval: refetchEvery('keepAlive'),
  refetchOnWindowFocus: true,
  staleTime: refetchMs.keepAlive,
  retry: false,
})
