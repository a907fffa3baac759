import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { ReferenceDialog as Dialog } from '../../../ui/reference-dialog.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { orderQuery } from '../queries.ts'
import { dialogWords } from './dialog-words.ts'

interface DialogProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** The buyer's own reference on an unpaid invoice. */
export const ReferenceDialog = ({ order: { id, number, buyer_reference }, onClose }: DialogProps) => {
  const { t } = useTranslation('billing')
  const { t: common } = useTranslation()
  const { title, hint, save } = dialogWords[useLocale()].reference
  const queryClient = useQueryClient()
  const saving = useMutation({
    meta: { success: common('global.saved'), ownFields: true },
    mutationFn: (reference: string | null) =>
      answerOf(
        api.PUT('/billing/api/v1/orders/{order_id}/buyer_reference', {
          params: { path: { order_id: id } },
          body: { buyer_reference: reference },
        }),
      ),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return (
    <Dialog
      reference={buyer_reference}
      words={{ title: title(number), name: t('reference.name'), hint, save }}
      saving={saving}
      onClose={onClose}
    />
  )
}
