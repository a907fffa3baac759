import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure, statusOf } from '../../api/failure.ts'
import { takenBy } from './assignee-rules.ts'
import { commentsQuery, type StaffTicket, ticketQuery } from './queries.ts'
import { isMovedOn, seenFields, seenOf } from './seen.ts'
import { assignTicket, closeTicket, reopenTicket } from './ticket-deeds.ts'

/** Refetches everything that shows this ticket. */
export const useRefreshTickets = (): ((id: string) => Promise<unknown>) => {
  const client = useQueryClient()
  return (id) =>
    Promise.all([
      client.invalidateQueries({ queryKey: commentsQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ticketQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ['operator', 'tickets'] }),
    ])
}

/** A change to a ticket; the answer is the updated ticket. */
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
 * Assigns the ticket to this handle (null for nobody), provided that its owner is still the one shown. Otherwise the
 * page shows the current owner, and pressing again assigns it.
 */
export const useAssign = (ticket: StaffTicket, handle: string | null, success: string) => {
  const { id, manager, manager_name } = ticket
  const { t } = useTranslation('operator')
  const refresh = useRefreshTickets()
  return useTicketChange(async () => {
    try {
      return await assignTicket(id, {
        operator: handle,
        seen_manager: manager?.handle ?? null,
        seen_manager_name: manager_name,
      })
    } catch (error) {
      if (!isMovedOn(error)) throw error
      await refresh(id)
      const name = takenBy(error.problems[0]?.meta ?? {}, ticket)
      const title = name === undefined ? t('meanwhile.let_go') : t('meanwhile.taken', { name })
      throw new Failure(error.status, [{ title }])
    }
  }, success)
}

/**
 * A change to a ticket in the state that the page shows. If the ticket has changed meanwhile, nothing is done: the page
 * shows what is new, and pressing again is a deliberate choice.
 */
export const useUnlessMoved = <Wish>(
  id: string,
  change: (wish: Wish) => Promise<StaffTicket>,
  /** The message if something new has arrived. */
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

/** Closes or reopens the ticket; nothing is closed unread. */
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
