import { Link } from '@tanstack/react-router'
import { CircleCheck, GitMerge, Reply } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { isWaiting } from '../list/ticket-state.tsx'
import type { Ticket } from '../queries.ts'

interface TicketNoticeProps {
  readonly ticket: Ticket
  /** The ticket continues in another one, and the reader's draft has moved there. */
  readonly hasMoved: boolean
}

/** The one thing to know before reading: whose turn it is, or that the ticket is closed. */
export const TicketNotice = ({ ticket, hasMoved }: TicketNoticeProps) => {
  const { t } = useTranslation('support')
  if (ticket.merged_into !== null) {
    return (
      <Banner
        tone="info"
        icon={GitMerge}
        action={
          <Link to="/tickets/$id" params={{ id: ticket.merged_into }} className={buttonClass({ size: 's' })}>
            {t('ticket.merged_action')}
          </Link>
        }
      >
        {t(hasMoved ? 'ticket.merged_moved' : 'ticket.merged_note')}
      </Banner>
    )
  }
  if (isWaiting(ticket)) {
    return (
      <Banner tone="warn" icon={Reply}>
        {t('ticket.waiting')}
      </Banner>
    )
  }
  if (ticket.state !== 'closed') return null
  return (
    <Banner tone="info" icon={CircleCheck}>
      {t('ticket.closed_note')}
    </Banner>
  )
}
