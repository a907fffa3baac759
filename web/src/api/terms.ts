import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

export const termsKey = ['terms']

/** The terms of use, as they are shown before an account is made and wherever they are to be accepted. */
export const termsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...termsKey, locale],
    queryFn: () => answerOf(api.GET('/billing/api/v1/legal/terms', { params: { query: { locale } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
