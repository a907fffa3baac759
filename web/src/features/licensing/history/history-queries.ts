import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { refetchEvery } from '../../../api/refetch.ts'

/** The licence's full history, newest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliverable', id, 'timeline'],
    queryFn: () => answerOf(api.GET('/billing/api/v1/deliverables/{id}/timeline', { params: { path: { id } } })),
    refetchInterval: refetchEvery('licences'),
  })
