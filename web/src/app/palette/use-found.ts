import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Command } from './palette-dialog.tsx'

const fewest = 2

interface Found {
  readonly found: readonly Command[]
  /** What was found belongs to earlier words. */
  readonly awaited: boolean
}

/** What the server knows by these words. `name` keeps apart who is asked. */
export const useFound = (name: string, query: string, find: (words: string) => Promise<readonly Command[]>): Found => {
  const typed = query.trim()
  const words = useDeferredValue(typed)
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: [name, 'find', words],
    queryFn: () => find(words),
    enabled: words.length >= fewest,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isLate = words !== typed || isPending || isPlaceholderData
  return { found: words.length >= fewest ? (data ?? []) : [], awaited: typed.length >= fewest && isLate }
}
