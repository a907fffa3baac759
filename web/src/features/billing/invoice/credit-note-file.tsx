import type { CreditNote } from '@foyer/contract/billing/order.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { IdleIconButton } from '../../../ui/idle-icon-button.tsx'

interface CreditNoteFileProps {
  readonly orderId: string
  readonly note: Pick<CreditNote, 'id' | 'number'>
}

/** Saves the PDF of a credit note. */
export const CreditNoteFile = ({ orderId, note }: CreditNoteFileProps) => {
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
