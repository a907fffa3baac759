import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../ui/date-time.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { ticketsQuery } from '../tickets/queries.ts'
import { TicketChip } from '../tickets/ticket-chip.tsx'
import type { CustomerDetail } from './queries.ts'

const list: string = paths.tickets
const most = 5

/** What was talked about last. */
export const CustomerTickets = ({ customer: { email } }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const enabled = useMay()('tickets:read')
  const { data } = useQuery({ ...ticketsQuery({ customer: email, sort: '-updated_at', limit: 10 }), enabled })
  if (data === undefined) return null
  const { tickets, estimated_count } = data
  return (
    <Panel
      title={t('areas.tickets')}
      aside={
        <Link to={list} search={{ view: 'all', customer: email } as never} className="small">
          {t('customers.all_of', { count: estimated_count })}
        </Link>
      }
    >
      {tickets.length === 0 && <p className="small muted">{t('customers.no_tickets')}</p>}
      <ul className="lines">
        {tickets.slice(0, most).map((ticket) => (
          <li key={ticket.id}>
            <span className="grow">
              <Link to={paths.ticket(ticket.id)} className="small strong">
                <bdi>{ticket.title}</bdi>
              </Link>
              <span className="cell-under tiny subtle">
                #{ticket.number} · <DateTime at={ticket.updated_at} />
              </span>
            </span>
            <TicketChip ticket={ticket} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
