import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commentsQuery, type StaffTicket, ticketQuery } from './queries.ts'

/** Everything that shows this ticket is asked for again. */
export const useRefreshTickets = (): ((id: string) => Promise<unknown>) => {
  const client = useQueryClient()
  return (id) =>
    Promise.all([
      client.invalidateQueries({ queryKey: commentsQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ticketQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ['operator', 'tickets'] }),
    ])
}

/** One thing done to a ticket, whose answer is the ticket as it is then. */
export const useTicketChange = <Wish>(
  change: (wish: Wish) => Promise<StaffTicket>,
  success: string,
  meta: { readonly ownFailure?: true } = {},
) => {
  const client = useQueryClient()
  const refresh = useRefreshTickets()
  return useMutation({
    mutationFn: change,
    meta: { success, ...meta },
    onSuccess: (ticket) => {
      client.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
      return refresh(ticket.id)
    },
  })
}
