import { useQuery } from '@tanstack/react-query'
import { queueQuery } from './queries.ts'
import { keptOf, type TicketsSearch, type View } from './tickets-search.ts'

/** The number of tickets in each view, for the views that need work, with the filters that are kept when switching to it. */
export const useViewCounts = (search: TicketsSearch): Readonly<Partial<Record<View, number | undefined>>> => {
  const countOf = (view: View) => queueQuery({ ...keptOf(search), view, limit: 10 })
  return {
    answer: useQuery(countOf('answer')).data?.estimated_count,
    mine: useQuery(countOf('mine')).data?.estimated_count,
    snoozed: useQuery(countOf('snoozed')).data?.estimated_count,
    waiting: useQuery(countOf('waiting')).data?.estimated_count,
  }
}
