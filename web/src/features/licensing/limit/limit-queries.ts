import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'

/**
 * The price of a raise at this moment. Never cached: a user must not agree to an earlier price, or to one for another
 * quantity.
 */
export const previewQuery = ({ id, quantity }: Pick<Deliverable, 'id' | 'quantity'>, quantity_delta: number) =>
  queryOptions({
    queryKey: ['deliverable', id, 'upgrade_preview', quantity, quantity_delta],
    queryFn: () =>
      answerOf(
        api.GET('/billing/api/v1/deliverables/{id}/upgrade_preview', {
          params: { path: { id }, query: { quantity_delta } },
        }),
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const raiseLimit = (id: string, quantity_delta: number) =>
  answerOf(
    api.POST('/billing/api/v1/deliverables/{id}/upgrade', { params: { path: { id } }, body: { quantity_delta } }),
  )

interface Words {
  readonly title: string
  readonly description: string
}

/** Asks staff to lower the limit. The ticket names the licence, so that they see its state. */
export const askToLower = ({ id, category }: Pick<Deliverable, 'id' | 'category'>, words: Words) => {
  const product = category.name === 'media_server' ? ('iptv' as const) : ('vsaas' as const)
  const body = { ...words, kind: 'payment' as const, product, deliverable_id: id }
  return answerOf(api.POST('/talks-client/api/v1/tickets', { body }))
}
