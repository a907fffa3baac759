import { useQuery } from '@tanstack/react-query'
import { queueQuery } from './queries.ts'
import type { View } from './tickets-search.ts'

const countOf = (view: View) => queueQuery({ view, limit: 10 })

/** The number of tickets in each view, for the views that need work. */
export const useViewCounts = (): Readonly<Partial<Record<View, number | undefined>>> => ({
  answer: useQuery(countOf('answer')).data?.estimated_count,
  mine: useQuery(countOf('mine')).data?.estimated_count,
  snoozed: useQuery(countOf('snoozed')).data?.estimated_count,
  waiting: useQuery(countOf('waiting')).data?.estimated_count,
})
