import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { displayNames } from '../../lib/intl.ts'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { formatPercent } from '../../lib/percent.ts'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { Money } from '../../ui/money.tsx'
import { PeriodFilter } from '../../ui/period-filter.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { CustomerFilter } from '../customers/customer-filter.tsx'
import { CustomerLink } from '../customers/customer-link.tsx'
import { CurrencyFilter } from '../list/currency-filter.tsx'
import { Records } from '../list/records.tsx'
import { isOfAnotherList, useCountWithSums } from '../list/use-count-text.ts'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { paths } from '../paths.ts'
import { type CreditNotesSearch, creditNotesSearch } from './credit-notes-search.ts'
import { creditNotesCsv, creditNotesQuery, creditNoteTotalsQuery, type StaffCreditNote } from './queries.ts'

interface OfNote {
  readonly note: StaffCreditNote
}

/** With the country, which decides the tax. */
const CustomerCell = ({ note: { customer, country } }: OfNote) => (
  <div>
    <div className="cut" title={customer.email}>
      <CustomerLink customer={customer} />
    </div>
    <span className="cell-under tiny subtle">
      {displayNames(useLocale(), { type: 'region' }).of(country) ?? country}
    </span>
  </div>
)

const TaxCell = ({ note: { tax, tax_amount, currency } }: OfNote) => {
  const locale = useLocale()
  return (
    <>
      <Money amount={tax_amount} currency={currency} />
      <span className="cell-under tiny subtle">{formatPercent(tax, locale)}</span>
    </>
  )
}

type Name = 'number' | 'issued_at' | 'order' | 'customer' | 'reason' | 'net_amount' | 'tax' | 'amount'

const columns: Readonly<Record<Name, Omit<Column<StaffCreditNote>, 'key' | 'title'>>> = {
  number: { card: 'title', skeleton: 110, cell: ({ number }) => <span className="name nowrap">{number}</span> },
  issued_at: {
    sort: 'issued_at',
    card: 'line',
    skeleton: 140,
    cell: ({ issued_at }) => <DateTime at={issued_at} format="payment" />,
  },
  order: {
    card: 'line',
    skeleton: 110,
    cell: ({ order_id, order_number }) => (
      <Link to={paths.order(order_id)} className="nowrap">
        {order_number}
      </Link>
    ),
  },
  customer: { card: 'line', words: true, skeleton: 160, cell: (row) => <CustomerCell note={row} /> },
  reason: {
    weight: 'spare',
    skeleton: 160,
    cell: ({ reason }) => (
      <div className="cut" title={reason}>
        {reason}
      </div>
    ),
  },
  net_amount: {
    figures: true,
    weight: 'extra',
    skeleton: 80,
    cell: ({ net_amount, currency }) => <Money amount={net_amount} currency={currency} />,
  },
  tax: { figures: true, weight: 'extra', skeleton: 80, cell: (row) => <TaxCell note={row} /> },
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
}

const titles = {
  number: 'orders.columns.number',
  issued_at: 'credit_notes.issued_at',
  order: 'payments.columns.order',
  customer: 'payments.columns.customer',
  reason: 'approvals.columns.reason',
  net_amount: 'orders.net',
  tax: 'credit_notes.tax',
  amount: 'orders.total',
} as const

const names = Object.keys(titles) as readonly Name[]

const useColumns = (): readonly Column<StaffCreditNote>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(titles[key]), ...columns[key] }))
}

const noFilter: CreditNotesSearch = {
  query: undefined,
  customer: undefined,
  currency: undefined,
  from: undefined,
  to: undefined,
}

/** Credit notes of all customers by date, searched by number, order or customer. */
export const CreditNotesPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(creditNotesSearch)
  const { customer } = search
  const query = useQuery(creditNotesQuery(search))
  const isFiltered = isNarrowed(search, noFilter)
  const { data } = useQuery({ ...creditNoteTotalsQuery(search), enabled: isFiltered })
  const totals = isFiltered ? data : 'later'
  const withSums = useCountWithSums(totals, isOfAnotherList(query, search), (sum, { tax_amount }, format) =>
    tax_amount > 0 ? t('credit_notes.total', { sum, tax: format(tax_amount) }) : sum,
  )
  return (
    <Records
      title={t('credit_notes.title')}
      filters={
        <>
          <PeriodFilter period={search} words={(word, values) => t(`list.period.${word}`, values)} onChange={change} />
          <CurrencyFilter value={search.currency} onChange={(currency) => change({ currency })} />
          {customer !== undefined && <CustomerFilter id={customer} onClear={() => change({ customer: undefined })} />}
        </>
      }
      tools={<ExportButton file="credit-notes.csv" load={() => creditNotesCsv(search)} />}
      searchLabel={t('credit_notes.search')}
      search={search}
      sort="-issued_at"
      isFiltered={isFiltered}
      query={query}
      rowsOf={({ credit_notes }) => credit_notes}
      columns={useColumns()}
      count={(count) => withSums(t('credit_notes.count', counted(count)))}
      nothing={{ title: t('credit_notes.empty'), text: t('credit_notes.empty_text') }}
      onChange={change}
      onClear={() => change(noFilter)}
    />
  )
}
