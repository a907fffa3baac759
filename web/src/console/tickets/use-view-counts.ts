import { useQuery } from '@tanstack/react-query'
import { queueQuery } from './queries.ts'
import type { View } from './tickets-search.ts'

const countOf = (view: View) => queueQuery({ view, limit: 10 })

/** How many tickets each view holds, as far as somebody has to do with them. */
export const useViewCounts = (): Readonly<Partial<Record<View, number | undefined>>> => ({
  answer: useQuery(countOf('answer')).data?.estimated_count,
  mine: useQuery(countOf('mine')).data?.estimated_count,
  snoozed: useQuery(countOf('snoozed')).data?.estimated_count,
  waiting: useQuery(countOf('waiting')).data?.estimated_count,
})
