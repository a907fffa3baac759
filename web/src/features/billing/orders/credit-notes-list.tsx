import type { IssuedCreditNote } from '@foyer/contract/billing/credit-note.ts'
import '../list/list.css'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { formatDate } from '../../../lib/dates.ts'
import { isNarrowed } from '../../../lib/is-narrowed.ts'
import { formatPercent } from '../../../lib/percent.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ExportButton } from '../../../ui/export-button.tsx'
import { ListBody } from '../../../ui/list-body.tsx'
import { Money } from '../../../ui/money.tsx'
import { useOwnerColumn } from '../../../ui/owner-column.tsx'
import { OwnerFilter } from '../../../ui/owner-filter.tsx'
import { PeriodFilter } from '../../../ui/period-filter.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { CreditNoteFile } from '../invoice/credit-note-file.tsx'
import { BillArt } from '../list/bill-art.tsx'
import type { ListChange } from '../list/list-change.ts'
import { creditNotesQuery, defaultLimit } from '../queries.ts'
import type { OrdersSearch } from './orders-search.ts'

/** All credit notes that match the filters, as CSV. */
const creditNotesCsv = ({ query, from, to, owner }: OrdersSearch): Promise<Blob> => {
  const filter = defined({ query, from, to, owner, format: 'csv' as const })
  return answerOf(api.GET('/billing/api/v1/credit_notes', { params: { query: filter }, parseAs: 'blob' }))
}

interface OfNote {
  readonly note: IssuedCreditNote
}

const IssuedCell = ({ note: { issued_at } }: OfNote) => {
  const locale = useLocale()
  return (
    <time dateTime={issued_at} title={formatDate(issued_at, 'payment', locale)}>
      {formatDate(issued_at, 'date', locale, 'UTC')}
    </time>
  )
}

const TaxCell = ({ note: { tax, tax_amount, currency } }: OfNote) => {
  const locale = useLocale()
  return (
    <>
      <Money amount={-tax_amount} currency={currency} />
      <div className="tiny subtle">{formatPercent(tax, locale)}</div>
    </>
  )
}

/** With the file, which has a column of its own except on a card. */
const InvoiceCell = ({ note }: OfNote) => (
  <>
    <Link to="/invoices/$id" params={{ id: note.order_id }} className="nowrap">
      {note.order_number}
    </Link>
    <span className="on-card">
      <CreditNoteFile orderId={note.order_id} note={note} />
    </span>
  </>
)

/** The number; on a card also the reason. */
const NumberCell = ({ note: { number, reason } }: OfNote) => (
  <>
    <span className="nowrap">{number}</span>
    <span className="on-card bill-under tiny subtle">{reason}</span>
  </>
)

const titles = {
  number: 'columns.number',
  issued_at: 'columns.created_at',
  invoice: 'credit.invoice',
  reason: 'credit.reason',
  net_amount: 'credit.net',
  tax: 'credit.tax',
  amount: 'columns.amount',
  pdf: 'columns.pdf',
} as const

type Name = keyof typeof titles

const columns: Readonly<Record<Name, Omit<Column<IssuedCreditNote>, 'key' | 'title'>>> = {
  number: { card: 'title', skeleton: 120, cell: (note) => <NumberCell note={note} /> },
  issued_at: { card: 'line', skeleton: 90, cell: (note) => <IssuedCell note={note} /> },
  invoice: { card: 'line', skeleton: 110, cell: (note) => <InvoiceCell note={note} /> },
  reason: {
    words: true,
    skeleton: 180,
    cell: ({ reason }) => (
      <span className="cut" title={reason}>
        {reason}
      </span>
    ),
  },
  net_amount: {
    weight: 'spare',
    figures: true,
    skeleton: 70,
    cell: ({ net_amount, currency }) => <Money amount={-net_amount} currency={currency} />,
  },
  tax: { weight: 'spare', figures: true, skeleton: 60, cell: (note) => <TaxCell note={note} /> },
  amount: {
    figures: true,
    card: 'end',
    skeleton: 80,
    cell: ({ amount, currency }) => (
      <span className="strong">
        <Money amount={-amount} currency={currency} />
      </span>
    ),
  },
  pdf: { skeleton: 32, cell: (note) => <CreditNoteFile orderId={note.order_id} note={note} /> },
}

const names = Object.keys(titles) as readonly Name[]

interface CreditNotesListProps {
  readonly search: OrdersSearch
  readonly onChange: ListChange<OrdersSearch>
}

const Rows = ({ notes }: { readonly notes: readonly IssuedCreditNote[] | undefined }) => {
  const { t } = useTranslation('billing')
  const all = names.map((key) => ({ key, title: t(titles[key]), ...columns[key] }))
  return (
    <DataTable
      name={t('credit.title')}
      columns={useOwnerColumn(all, notes, 'number')}
      rows={notes}
      rowKey={({ id }) => id}
    />
  )
}

const Toolbar = ({ search, onChange, rows }: CreditNotesListProps & { readonly rows: readonly IssuedCreditNote[] }) => {
  const { t } = useTranslation('billing')
  return (
    <div className="toolbar">
      <PeriodFilter period={search} words={(word, values) => t(`period.${word}`, values)} onChange={onChange} />
      <OwnerFilter
        name={t('owner.name')}
        mine={t('owner.me')}
        kind="payments"
        rows={rows}
        owner={search.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <div className="toolbar-end">
        <SearchField
          label={t('credit.search')}
          value={search.query ?? ''}
          onSearch={(text) => onChange({ query: text === '' ? undefined : text }, { replace: true })}
        />
        <ExportButton file="credit-notes.csv" load={() => creditNotesCsv(search)} />
      </div>
    </div>
  )
}

const noFilter: OrdersSearch = { query: undefined, from: undefined, to: undefined, owner: undefined }

/** Credit notes by their own date, newest first, in place of the invoices. */
export const CreditNotesList = (props: CreditNotesListProps) => {
  const { search, onChange } = props
  const { t } = useTranslation('billing')
  const notes = useQuery(creditNotesQuery(search))
  return (
    <ListBody
      query={notes}
      rowsOf={({ credit_notes }) => credit_notes}
      count={(count) => t('credit.count', { count })}
      limit={search.limit ?? defaultLimit}
      cursor={search.cursor}
      toolbar={<Toolbar {...props} rows={notes.data?.credit_notes ?? []} />}
      empty={<EmptyState art={<BillArt />} title={t('credit.empty')} text={t('credit.empty_text')} />}
      onClear={isNarrowed(search, noFilter) ? () => onChange(noFilter) : undefined}
      onChange={onChange}
    >
      {(rows) => <Rows notes={rows} />}
    </ListBody>
  )
}
