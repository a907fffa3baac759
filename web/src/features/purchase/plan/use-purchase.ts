import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { answerOf, api } from '../../../api/client.ts'

export interface Wish {
  readonly sku_id: string
  readonly quantity: number
  /** The trial that is to become what is bought. */
  readonly deliverable_id?: string
}

/** Orders what was chosen and goes to its invoice. */
export const usePurchase = (): UseMutationResult<string, Error, Wish> => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (wish) =>
      (await answerOf(api.POST('/billing/api/v1/orders', { body: { purpose: 'new', ...wish } }))).id,
    onSuccess: async (id) => {
      // It is ordered: whoever stayed for a question that was begun beside it would order it once more.
      await navigate({ to: '/invoices/$id', params: { id }, ignoreBlocker: true })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
