import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { Money } from '../../ui/money.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { CustomerLink } from '../customers/customer-link.tsx'
import { GatewayFilter, MoneyFilters } from '../list/money-filters.tsx'
import { Records } from '../list/records.tsx'
import { isOfAnotherList, useCountWithSums } from '../list/use-count-text.ts'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { paths } from '../paths.ts'
import { type ListedRefund, refundsCsv, refundsQuery, refundTotalsQuery } from './queries.ts'
import { refundDays, refundOrigins, refundsSearch, type RefundsSearch, refundStates } from './refunds-search.ts'

interface OfRefund {
  readonly refund: ListedRefund
}

/** The invoice and the credit note; a card's verification belongs to no invoice. */
const OrderCell = ({ refund: { order, credit_note } }: OfRefund) => (
  <>
    {order === null ? (
      <span className="subtle">—</span>
    ) : (
      <Link to={paths.order(order.id)} className="name nowrap">
        {order.number}
      </Link>
    )}
    {credit_note !== null && <span className="cell-under tiny subtle nowrap">{credit_note}</span>}
  </>
)

const CustomerCell = ({ refund: { customer } }: OfRefund) => (
  <span className="cut" title={customer.email}>
    <CustomerLink customer={customer} />
  </span>
)

/** What the gateway calls the payment and the refund. */
const GatewayCell = ({ refund: { gateway, transaction_id, gateway_ref } }: OfRefund) => {
  const { t } = useTranslation('operator')
  return (
    <div>
      {t(`gateways.${gateway}`)}
      {[...new Set([transaction_id, gateway_ref])].map(
        (id) =>
          id !== null && (
            <span key={id} className="cut cell-under mono tiny subtle" title={id}>
              {id}
            </span>
          ),
      )}
    </div>
  )
}

const StateCell = ({ refund: { state, origin } }: OfRefund) => {
  const { t } = useTranslation('operator')
  return (
    <div>
      {t(`orders.refund_states.${state}`)}
      <span className="cell-under tiny subtle">{t(`orders.origins.${origin}`)}</span>
    </div>
  )
}

/** When it began, and the days on which the money came and was returned. */
const TimeCell = ({ refund: { created_at, received_on, settled_at } }: OfRefund) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  return (
    <div>
      <DateTime at={created_at} format="payment" />
      {received_on !== null && (
        <span className="cell-under tiny subtle">
          {t('refunds.received', { day: formatDate(received_on, 'date', locale, 'UTC') })}
        </span>
      )}
      {settled_at !== null && (
        <span className="cell-under tiny subtle">
          {t('refunds.settled', { day: formatDate(settled_at, 'date', locale, 'UTC') })}
        </span>
      )}
    </div>
  )
}

/** What went back; captured money that is in no list of payments stands below, as what came. */
const AmountCell = ({ refund: { amount, captured_amount, currency } }: OfRefund) => (
  <>
    <span className="strong">
      <Money amount={-amount} currency={currency} />
    </span>
    {captured_amount !== null && (
      <span className="cell-under tiny subtle">
        +<Money amount={captured_amount} currency={currency} />
      </span>
    )}
  </>
)

type Name = 'order' | 'customer' | 'gateway' | 'state' | 'created_at' | 'amount'

const columns: Readonly<Record<Name, Omit<Column<ListedRefund>, 'key' | 'title'>>> = {
  order: { card: 'title', skeleton: 110, cell: (row) => <OrderCell refund={row} /> },
  customer: { card: 'line', words: true, skeleton: 160, cell: (row) => <CustomerCell refund={row} /> },
  gateway: { weight: 'extra', skeleton: 160, cell: (row) => <GatewayCell refund={row} /> },
  state: { card: 'line', skeleton: 90, cell: (row) => <StateCell refund={row} /> },
  created_at: { sort: 'created_at', card: 'line', skeleton: 140, cell: (row) => <TimeCell refund={row} /> },
  amount: { sort: 'amount', figures: true, card: 'end', skeleton: 80, cell: (row) => <AmountCell refund={row} /> },
}

const names = Object.keys(columns) as readonly Name[]

const titles = {
  order: 'payments.columns.order',
  customer: 'payments.columns.customer',
  gateway: 'payments.columns.gateway',
  state: 'orders.columns.state',
  created_at: 'orders.columns.created_at',
  amount: 'payments.columns.amount',
} as const

const useColumns = (): readonly Column<ListedRefund>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(titles[key]), ...columns[key] }))
}

/** Without `by`, which narrows nothing by itself. */
const noFilter: RefundsSearch = {
  query: undefined,
  customer: undefined,
  gateway: undefined,
  currency: undefined,
  state: undefined,
  origin: undefined,
  from: undefined,
  to: undefined,
  amount_gt: undefined,
  amount_lt: undefined,
}

const Filters = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(refundsSearch)
  return (
    <MoneyFilters search={search} onChange={change} days={refundDays} dayName={(day) => t(`refunds.days.${day}`)}>
      <GatewayFilter value={search.gateway} onChange={(gateway) => change({ gateway })} />
      <ChoiceFilter
        name={t('orders.columns.state')}
        value={search.state}
        choices={refundStates}
        labelOf={(state) => t(`orders.refund_states.${state}`)}
        onChange={(state) => change({ state })}
      />
      <ChoiceFilter
        name={t('refunds.origin')}
        value={search.origin}
        choices={refundOrigins}
        labelOf={(origin) => t(`orders.origins.${origin}`)}
        onChange={(origin) => change({ origin })}
      />
    </MoneyFilters>
  )
}

/** Refunds of all customers, with the money that was captured although nothing was owed. */
export const RefundsPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(refundsSearch)
  const query = useQuery(refundsQuery(search))
  const isFiltered = isNarrowed(search, noFilter)
  const { data } = useQuery({ ...refundTotalsQuery(search), enabled: isFiltered })
  const totals = isFiltered ? data : 'later'
  const withSums = useCountWithSums(totals, isOfAnotherList(query, search), (sum, { pending_amount }, format) =>
    pending_amount > 0 ? t('refunds.total', { sum, pending: format(pending_amount) }) : sum,
  )
  return (
    <Records
      title={t('orders.refunds')}
      filters={<Filters />}
      tools={<ExportButton file="refunds.csv" load={() => refundsCsv(search)} />}
      searchLabel={t('refunds.search')}
      search={search}
      sort="-created_at"
      isFiltered={isFiltered}
      query={query}
      rowsOf={({ refunds }) => refunds}
      columns={useColumns()}
      count={(count) => withSums(t('refunds.count', counted(count)))}
      nothing={{ title: t('refunds.empty'), text: t('refunds.empty_text') }}
      onChange={change}
      onClear={() => change({ ...noFilter, by: undefined })}
    />
  )
}
