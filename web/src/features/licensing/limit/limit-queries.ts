import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { UpgradePreview, UpgradeResult } from '@foyer/contract/licensing/limit-change.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'

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

/** Raises the limit at the price that the preview showed. Returns the refusal if the price has changed. */
export const raiseLimit = async (
  id: string,
  quantity_delta: number,
  { new_quantity: seen_quantity, total: seen_total }: Pick<UpgradePreview, 'new_quantity' | 'total'>,
): Promise<UpgradeResult | Failure> => {
  const body = { quantity_delta, seen_quantity, seen_total }
  try {
    return await answerOf(api.POST('/billing/api/v1/deliverables/{id}/upgrade', { params: { path: { id } }, body }))
  } catch (error) {
    if (error instanceof Failure && error.code === 'price_changed') return error
    throw error
  }
}

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
