import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'

const fetchToday = () => answerOf(api.GET('/operator/api/v1/today'))
export type Today = Awaited<ReturnType<typeof fetchToday>>

/** Everything that needs a person, refetched while the page is open. */
export const todayQuery = queryOptions({
  queryKey: ['operator', 'today'],
  queryFn: fetchToday,
  refetchInterval: 30_000,
})
