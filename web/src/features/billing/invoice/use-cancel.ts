import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { orderQuery } from '../queries.ts'

/** Cancels an unpaid purchase; the page then shows its new state. */
export const useCancel = ({ id }: Pick<OrderDetail, 'id'>): UseMutationResult<OrderDetail, Error, void> => {
  const { t } = useTranslation('billing')
  const queryClient = useQueryClient()
  return useMutation({
    meta: { success: t('cancel.done') },
    mutationFn: () =>
      answerOf(api.POST('/billing/api/v1/orders/{order_id}/cancel', { params: { path: { order_id: id } } })),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
