import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'

const fetchTerms = () => answerOf(api.GET('/operator/api/v1/terms'))
export type TermsVersion = Awaited<ReturnType<typeof fetchTerms>>['versions'][number]

/** The versions of the terms, and how many accounts a new version would ask. */
export const termsQuery = queryOptions({ queryKey: ['operator', 'terms'], queryFn: fetchTerms })

export const documentQuery = (version: string, locale: 'en' | 'ru') =>
  queryOptions({
    queryKey: ['operator', 'terms', version, locale],
    queryFn: () =>
      answerOf(api.GET('/operator/api/v1/terms/{version}/{locale}', { params: { path: { version, locale } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
