import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useTicketColumns } from '../list/ticket-columns.tsx'
import { ticketMark } from '../list/ticket-state.tsx'
import type { TicketsPage } from '../queries.ts'

interface LicenceTicketsProps {
  /** The licence's. */
  readonly id: string
  readonly query: UseQueryResult<TicketsPage>
}

/** Beside the licence there is little room for the title, and the product is the licence's. */
const leftOut: ReadonlySet<string> = new Set(['kind', 'product'])

const Rows = ({ tickets }: Pick<TicketsPage, 'tickets'>) => {
  const { t } = useTranslation('support')
  const columns = useTicketColumns(tickets).filter(({ key }) => !leftOut.has(key))
  return (
    <DataTable name={t('licence.title')} columns={columns} rows={tickets} rowKey={({ id }) => id} mark={ticketMark} />
  )
}

const lists = { opened: '/tickets', pending: '/pending-tickets', closed: '/closed-tickets' } as const

interface AllProps {
  readonly id: string
  readonly page: TicketsPage
}

/** Each list has the tickets of one state: this leads to where the latest one is, and the tabs there to the others. */
const All = ({ id, page: { tickets, estimated_count } }: AllProps) => {
  const { t } = useTranslation('support')
  const formatted = formatNumber(estimated_count, useLocale())
  const [latest] = tickets
  if (latest === undefined) return null
  return (
    <Link to={lists[latest.state]} search={{ licence: id }} className="small">
      {t('licence.all', { formatted })}
    </Link>
  )
}

/** The tickets about a licence that were updated last, the way to all of them, and to a new one. */
export const LicenceTickets = ({ id, query }: LicenceTicketsProps) => {
  const { t } = useTranslation('support')
  return (
    <Panel
      title={t('licence.title')}
      bare
      {...(query.data !== undefined && { aside: <All id={id} page={query.data} /> })}
      foot={
        <Link to="/new-ticket" search={{ licence: id }} className={buttonClass({ size: 's' })}>
          {t('licence.open')}
        </Link>
      }
    >
      <Loaded query={query} level={2} skeleton={<Skeleton height={100} />}>
        {({ tickets }) =>
          tickets.length === 0 ? <p className="panel-body muted">{t('licence.none')}</p> : <Rows tickets={tickets} />
        }
      </Loaded>
    </Panel>
  )
}
