import type { CreditNote, OrderDetail } from '@foyer/contract/billing/order.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { formatDate } from '../../../lib/dates.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { IdleIconButton } from '../../../ui/idle-icon-button.tsx'
import { Money } from '../../../ui/money.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

const NoteFile = ({ orderId, note }: { orderId: string; note: CreditNote }) => {
  const { t } = useTranslation('billing')
  const save = useMutation({
    mutationFn: async () => {
      const path = { order_id: orderId, id: note.id }
      const url = '/billing/api/v1/orders/{order_id}/credit_notes/{id}/document'
      savePdf((await answerOf(api.GET(url, { params: { path } }))).document, note.number)
    },
  })
  return (
    <IdleIconButton
      icon={Download}
      label={t('pdf_of', { number: note.number })}
      idle={save.isPending}
      onClick={() => save.mutate()}
    />
  )
}

/** The date; on a card also the reason and the document. */
const IssuedCell = ({ orderId, note }: { orderId: string; note: CreditNote }) => {
  const locale = useLocale()
  return (
    <>
      <span className="nowrap">{formatDate(note.issued_at, 'date', locale, 'UTC')}</span>
      <span className="on-card">
        <span className="row">
          <span className="tiny subtle">{note.reason}</span>
          <NoteFile orderId={orderId} note={note} />
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
    { key: 'reason', title: t('credit.reason'), cell: ({ reason }) => reason },
    {
      key: 'amount',
      title: t('columns.amount'),
      figures: true,
      card: 'end',
      cell: ({ amount }) => <Money amount={-amount} currency={currency} />,
    },
    { key: 'pdf', title: t('columns.pdf'), cell: (note) => <NoteFile orderId={id} note={note} /> },
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
