import { useQueryClient } from '@tanstack/react-query'
import { ticketQuery } from '../queries.ts'

/** Loads the ticket again. */
export const useRefreshTicket = (ticketId: string) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey })
}
