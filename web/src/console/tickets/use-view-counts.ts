import { useQuery } from '@tanstack/react-query'
import { queueQuery } from './queries.ts'
import { keptOf, type TicketsSearch, type View } from './tickets-search.ts'

/** The number of tickets in one view; undefined while only that of other filters is known. */
const useCount = (search: TicketsSearch, view: View): number | undefined => {
  const { data, isPlaceholderData } = useQuery(queueQuery({ ...keptOf(search), view, limit: 10 }))
  return isPlaceholderData ? undefined : data?.estimated_count
}

/** The number of tickets in each view, for the views that need work, with the filters that are kept when switching to it. */
export const useViewCounts = (search: TicketsSearch): Readonly<Partial<Record<View, number | undefined>>> => ({
  answer: useCount(search, 'answer'),
  mine: useCount(search, 'mine'),
  snoozed: useCount(search, 'snoozed'),
  waiting: useCount(search, 'waiting'),
})
