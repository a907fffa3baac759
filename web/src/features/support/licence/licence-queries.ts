import { queryOptions } from '@tanstack/react-query'
import { fetchTickets, ticketRefetchMs } from '../queries.ts'

/** The tickets of a licence that were updated last. */
export const ticketsOfLicenceQuery = (id: string, limit: number) => {
  const filter = { deliverable_id: id, limit }
  return queryOptions({
    queryKey: ['tickets', filter],
    queryFn: () => fetchTickets(filter),
    refetchInterval: ticketRefetchMs,
  })
}
