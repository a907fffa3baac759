import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNarrowed } from '../../../lib/is-narrowed.ts'
import { AmountFilter } from '../../../ui/amount-filter.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import type { Place } from '../../../ui/elsewhere.tsx'
import { ExportButton } from '../../../ui/export-button.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { LicenceFilter } from '../../../ui/licence-filter.tsx'
import { ListBody } from '../../../ui/list-body.tsx'
import { OwnerFilter } from '../../../ui/owner-filter.tsx'
import { PeriodFilter } from '../../../ui/period-filter.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import type { Selection } from '../../../ui/use-selection.ts'
import { ordersCsv } from '../exports.ts'
import type { ListChange } from '../list/list-change.ts'
import { defaultLimit, fetchOrders, filterOf, type OrdersPage } from '../queries.ts'
import { useOrderColumns } from './order-columns.tsx'
import { overdueMark, unpaidMark } from './order-state.tsx'
import { type OrdersSearch, ordersSearch } from './orders-search.ts'
import { useCountWithSums } from './use-count-with-sums.ts'

const newestFirst = '-created_at'

/** Without `by`, which narrows nothing by itself. */
const noFilter: OrdersSearch = {
  query: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  owner: undefined,
  licence: undefined,
  amount_gt: undefined,
  amount_lt: undefined,
}

interface OrdersListProps {
  /** What is listed, for screen readers. */
  readonly name: string
  readonly only?: 'unpaid'
  readonly query: UseQueryResult<OrdersPage>
  readonly search: OrdersSearch
  readonly onChange: ListChange<OrdersSearch>
  /** Invoices that can be selected to be paid together. */
  readonly selection?: Selection
  /** What tells more of the period, after it. */
  readonly besidePeriod?: ReactNode
  /** Shown if there is nothing to list at all. */
  readonly empty: ReactNode
}

const Toolbar = ({ query, only, search, onChange, besidePeriod }: OrdersListProps) => {
  const { t } = useTranslation('billing')
  return (
    <div className="toolbar">
      <PeriodFilter period={search} words={(word, values) => t(`period.${word}`, values)} onChange={onChange} />
      {besidePeriod}
      <AmountFilter
        bounds={search}
        words={(word, values) => t(`amount.${word}`, values)}
        onChange={(bounds) => onChange(bounds, { replace: true })}
      />
      <OwnerFilter
        name={t('owner.name')}
        mine={t('owner.me')}
        kind="payments"
        rows={query.data?.orders ?? []}
        owner={search.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <LicenceFilter
        id={search.licence}
        name={t('licence.name')}
        text={t('licence.only')}
        unknown={t('licence.one')}
        onClear={() => onChange({ licence: undefined })}
      />
      <div className="toolbar-end">
        <SearchField
          label={t('search')}
          value={search.query ?? ''}
          onSearch={(text) => onChange({ query: text === '' ? undefined : text }, { replace: true })}
        />
        <ExportButton
          file="invoices.csv"
          load={() => ordersCsv(search, only === 'unpaid' ? { paid_at_is: 'null' } : {})}
        />
      </div>
    </div>
  )
}

/** Selects the invoice in the focused row. */
const pickRow = (): void => {
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('.pick input')?.click()
}

type RowsProps = Omit<OrdersListProps, 'query' | 'empty'> & {
  readonly orders: readonly OrdersPage['orders'][number][] | undefined
}

const Rows = ({ name, only, orders, search, onChange, selection }: RowsProps) => {
  const { t } = useTranslation('billing')
  useKeys(selection === undefined ? [] : [{ name: t('several.key'), keys: { KeyX: pickRow }, ofRow: true }])
  return (
    <DataTable
      name={name}
      columns={useOrderColumns(orders, only, selection)}
      rows={orders}
      rowKey={({ id }) => id}
      mark={only === 'unpaid' ? overdueMark : unpaidMark}
      sort={search.sort ?? newestFirst}
      onSort={(sort) => onChange(ordersSearch({ sort }))}
    />
  )
}

type Asked = Pick<UseQueryResult<OrdersPage>, 'data' | 'isPlaceholderData'>

/** True if there is certainly no invoice at all. An answer to other filters does not prove it. */
export const hasNone = ({ data, isPlaceholderData }: Asked, search: OrdersSearch): boolean =>
  !isPlaceholderData && data?.orders.length === 0 && data.estimated_count === 0 && !isNarrowed(search, noFilter)

/** True if no invoice is left out, by a filter or by the size of the page. */
export const hasAll = ({ data, isPlaceholderData }: Asked, search: OrdersSearch): boolean =>
  !isPlaceholderData && data?.prev === null && data.next === null && !isNarrowed(search, noFilter)

/** All invoices, where only those in one state are listed. */
const usePlaces = ({ only, search }: OrdersListProps): readonly Place[] => {
  const { t } = useTranslation('billing')
  const { status, cursor: _, sort: __, limit: ___, ...kept } = search
  if (only === undefined && status === undefined) return []
  const filter = filterOf(kept)
  return [
    {
      name: t('empty.all_invoices'),
      key: ['orders', 'list', filter],
      read: () => fetchOrders({ ...filter, limit: 1 }),
      link: (text) => (
        <Link to="/invoices" search={kept} className={buttonClass({})}>
          {text}
        </Link>
      ),
    },
  ]
}

/** Invoices with filters and pages. The address holds the state of both. */
export const OrdersList = (props: OrdersListProps) => {
  const { query, search, empty, onChange } = props
  return (
    <ListBody
      query={query}
      rowsOf={({ orders }) => orders}
      count={useCountWithSums(props)}
      limit={search.limit ?? defaultLimit}
      cursor={search.cursor}
      toolbar={<Toolbar {...props} />}
      empty={empty}
      places={usePlaces(props)}
      onClear={isNarrowed(search, noFilter) ? () => onChange({ ...noFilter, by: undefined }) : undefined}
      onChange={onChange}
    >
      {(orders) => <Rows {...props} orders={orders} />}
    </ListBody>
  )
}
