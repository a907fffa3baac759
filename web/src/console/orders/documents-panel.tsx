import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { UtcDay } from '../../ui/date-time.tsx'
import { savePdf } from '../../ui/document/pdf-file.ts'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { fetchCreditNote, fetchDocument, type StaffOrderDetail } from './queries.ts'

interface FileButtonProps {
  readonly name: string
  readonly file: string
  /** Loads the PDF in base64. */
  readonly load: () => Promise<string>
}

const FileButton = ({ name, file, load }: FileButtonProps) => {
  const save = useMutation({ mutationFn: async () => savePdf(await load(), file) })
  return (
    <Button wide busy={save.isPending} onClick={() => save.mutate()}>
      <Download />
      {name}
    </Button>
  )
}

type CreditNote = StaffOrderDetail['credit_notes'][number]

const CreditNoteFile = ({ order: { id, currency }, note }: { order: StaffOrderDetail; note: CreditNote }) => {
  const { t } = useTranslation(['operator', 'order'])
  return (
    <div className="stack s1">
      <FileButton
        name={t('order:documents.credit_note', { number: note.number })}
        file={note.number}
        load={() => fetchCreditNote(id, note.id)}
      />
      <p className="tiny subtle">
        −<Money amount={note.amount} currency={currency} /> · <UtcDay at={note.issued_at} /> · {note.reason}
      </p>
    </div>
  )
}

/** The order's documents, as the customer has them, to send to anyone who asks. */
export const DocumentsPanel = ({ order }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const { id, number, pdf, paid_at, credit_notes } = order
  if (!pdf) return null
  return (
    <Panel title={t('order:documents.title')}>
      <div className="stack s3">
        <FileButton name={t('order:documents.invoice')} file={number} load={() => fetchDocument(id, 'invoice')} />
        {paid_at !== null && (
          <FileButton
            name={t('order:documents.receipt')}
            file={t('order:documents.receipt_file', { number })}
            load={() => fetchDocument(id, 'receipt')}
          />
        )}
        {credit_notes.map((note) => (
          <CreditNoteFile key={note.id} order={order} note={note} />
        ))}
      </div>
    </Panel>
  )
}
