import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paidBy } from '../../lib/card-brand.ts'
import { formatDate } from '../../lib/dates.ts'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { formatMoney } from '../../lib/money.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { Money } from '../../ui/money.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { CustomerLink } from '../customers/customer-link.tsx'
import { GatewayFilter, MoneyFilters } from '../list/money-filters.tsx'
import { Records } from '../list/records.tsx'
import { isOfAnotherList, useCountText } from '../list/use-count-text.ts'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { paths, place } from '../paths.ts'
import { paymentDays, type PaymentsSearch, paymentsSearch } from './payments-search.ts'
import { paymentsCsv, paymentsQuery, paymentTotalsQuery, type StaffPayment } from './queries.ts'

// In one file with its neighbours: a file of its own would weigh on the console's frame.
export { CreditNotesPage } from '../credit-notes/credit-notes-page.tsx'
export { RefundsPage } from '../refunds/refunds-page.tsx'

/** The gateway and card that it came through. */
const GatewayCell = ({ payment: { gateway, card_last_four } }: { payment: StaffPayment }) => {
  const { t } = useTranslation('operator')
  return paidBy(t(`gateways.${gateway}`), card_last_four)
}

/** Shows the payment method below the customer where its own column does not fit. */
const CustomerCell = ({ payment }: { payment: StaffPayment }) => (
  <>
    <span className="cut" title={payment.customer.email}>
      <CustomerLink customer={payment.customer} />
    </span>
    <span className="for-extra tiny subtle">
      <GatewayCell payment={payment} />
    </span>
  </>
)

/** What arrived of a transfer that was short, and what became of the rest. */
const Shortfall = ({ payment: { shortfall, currency } }: { payment: StaffPayment }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  return (
    <span className="cell-under tiny subtle">
      {t('orders.let_go', { amount: formatMoney(shortfall, currency, locale) })}
    </span>
  )
}

const AmountCell = ({ payment }: { payment: StaffPayment }) => (
  <>
    <span className="strong">
      <Money amount={payment.amount} currency={payment.currency} />
    </span>
    {payment.refunded > 0 && (
      <span className="cell-under tiny subtle">
        −<Money amount={payment.refunded} currency={payment.currency} />
      </span>
    )}
    {payment.shortfall > 0 && <Shortfall payment={payment} />}
  </>
)

/** When the money arrived, and the day of its entry if that is another. */
const TimeCell = ({ payment: { created_at, recorded_at } }: { payment: StaffPayment }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const isLate = recorded_at > `${created_at.slice(0, 10)}T24`
  return (
    <>
      <DateTime at={created_at} format="payment" />
      {isLate && (
        <span className="cell-under tiny subtle">
          {t('payments.recorded', { day: formatDate(recorded_at, 'date', locale, 'UTC') })}
        </span>
      )}
    </>
  )
}

type Name = 'order' | 'customer' | 'gateway' | 'transaction' | 'created_at' | 'amount'

const columns: Readonly<Record<Name, Omit<Column<StaffPayment>, 'key' | 'title'>>> = {
  order: {
    card: 'title',
    skeleton: 110,
    cell: ({ order_id, order_number }) => (
      <Link to={paths.order(order_id)} className="name nowrap">
        {order_number}
      </Link>
    ),
  },
  customer: { card: 'line', words: true, skeleton: 160, cell: (row) => <CustomerCell payment={row} /> },
  gateway: { sort: 'gateway', weight: 'extra', skeleton: 90, cell: (row) => <GatewayCell payment={row} /> },
  transaction: {
    weight: 'spare',
    skeleton: 160,
    cell: ({ transaction_id }) => (
      <span className="cut mono" title={transaction_id}>
        {transaction_id}
      </span>
    ),
  },
  created_at: {
    sort: 'created_at',
    card: 'line',
    skeleton: 140,
    cell: (row) => <TimeCell payment={row} />,
  },
  amount: { sort: 'amount', figures: true, card: 'end', skeleton: 80, cell: (row) => <AmountCell payment={row} /> },
}

const names: readonly Name[] = ['order', 'customer', 'gateway', 'transaction', 'created_at', 'amount']

const useColumns = (): readonly Column<StaffPayment>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(`payments.columns.${key}`), ...columns[key] }))
}

/** Without `by`, which narrows nothing by itself. */
const noFilter: PaymentsSearch = {
  query: undefined,
  customer: undefined,
  gateway: undefined,
  currency: undefined,
  from: undefined,
  to: undefined,
  amount_gt: undefined,
  amount_lt: undefined,
}

const Filters = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(paymentsSearch)
  return (
    <MoneyFilters search={search} onChange={change} days={paymentDays} dayName={(day) => t(`payments.days.${day}`)}>
      <GatewayFilter value={search.gateway} onChange={(gateway) => change({ gateway })} />
    </MoneyFilters>
  )
}

/** Payments received, searched by transaction, order or customer. */
export const PaymentsPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(paymentsSearch)
  const { customer, currency, from, to } = search
  const query = useQuery(paymentsQuery(search))
  const isFiltered = isNarrowed(search, noFilter)
  const { data } = useQuery({ ...paymentTotalsQuery(search), enabled: isFiltered })
  const withSums = useCountText(isFiltered ? data : 'later', isOfAnotherList(query, search))
  return (
    <Records
      title={t('areas.payments')}
      actions={
        <>
          <Link {...place(paths.refunds, { customer, currency, from, to })} className={buttonClass()}>
            {t('orders.refunds')}
          </Link>
          <Link {...place(paths.creditNotes, { customer, currency, from, to })} className={buttonClass()}>
            {t('credit_notes.title')}
          </Link>
        </>
      }
      filters={<Filters />}
      tools={<ExportButton file="payments.csv" load={() => paymentsCsv(search)} />}
      searchLabel={t('payments.search')}
      search={search}
      sort="-created_at"
      isFiltered={isFiltered}
      query={query}
      rowsOf={({ payments }) => payments}
      columns={useColumns()}
      count={(count) => withSums(t('payments.count', counted(count)))}
      nothing={{ title: t('payments.empty'), text: t('payments.empty_text') }}
      onChange={change}
      onClear={() => change({ ...noFilter, by: undefined })}
    />
  )
}
