import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { RepliesSearch } from './replies-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/saved_replies']['get']['parameters']['query']>

const fetchReplies = (query: Filter) => answerOf(api.GET('/operator/api/v1/saved_replies', { params: { query } }))
export type SavedReply = Awaited<ReturnType<typeof fetchReplies>>['saved_replies'][number]

const base = ['operator', 'replies'] as const

/** Refetches everything that shows saved replies after a change. */
export const refreshReplies = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: base })

/** One page of the list with the address's parameters. */
export const repliesQuery = ({ limit = defaultLimit, ...search }: RepliesSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: [...base, 'list', filter],
    queryFn: () => fetchReplies(filter),
    placeholderData: keepPreviousData,
  })
}

export const replyQuery = (id: string) =>
  queryOptions({
    queryKey: [...base, 'one', id],
    queryFn: () => answerOf(api.GET('/operator/api/v1/saved_replies/{id}', { params: { path: { id } } })),
    refetchInterval: 30_000,
  })

const fetchAll = async (): Promise<readonly SavedReply[]> => {
  const all: SavedReply[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await fetchReplies(defined({ sort: '-uses' as const, limit: 100, cursor }))
    all.push(...page.saved_replies)
    cursor = page.next
  }
  return all
}

/**
 * All saved replies, most used first. A brand has a few hundred at most, so they are loaded at once and searched as
 * fast as one types.
 */
export const everyReplyQuery = queryOptions({ queryKey: [...base, 'all'], queryFn: fetchAll, staleTime: 60_000 })
