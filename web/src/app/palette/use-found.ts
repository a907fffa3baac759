import { keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

/** Fewer letters are in nearly everything. */
export const fewestLetters = 2

type Find<Item> = (words: string) => Promise<readonly Item[]>

interface Found<Item> {
  readonly found: readonly Item[]
  /** What was found belongs to earlier words. */
  readonly awaited: boolean
}

/** What the server knows by these words. `key` keeps apart who is asked, and of what. */
export const foundQuery = <Item>(key: QueryKey, words: string, find: Find<Item>) =>
  queryOptions({ queryKey: [...key, 'find', words], queryFn: () => find(words), staleTime: 10_000 })

/** Asks for it as the words are typed. */
export const useFound = <Item>(key: QueryKey, query: string, find: Find<Item>): Found<Item> => {
  const typed = query.trim()
  const words = useDeferredValue(typed)
  const { data, isPending, isPlaceholderData } = useQuery({
    ...foundQuery(key, words, find),
    enabled: words.length >= fewestLetters,
    placeholderData: keepPreviousData,
  })
  const isLate = words !== typed || isPending || isPlaceholderData
  return {
    found: words.length >= fewestLetters ? (data ?? []) : [],
    awaited: typed.length >= fewestLetters && isLate,
  }
}
