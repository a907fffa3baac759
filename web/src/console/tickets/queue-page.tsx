import '../list/lists.css'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { CircleCheck, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Filter } from '../../ui/filter.tsx'
import { useKeys } from '../../ui/keys.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { UpdatedAgo } from '../../ui/updated-ago.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { defaultLimit } from '../list/default-limit.ts'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { AssignedFilter } from './assigned-filter.tsx'
import { queueQuery, type TicketsPage } from './queries.ts'
import { isSelectable, QueueList } from './queue-list.tsx'
import { keptOf, queueKinds, queueProducts, type TicketsSearch, ticketsSearch, views } from './tickets-search.ts'
import { useViewCounts } from './use-view-counts.ts'

/** Loaded with the first ticket that is selected. */
const TogetherBar = lazyPart(async () => (await import('./together-bar.tsx')).TogetherBar)

const noFilter: TicketsSearch = {
  query: undefined,
  kind: undefined,
  product: undefined,
  assigned: undefined,
  customer: undefined,
}

const Filters = () => {
  const { t } = useTranslation(['operator', 'support'])
  const [search, change] = useListSearch(ticketsSearch)
  return (
    <div className="toolbar">
      <ChoiceFilter
        name={t('support:columns.kind')}
        value={search.kind}
        choices={queueKinds}
        labelOf={(kind) => t(`support:kinds.${kind}`)}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceFilter
        name={t('support:columns.product')}
        value={search.product}
        choices={queueProducts}
        labelOf={(product) => t(`support:choices.${product}`)}
        onChange={(product) => change({ product })}
      />
      {/* The user's own tickets have a view of their own. */}
      {search.view !== 'mine' && <AssignedFilter />}
      {search.customer !== undefined && (
        <Filter name={t('list.customer')} value={search.customer} onClear={() => change({ customer: undefined })}>
          {() => <p className="small">{search.customer}</p>}
        </Filter>
      )}
      <SearchField
        label={t('tickets.search')}
        value={search.query ?? ''}
        onSearch={(typed) => change({ query: typed === '' ? undefined : typed }, { replace: true })}
      />
    </div>
  )
}

const Nothing = () => {
  const { t } = useTranslation('operator')
  const [{ view = 'answer' }] = useListSearch(ticketsSearch)
  return (
    <EmptyState icon={CircleCheck} title={t(`tickets.empty.${view}_title`)} text={t(`tickets.empty.${view}_text`)} />
  )
}

const NewTicketLink = () => {
  const { t } = useTranslation('operator')
  const may = useMay()
  const router = useRouter()
  const isOpen = may('tickets:write') && may('customers:read')
  useKeys(
    isOpen ? [{ name: t('tickets.new'), keys: { KeyC: () => void router.navigate({ href: paths.newTicket }) } }] : [],
  )
  if (!isOpen) return null
  return (
    <Link to={paths.newTicket} className={buttonClass({ kind: 'primary' })}>
      <Plus />
      {t('tickets.new')}
    </Link>
  )
}

interface ListProps {
  readonly search: TicketsSearch
  readonly query: UseQueryResult<TicketsPage>
  readonly onChange: ReturnType<typeof useListSearch<TicketsSearch>>[1]
}

const List = ({ search, query, onChange }: ListProps) => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const { view = 'answer', limit = defaultLimit } = search
  const listed = query.data?.tickets ?? []
  const selection = useSelection(listed.filter(isSelectable))
  const mayWrite = useMay()('tickets:write')
  const narrowing = view === 'mine' ? { ...search, assigned: undefined } : search
  return (
    <>
      <ListBody
        query={query}
        rowsOf={({ tickets }) => tickets}
        count={(count) => t('tickets.count', counted(count))}
        limit={limit}
        cursor={search.cursor}
        empty={<Nothing />}
        onClear={isNarrowed(narrowing, noFilter) ? () => onChange(noFilter) : undefined}
        onChange={onChange}
      >
        {(tickets) => (
          <QueueList
            name={t(`tickets.views.${view}`)}
            tickets={tickets}
            showsState={view === 'all'}
            selection={mayWrite ? selection : undefined}
          />
        )}
      </ListBody>
      {selection.ids.size > 0 && (
        <TogetherBar selected={listed.filter(({ id }) => selection.ids.has(id))} onDrop={selection.drop} />
      )}
    </>
  )
}

/** The ticket queue: the customer who has waited longest comes first. */
export const QueuePage = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(ticketsSearch)
  const { view = 'answer' } = search
  const query = useQuery(queueQuery(search))
  const counts = useViewCounts(search)
  return (
    <>
      <PageHeader
        title={t('areas.tickets')}
        actions={
          <>
            <UpdatedAgo at={query.dataUpdatedAt} />
            <NewTicketLink />
          </>
        }
      />
      <ViewTabs
        label={t('tickets.views.name')}
        to={paths.tickets}
        value={view}
        kept={keptOf(search)}
        views={views.map((name) => ({ name, title: t(`tickets.views.${name}`), count: counts[name] }))}
      />
      <Filters />
      <List key={view} search={search} query={query} onChange={change} />
    </>
  )
}
