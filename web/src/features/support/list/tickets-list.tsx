import type { TicketState } from '@foyer/contract/support/ticket.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isNarrowed } from '../../../lib/is-narrowed.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ChoiceFilter } from '../../../ui/choice-filter.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import type { Place } from '../../../ui/elsewhere.tsx'
import { LicenceFilter } from '../../../ui/licence-filter.tsx'
import { ListBody } from '../../../ui/list-body.tsx'
import { OwnerFilter } from '../../../ui/owner-filter.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { UpdatedAgo } from '../../../ui/updated-ago.tsx'
import { defaultLimit, fetchTickets, type Ticket, type TicketsPage, ticketsQuery } from '../queries.ts'
import { clientKinds } from '../words/kinds.ts'
import { clientProducts } from '../words/products.ts'
import { useTicketColumns } from './ticket-columns.tsx'
import { ticketMark } from './ticket-state.tsx'
import { NoTickets } from './tickets-empty.tsx'
import { type TicketsSearch, ticketsSearch } from './tickets-search.ts'

type Change = (next: TicketsSearch, how?: { readonly replace: boolean }) => void

/**
 * Changes the list's parameters and returns to the first page unless a cursor is given; typed changes replace the
 * previous history entry.
 */
const useChange = (): Change => {
  const navigate = useNavigate()
  return (next, { replace } = { replace: false }) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...ticketsSearch(now), cursor: undefined, ...next }),
      replace,
      resetScroll: false,
    })
}

const useTicketsSearch = (): TicketsSearch => ticketsSearch(useSearch({ strict: false }))

const lists = {
  opened: '/tickets',
  pending: '/pending-tickets',
  closed: '/closed-tickets',
} as const satisfies Readonly<Record<TicketState, string>>

const states = ['opened', 'pending', 'closed'] as const satisfies readonly TicketState[]

/** What is kept from one state's list to another's. */
const useKept = () => {
  const { query, kind, product, owner, licence } = useTicketsSearch()
  return { query, kind, product, owner, licence }
}

const StateTabs = () => {
  const { t } = useTranslation('support')
  return (
    <Tabs
      label={t('states.name')}
      kept={useKept()}
      tabs={states.map((name) => ({ name, title: t(`states.${name}`), to: lists[name] }))}
    />
  )
}

/** The lists of the other states: whoever searches a ticket may not know whether it is closed. */
const usePlaces = (shown: TicketState): readonly Place[] => {
  const { t } = useTranslation('support')
  const kept = useKept()
  const { licence, ...filter } = kept
  return states
    .filter((state) => state !== shown)
    .map((state) => {
      const asked = defined({ ...filter, deliverable_id: licence, state, limit: 1 })
      return {
        name: t(`states.${state}`),
        key: ['tickets', asked],
        read: () => fetchTickets(asked),
        link: (text) => (
          <Link to={lists[state]} search={kept} className={buttonClass({})}>
            {text}
          </Link>
        ),
      }
    })
}

const Filters = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const { t } = useTranslation('support')
  const { query, kind, product, owner, licence } = useTicketsSearch()
  const change = useChange()
  return (
    <>
      <ChoiceFilter
        name={t('columns.kind')}
        value={kind}
        choices={clientKinds}
        labelOf={(each) => t(`kinds.${each}`)}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <ChoiceFilter
        name={t('columns.product')}
        value={product}
        choices={clientProducts}
        labelOf={(each) => t(`choices.${each}`)}
        onChange={(chosen) => change({ product: chosen })}
      />
      <OwnerFilter
        name={t('owner.name')}
        mine={t('owner.me')}
        kind="tickets"
        rows={tickets}
        owner={owner}
        onChange={(chosen) => change({ owner: chosen })}
      />
      <LicenceFilter
        id={licence}
        name={t('licence.name')}
        text={t('licence.only')}
        unknown={t('licence.one')}
        onClear={() => change({ licence: undefined })}
      />
      <SearchField
        label={t('search')}
        value={query ?? ''}
        onSearch={(typed) => change({ query: typed === '' ? undefined : typed }, { replace: true })}
      />
    </>
  )
}

const noFilter: TicketsSearch = {
  query: undefined,
  kind: undefined,
  product: undefined,
  owner: undefined,
  licence: undefined,
}

interface RowsProps {
  readonly state: TicketState
  readonly tickets: readonly TicketsPage['tickets'][number][] | undefined
}

const Rows = ({ state, tickets }: RowsProps) => {
  const { t } = useTranslation('support')
  const { sort = '-updated_at' } = useTicketsSearch()
  const change = useChange()
  return (
    <DataTable
      name={t(`titles.${state}`)}
      columns={useTicketColumns(tickets)}
      rows={tickets}
      rowKey={({ id }) => id}
      mark={ticketMark}
      sort={sort}
      onSort={(wanted) => change({ sort: ticketsSearch({ sort: wanted }).sort })}
    />
  )
}

/** The tickets in one state. The address holds search, filters, order and page; the rows refresh in place. */
export const TicketsList = ({ state }: { state: TicketState }) => {
  const { t } = useTranslation('support')
  const search = useTicketsSearch()
  const tickets = useQuery(ticketsQuery(state, search))
  const change = useChange()
  return (
    <>
      <PageHeader
        title={t(`titles.${state}`)}
        actions={
          <>
            <UpdatedAgo at={tickets.dataUpdatedAt} />
            <Link to="/new-ticket" className={buttonClass({ kind: 'primary' })}>
              <Plus />
              {t('new')}
            </Link>
          </>
        }
      />
      <StateTabs />
      <ListBody
        query={tickets}
        rowsOf={(page) => page.tickets}
        count={(count) => t('count', { count })}
        limit={search.limit ?? defaultLimit}
        cursor={search.cursor}
        toolbar={
          <div className="toolbar">
            <Filters tickets={tickets.data?.tickets ?? []} />
          </div>
        }
        empty={<NoTickets state={state} />}
        places={usePlaces(state)}
        onClear={isNarrowed(search, noFilter) ? () => change(noFilter) : undefined}
        onChange={change}
      >
        {(rows) => <Rows state={state} tickets={rows} />}
      </ListBody>
    </>
  )
}
