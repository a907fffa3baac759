import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const staleMs = 60_000

/** Whether statistics are collected for the signed-in user, and which other statistics they can see. */
export const statisticsStandingQuery = queryOptions({
  queryKey: ['statistics_standing'],
  queryFn: () => answerOf(api.GET('/retroview/api/v3/standing')),
  staleTime: staleMs,
})
