import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The signed-in user's company, with everyone they share with or have been asked to share with. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: () => answerOf(api.GET('/billing/api/v1/company')),
  staleTime: refetchMs.licences,
})
