import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { KeysSearch } from './keys-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/keys']['get']['parameters']['query']>

const fetchKeys = (query: Filter) => answerOf(api.GET('/operator/api/v1/keys', { params: { query } }))
export type OperatorKey = Awaited<ReturnType<typeof fetchKeys>>['keys'][number]

export const allKeys = ['operator', 'keys'] as const

/** One page of keys of programs and people, including revoked ones. */
export const keysQuery = ({ limit = defaultLimit, ...search }: KeysSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: [...allKeys, filter],
    queryFn: () => fetchKeys(filter),
    placeholderData: keepPreviousData,
  })
}

const fetchCalls = (id: string, query: { cursor?: string; limit?: number }) =>
  answerOf(api.GET('/operator/api/v1/keys/{id}/calls', { params: { path: { id }, query } }))
export type KeyCall = Awaited<ReturnType<typeof fetchCalls>>['calls'][number]

/** The calls made with a key, newest first. */
export const keyCallsQuery = (id: string, { limit, cursor }: { limit: number; cursor: string | undefined }) =>
  queryOptions({
    queryKey: [...allKeys, 'calls', id, limit, cursor],
    queryFn: () => fetchCalls(id, defined({ limit, cursor })),
    placeholderData: keepPreviousData,
  })
