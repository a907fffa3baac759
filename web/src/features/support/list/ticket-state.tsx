import { CircleCheck, CircleDot, Reply } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import type { RowMark } from '../../../ui/data-table.tsx'
import type { Ticket } from '../queries.ts'

/** The ticket waits for the customer. Closed tickets wait for nobody. */
export const isWaiting = ({ state, responsibility }: Pick<Ticket, 'state' | 'responsibility'>): boolean =>
  state !== 'closed' && responsibility === 'client'

export const ticketMark = (ticket: Ticket): RowMark | undefined => (isWaiting(ticket) ? 'warn' : undefined)

/** The state, or a warning if that says more. */
export const TicketStateChip = ({ ticket }: { ticket: Pick<Ticket, 'state' | 'responsibility'> }) => {
  const { t } = useTranslation('support')
  if (isWaiting(ticket)) {
    return (
      <Chip tone="warn" icon={Reply}>
        {t('waiting')}
      </Chip>
    )
  }
  return ticket.state === 'closed' ? (
    <Chip tone="off" icon={CircleCheck}>
      {t('state_of.closed')}
    </Chip>
  ) : (
    <Chip tone="info" icon={CircleDot}>
      {t(`state_of.${ticket.state}`)}
    </Chip>
  )
}
