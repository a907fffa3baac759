import { keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { statusOf } from '../../api/failure.ts'
import { cutToSearch } from '../../lib/search-words.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** Shorter queries match nearly everything. */
export const fewestLetters = 2

/** How much of the search failed. */
type Missed = 'none' | 'some' | 'all'

export interface Answer<Item> {
  readonly items: readonly Item[]
  readonly missed: Missed
}

/** `signal` tells that nobody waits for the answer any more. */
export type Find<Item> = (words: string, signal: AbortSignal) => Promise<Answer<Item>>

export interface Asked<Item> {
  readonly found: readonly Item[]
  /** True while the results shown still belong to earlier words. */
  readonly awaited: boolean
  readonly missed: Missed
  /** Searches again for the same words. */
  readonly again: () => void
  readonly isAsking: boolean
}

/** A refusal counts as no result: the user may not see these objects, so retrying is pointless. */
const nothingWhereRefused = (error: unknown): readonly never[] => {
  if (statusOf(error) === 403) return []
  throw error
}

/** Combines several searches: one that fails does not hide the results of the others. */
export const together = async <Item>(asked: readonly Promise<readonly Item[]>[]): Promise<Answer<Item>> => {
  const answers = await Promise.allSettled(asked.map((part) => part.catch(nothingWhereRefused)))
  const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const missed = came.length === answers.length ? 'none' : came.length === 0 ? 'all' : 'some'
  return { items: came.flat(), missed }
}

const keptMs = 10_000

/** The server's results for these words. `key` tells apart which searches and for whom. */
export const foundQuery = <Item>(key: QueryKey, words: string, find: Find<Item>) =>
  queryOptions({
    queryKey: [...key, words] as const,
    queryFn: ({ signal }) => find(cutToSearch(words), signal),
    staleTime: ({ state: { data } }) => (data?.missed === 'none' ? keptMs : 0),
  })

/** Searches as the user types, once they pause. What was asked for earlier words is given up. */
export const useFound = <Item>(key: QueryKey, query: string, find: Find<Item>): Asked<Item> => {
  const typed = query.trim()
  const words = useSettled(typed)
  const isEnough = words.length >= fewestLetters
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useQuery({
    ...foundQuery(key, words, find),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  const isLate = words !== typed || isPending || isPlaceholderData
  return {
    found: isEnough ? (data?.items ?? []) : [],
    awaited: typed.length >= fewestLetters && isLate,
    missed: isEnough && !isLate ? (data?.missed ?? 'none') : 'none',
    again: () => void refetch(),
    isAsking: isFetching,
  }
}
