import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

export const termsKey = ['terms'] as const

/** The terms of use, as shown before an account is created and on every page that asks to accept them. */
export const termsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...termsKey, locale],
    queryFn: () => answerOf(api.GET('/billing/api/v1/legal/terms', { params: { query: { locale } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
