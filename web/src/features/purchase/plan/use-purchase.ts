import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { useOneAtATime } from '../../../api/one-at-a-time.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { useStillHere } from '../../../ui/use-still-here.ts'

export interface Wish {
  readonly sku_id: string
  readonly quantity: number
  /** With tax. */
  readonly seen_total: number
  /** The trial to convert into the purchase. */
  readonly deliverable_id?: string
}

/** Goes to the invoice of the order. Whoever has left the shop may be typing elsewhere, and is told of it instead. */
const useOpen = () => {
  const { t } = useTranslation('purchase')
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  return async (id: string): Promise<void> => {
    const to = { to: '/invoices/$id', params: { id } } as const
    // The order exists: a user held back by the question about an unsent contact form might order again.
    if (isStillHere()) return navigate({ ...to, ignoreBlocker: true })
    const open = { label: t('to_invoice'), run: () => void navigate(to) }
    toasts.show({ tone: 'ok', title: t('invoiced'), actions: [open] })
  }
}

/** Places the order and goes to its invoice. */
export const usePurchase = (): readonly [UseMutationResult<string, Error, Wish>, (wish: Wish) => void] => {
  const open = useOpen()
  const queryClient = useQueryClient()
  const mutationKey = ['purchase']
  const purchase = useMutation({
    mutationKey,
    mutationFn: async (wish: Wish) =>
      (await answerOf(api.POST('/billing/api/v1/orders', { body: { purpose: 'new', ...wish } }))).id,
    onSuccess: async (id) => {
      await open(id)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
    // The price or the offer may have changed: the cards then show what holds now.
    onError: () =>
      Promise.all((['quote', 'skus'] as const).map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  })
  return [purchase, useOneAtATime(mutationKey, purchase.mutate)]
}
