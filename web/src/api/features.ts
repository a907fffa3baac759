import { featuresStaleMs } from '@foyer/contract/vocabulary/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { type Features, readFeatures } from './feature-flags.ts'
import { inlined } from './inlined.ts'

const openedAt = Date.now()

const withPage = (): Features | undefined => {
  const flags = inlined('features')
  return flags === undefined ? undefined : readFeatures(flags as Readonly<Record<string, unknown>>)
}

/** The brand's enabled features. The page brings the initial value; it is refetched at most every 60 s. */
export const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: async () => readFeatures(await answerOf(api.GET('/billing/api/v1/features'))),
  initialData: withPage,
  initialDataUpdatedAt: openedAt,
  staleTime: featuresStaleMs,
})
