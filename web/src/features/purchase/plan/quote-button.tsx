import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'

interface QuoteButtonProps {
  readonly skuId: string
  readonly quantity: number
  readonly disabled: boolean
}

/** The shown price as a document, for people who need approval before buying. */
export const QuoteButton = ({ skuId, quantity, disabled }: QuoteButtonProps) => {
  const { t } = useTranslation('purchase')
  const locale = useLocale()
  const save = useMutation({
    mutationFn: () => {
      const params = { path: { sku_id: skuId }, query: { quantity } }
      return answerOf(api.GET('/billing/api/v1/skus/{sku_id}/quote', { params }))
    },
    onSuccess: ({ number, valid_until, document }) => {
      savePdf(document, number)
      const until = t('quote_valid', { date: formatDate(valid_until, 'date', locale, 'UTC') })
      toasts.show({ tone: 'ok', title: t('quote_saved', { number }), details: [until] })
    },
  })
  return (
    <Button kind="quiet" wide busy={save.isPending} disabled={disabled} onClick={() => save.mutate()}>
      <FileText />
      {t('quote')}
    </Button>
  )
}
