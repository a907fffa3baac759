import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { CalendarDay, UtcDay } from '../../ui/date-time.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { Money } from '../../ui/money.tsx'
import { CustomerLink } from '../customers/customer-link.tsx'
import { LicenceFilter } from '../licences/licence-filter.tsx'
import { MoneyFilters } from '../list/money-filters.tsx'
import { Records } from '../list/records.tsx'
import { isOfAnotherList } from '../list/use-count-text.ts'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { paths } from '../paths.ts'
import { DocumentsMenu } from './documents-menu.tsx'
import { OrderChip } from './order-chip.tsx'
import {
  disputeStates,
  orderDays,
  orderPurposes,
  type OrdersSearch,
  ordersSearch,
  orderViews,
} from './orders-search.ts'
import { ordersCsv, ordersQuery, orderTotalsQuery, type StaffOrder } from './queries.ts'
import { useOrderCount } from './use-order-count.ts'

/** The buyer's own number of it often stands on their bank transfer. */
const ReferenceLine = ({ order: { buyer_reference } }: { order: StaffOrder }) => {
  const { t } = useTranslation('operator')
  if (buyer_reference === null) return null
  const words = t('orders.buyer_reference', { reference: buyer_reference })
  return (
    <div className="cut tiny subtle" title={words} dir="auto">
      {words}
    </div>
  )
}

const NumberCell = ({ order }: { order: StaffOrder }) => (
  <>
    <Link to={paths.order(order.id)} className="name nowrap">
      {order.number}
    </Link>
    <span className="on-card cut tiny subtle" title={order.customer.email}>
      {order.customer.email}
    </span>
    <span className="on-card">
      <ReferenceLine order={order} />
    </span>
  </>
)

const CustomerCell = ({ order: { customer } }: { order: StaffOrder }) => (
  <>
    <span className="cut" title={customer.name}>
      <CustomerLink customer={customer} name={customer.name} />
    </span>
    <span className="cut tiny subtle" title={customer.email}>
      {customer.email}
    </span>
  </>
)

const DescriptionCell = ({ order }: { order: StaffOrder }) => (
  <>
    <div className="cut" title={order.description}>
      {order.description}
    </div>
    <ReferenceLine order={order} />
  </>
)

type Name = 'number' | 'customer' | 'description' | 'created_at' | 'due_on' | 'amount' | 'state'

const columns: Readonly<Record<Name, Omit<Column<StaffOrder>, 'key' | 'title'>>> = {
  number: { sort: 'number', card: 'title', skeleton: 110, cell: (row) => <NumberCell order={row} /> },
  customer: { skeleton: 160, cell: (row) => <CustomerCell order={row} /> },
  description: { weight: 'extra', words: true, skeleton: 200, cell: (row) => <DescriptionCell order={row} /> },
  created_at: {
    sort: 'created_at',
    weight: 'spare',
    skeleton: 110,
    cell: ({ created_at }) => <UtcDay at={created_at} />,
  },
  due_on: {
    sort: 'due_on',
    card: 'named',
    skeleton: 110,
    cell: ({ due_on, cancelled_at }) =>
      due_on === null || cancelled_at !== null ? <span className="subtle">—</span> : <CalendarDay day={due_on} />,
  },
  amount: {
    sort: 'amount',
    figures: true,
    card: 'end',
    skeleton: 80,
    cell: ({ amount, currency }) => (
      <span className="strong">
        <Money amount={amount} currency={currency} />
      </span>
    ),
  },
  state: { card: 'line', skeleton: 90, cell: (row) => <OrderChip order={row} /> },
}

const names: readonly Name[] = ['number', 'customer', 'description', 'created_at', 'due_on', 'amount', 'state']

const useColumns = (): readonly Column<StaffOrder>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(`orders.columns.${key}`), ...columns[key] }))
}

/** Without `by`, which narrows nothing by itself. */
const noFilter: OrdersSearch = {
  query: undefined,
  customer: undefined,
  deliverable: undefined,
  purpose: undefined,
  dispute: undefined,
  currency: undefined,
  from: undefined,
  to: undefined,
  amount_gt: undefined,
  amount_lt: undefined,
}

const Filters = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(ordersSearch)
  const { deliverable, purpose, dispute } = search
  return (
    <MoneyFilters search={search} onChange={change} days={orderDays} dayName={(day) => t(`orders.days.${day}`)}>
      <ChoiceFilter
        name={t('orders.purpose')}
        value={purpose}
        choices={orderPurposes}
        labelOf={(each) => t(`orders.purposes.${each}`)}
        onChange={(next) => change({ purpose: next })}
      />
      <ChoiceFilter
        name={t('orders.dispute')}
        value={dispute}
        choices={disputeStates}
        labelOf={(each) => t(`orders.disputes.${each}`)}
        onChange={(next) => change({ dispute: next })}
      />
      {deliverable !== undefined && (
        <LicenceFilter id={deliverable} onClear={() => change({ deliverable: undefined })} />
      )}
    </MoneyFilters>
  )
}

/** All customers' orders, open ones first. */
export const OrdersPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(ordersSearch)
  const { view = 'open', sort: _, cursor: __, limit: ___, ...kept } = search
  const query = useQuery(ordersQuery(search))
  const isFiltered = isNarrowed(search, noFilter)
  // What is open is summed in any case: it is what customers owe.
  const isSummed = isFiltered || view === 'open' || view === 'overdue'
  const { data } = useQuery({ ...orderTotalsQuery(search), enabled: isSummed })
  const withSums = useOrderCount(isSummed ? data : 'later', isOfAnotherList(query, search))
  return (
    <Records
      title={t('areas.orders')}
      actions={<DocumentsMenu chosen={{ from: search.from, to: search.to }} />}
      tabs={
        <ViewTabs
          label={t('orders.views.name')}
          to={paths.orders}
          value={view}
          kept={kept}
          views={orderViews.map((name) => ({ name, title: t(`orders.views.${name}`) }))}
        />
      }
      filters={<Filters />}
      tools={<ExportButton file="orders.csv" load={() => ordersCsv(search)} />}
      searchLabel={t('orders.search')}
      search={search}
      sort="-created_at"
      isFiltered={isFiltered}
      query={query}
      rowsOf={({ orders }) => orders}
      columns={useColumns()}
      count={(count) => withSums(t('orders.count', counted(count)))}
      nothing={{ title: t(`orders.empty.${view}`), text: t('orders.empty.text') }}
      onChange={change}
      onClear={() => change({ ...noFilter, by: undefined })}
    />
  )
}
