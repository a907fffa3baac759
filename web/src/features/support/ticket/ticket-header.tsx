import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'
import { notificationsQuery } from '../../../api/notifications.ts'
import { formatDate, formatRelative } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { OwnerNote } from '../../../ui/owner-note.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { TicketStateChip } from '../list/ticket-state.tsx'
import { type Ticket, ticketQuery } from '../queries.ts'

/** Closes the ticket, or reopens it if the problem is not solved after all. */
const Decide = ({ ticket: { id, state, merged_into, owner } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  const isClosed = state === 'closed'
  const allowed = useMay()(owner, isClosed ? 'reopenTicket' : 'closeTicket')
  const deciding = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST(`/talks-client/api/v1/tickets/{id}/${isClosed ? 'reopen' : 'close'}`, { params: { path: { id } } }),
      ),
    meta: { success: t(isClosed ? 'ticket.reopened' : 'ticket.closed') },
    onSuccess: (answer) => {
      queryClient.setQueryData(ticketQuery(id).queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: ['comments', id] })
      // They tell how many tickets wait for the customer.
      void queryClient.invalidateQueries(notificationsQuery)
      return queryClient.invalidateQueries({ queryKey: ['tickets'] })
    },
  })
  if (merged_into !== null || !allowed) return null
  return (
    <Button busy={deciding.isPending} onClick={() => deciding.mutate()}>
      {isClosed ? <RotateCcw /> : <CircleCheck />}
      {t(isClosed ? 'ticket.reopen' : 'ticket.close')}
    </Button>
  )
}

const lists = { opened: '/tickets', pending: '/pending-tickets', closed: '/closed-tickets' } as const

/** The ticket's title and state, and the button that closes it. */
export const TicketHeader = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const { title, number, creator, opened_by, created_at, owner } = ticket
  const by = opened_by ?? creator
  const may = useMay()
  const when = formatRelative(created_at, useNow(minuteMs), locale) ?? formatDate(created_at, 'date', locale)
  return (
    <PageHeader
      title={title}
      object={`#${number}`}
      list={lists[ticket.state]}
      facts={
        <>
          <TicketStateChip ticket={ticket} />
          <span>{t('ticket.opened_by', { name: by.name || by.email, when })}</span>
          <OwnerNote owner={owner} right="tickets" readOnly={!may(owner, 'addComment')} />
        </>
      }
      actions={<Decide ticket={ticket} />}
    />
  )
}
