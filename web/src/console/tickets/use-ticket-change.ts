import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure, statusOf } from '../../api/failure.ts'
import { commentsQuery, type StaffTicket, ticketQuery } from './queries.ts'
import { isMovedOn, seenFields, seenOf } from './seen.ts'
import { assignTicket, closeTicket, reopenTicket } from './ticket-deeds.ts'

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

/**
 * Gives the ticket to whoever has this handle, nobody for null, as long as it is with whom the page shows. Where it is not it is shown as it is
 * by now, and given by the next press.
 */
export const useAssign = ({ id, manager_name }: StaffTicket, handle: string | null, success: string) => {
  const { t } = useTranslation('operator')
  const refresh = useRefreshTickets()
  return useTicketChange(async () => {
    try {
      return await assignTicket(id, { operator: handle, seen_manager_name: manager_name })
    } catch (error) {
      if (!isMovedOn(error)) throw error
      await refresh(id)
      const name = error.problems[0]?.meta?.['manager_name']
      const title = typeof name === 'string' ? t('meanwhile.taken', { name }) : t('meanwhile.let_go')
      throw new Failure(error.status, [{ title }])
    }
  }, success)
}

/** One thing done to a ticket as the page shows it. Where it has moved on meanwhile it stays as it is: what came is shown, and the next press is a choice. */
export const useUnlessMoved = <Wish>(
  id: string,
  change: (wish: Wish) => Promise<StaffTicket>,
  /** What is said where something came. */
  moved: string,
  success: string,
) => {
  const { t } = useTranslation('operator')
  const refresh = useRefreshTickets()
  return useTicketChange(async (wish: Wish) => {
    try {
      return await change(wish)
    } catch (error) {
      if (statusOf(error) === 409) await refresh(id)
      if (!isMovedOn(error)) throw error
      const isClosed = error.problems[0]?.meta?.['state'] === 'closed'
      throw new Failure(error.status, [{ title: isClosed ? t('meanwhile.closed') : moved }])
    }
  }, success)
}

/** Closes the ticket, or takes it up again; no question is closed unread. */
export const useDecide = ({ id, state }: StaffTicket) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const isClosed = state === 'closed'
  return useUnlessMoved<void>(
    id,
    () => (isClosed ? reopenTicket(id) : closeTicket(id, seenFields(seenOf(client, id)))),
    t('meanwhile.not_closed'),
    t(isClosed ? 'tickets.reopened' : 'tickets.closed'),
  )
}
