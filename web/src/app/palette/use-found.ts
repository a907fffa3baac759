import { keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { statusOf } from '../../api/failure.ts'
import { cutToSearch } from '../../lib/search-words.ts'

/** Fewer letters are in nearly everything. */
export const fewestLetters = 2

/** How much of what was asked could not be searched. */
type Missed = 'none' | 'some' | 'all'

export interface Answer<Item> {
  readonly items: readonly Item[]
  readonly missed: Missed
}

type Find<Item> = (words: string) => Promise<Answer<Item>>

export interface Asked<Item> {
  readonly found: readonly Item[]
  /** What was found belongs to earlier words: the answer to these is on its way. */
  readonly awaited: boolean
  readonly missed: Missed
  /** Asks once more for the same words. */
  readonly again: () => void
  readonly isAsking: boolean
}

/** What may not be seen has nothing to be found, however often one asks. */
const nothingWhereRefused = (error: unknown): readonly never[] => {
  if (statusOf(error) === 403) return []
  throw error
}

/** What came of all that was asked: a part that fails hides none of the others. */
export const together = async <Item>(asked: readonly Promise<readonly Item[]>[]): Promise<Answer<Item>> => {
  const answers = await Promise.allSettled(asked.map((part) => part.catch(nothingWhereRefused)))
  const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const missed = came.length === answers.length ? 'none' : came.length === 0 ? 'all' : 'some'
  return { items: came.flat(), missed }
}

const keptMs = 10_000

/** What the server knows by these words. `key` keeps apart who is asked, and of what. */
export const foundQuery = <Item>(key: QueryKey, words: string, find: Find<Item>) =>
  queryOptions({
    queryKey: [...key, 'find', words],
    queryFn: () => find(cutToSearch(words)),
    staleTime: ({ state: { data } }) => (data?.missed === 'none' ? keptMs : 0),
  })

/** Asks for it as the words are typed. */
export const useFound = <Item>(key: QueryKey, query: string, find: Find<Item>): Asked<Item> => {
  const typed = query.trim()
  const words = useDeferredValue(typed)
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
