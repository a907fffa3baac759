import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { answerOf, api } from '../../../api/client.ts'
import { useOneAtATime } from '../../../api/one-at-a-time.ts'

export interface Wish {
  readonly sku_id: string
  readonly quantity: number
  /** With tax. */
  readonly seen_total: number
  /** The trial to convert into the purchase. */
  readonly deliverable_id?: string
}

/** Places the order and goes to its invoice. */
export const usePurchase = (): readonly [UseMutationResult<string, Error, Wish>, (wish: Wish) => void] => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const mutationKey = ['purchase']
  const purchase = useMutation({
    mutationKey,
    mutationFn: async (wish: Wish) =>
      (await answerOf(api.POST('/billing/api/v1/orders', { body: { purpose: 'new', ...wish } }))).id,
    onSuccess: async (id) => {
      // The order exists: a user held back by the question about an unsent contact form might order again.
      await navigate({ to: '/invoices/$id', params: { id }, ignoreBlocker: true })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
    // The price or the offer may have changed: the cards then show what holds now.
    onError: () =>
      Promise.all((['quote', 'skus'] as const).map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  })
  return [purchase, useOneAtATime(mutationKey, purchase.mutate)]
}
