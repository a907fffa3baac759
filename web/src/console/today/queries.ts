import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'

const fetchToday = () => answerOf(api.GET('/operator/api/v1/today'))
export type Today = Awaited<ReturnType<typeof fetchToday>>

/** All that needs a person, kept up to date while somebody looks at it. */
export const todayQuery = queryOptions({
  queryKey: ['operator', 'today'],
  queryFn: fetchToday,
  refetchInterval: 30_000,
})
