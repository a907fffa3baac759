import { featuresStaleMs } from '@foyer/contract/vocabulary/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { readFeatures } from './feature-flags.ts'

/** The areas that the brand has switched on; asked again at most every 60 s. */
export const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: async () => readFeatures(await answerOf(api.GET('/billing/api/v1/features'))),
  staleTime: featuresStaleMs,
})
