import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The company of whoever is signed in, with everybody whom they share with or are asked to. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: () => answerOf(api.GET('/billing/api/v1/company')),
  staleTime: refetchMs.licences,
})
