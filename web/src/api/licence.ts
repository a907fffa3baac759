import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { refetchEvery } from './refetch.ts'

/** One licence, refreshed every 5 s. */
export const licenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliverable', id],
    queryFn: () => answerOf(api.GET('/billing/api/v1/deliverables/{id}', { params: { path: { id } } })),
    refetchInterval: refetchEvery('licence'),
  })
