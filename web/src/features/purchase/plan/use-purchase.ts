import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { answerOf, api } from '../../../api/client.ts'
import { useOneAtATime } from '../../../api/one-at-a-time.ts'

export interface Wish {
  readonly sku_id: string
  readonly quantity: number
  /** The trial that is to become what is bought. */
  readonly deliverable_id?: string
}

/** Orders what was chosen and goes to its invoice. */
export const usePurchase = (): readonly [UseMutationResult<string, Error, Wish>, (wish: Wish) => void] => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const mutationKey = ['purchase']
  const purchase = useMutation({
    mutationKey,
    mutationFn: async (wish: Wish) =>
      (await answerOf(api.POST('/billing/api/v1/orders', { body: { purpose: 'new', ...wish } }))).id,
    onSuccess: async (id) => {
      // It is ordered: whoever stayed for a question that was begun beside it would order it once more.
      await navigate({ to: '/invoices/$id', params: { id }, ignoreBlocker: true })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return [purchase, useOneAtATime(mutationKey, purchase.mutate)]
}
