import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const staleMs = 60_000

/** Whether statistics are collected for the signed-in person, and what else of them there is to see. */
export const statisticsStandingQuery = queryOptions({
  queryKey: ['statistics_standing'],
  queryFn: () => answerOf(api.GET('/retroview/api/v3/standing')),
  staleTime: staleMs,
})
