import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../ui/date-time.tsx'
import { LinesPanel } from '../list/lines-panel.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { ticketsOfCustomer } from '../tickets/queries.ts'
import { TicketChip } from '../tickets/ticket-chip.tsx'
import type { CustomerDetail } from './queries.ts'

const Tickets = ({ email }: { email: string }) => {
  const { t } = useTranslation('operator')
  return (
    <LinesPanel
      title={t('areas.tickets')}
      query={useQuery(ticketsOfCustomer(email))}
      rowsOf={({ tickets }) => tickets}
      countOf={({ estimated_count }) => estimated_count}
      all={{ to: paths.tickets, search: { view: 'all', customer: email } }}
      nothing={t('customers.no_tickets')}
    >
      {(ticket) => (
        <>
          <span className="grow">
            <Link to={paths.ticket(ticket.id)} className="small strong cut cut-at-two" title={ticket.title}>
              <bdi>{ticket.title}</bdi>
            </Link>
            <span className="cell-under tiny subtle">
              #{ticket.number} · <DateTime at={ticket.updated_at} />
            </span>
          </span>
          <TicketChip ticket={ticket} />
        </>
      )}
    </LinesPanel>
  )
}

/** The latest conversations. */
export const CustomerTickets = ({ customer: { email } }: { customer: CustomerDetail }) =>
  useMay()('tickets:read') ? <Tickets email={email} /> : null
