import type { CreditNote, OrderDetail } from '@foyer/contract/billing/order.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Money } from '../../../ui/money.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { CreditNoteFile } from './credit-note-file.tsx'

/** The date; on a card also the reason and the document. */
const IssuedCell = ({ orderId, note }: { orderId: string; note: CreditNote }) => {
  const locale = useLocale()
  return (
    <>
      <span className="nowrap">{formatDate(note.issued_at, 'date', locale, 'UTC')}</span>
      <span className="on-card">
        <span className="row">
          <span className="tiny subtle">{note.reason}</span>
          <CreditNoteFile orderId={orderId} note={note} />
        </span>
      </span>
    </>
  )
}

const useNoteColumns = ({ id, currency }: OrderDetail): readonly Column<CreditNote>[] => {
  const { t } = useTranslation('billing')
  return [
    { key: 'number', title: t('columns.number'), card: 'title', cell: ({ number }) => number },
    {
      key: 'issued_at',
      title: t('columns.created_at'),
      card: 'line',
      cell: (note) => <IssuedCell orderId={id} note={note} />,
    },
    {
      key: 'reason',
      title: t('credit.reason'),
      words: true,
      cell: ({ reason }) => (
        <span className="cut" title={reason}>
          {reason}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('columns.amount'),
      figures: true,
      card: 'end',
      cell: ({ amount }) => <Money amount={-amount} currency={currency} />,
    },
    { key: 'pdf', title: t('columns.pdf'), cell: (note) => <CreditNoteFile orderId={id} note={note} /> },
  ]
}

/** The credit notes of an invoice, each with its document. */
export const CreditNotes = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const columns = useNoteColumns(order)
  if (order.credit_notes.length === 0) return null
  return (
    <Panel title={t('credit.title')} bare>
      <DataTable name={t('credit.title')} columns={columns} rows={order.credit_notes} rowKey={({ id }) => id} />
    </Panel>
  )
}
