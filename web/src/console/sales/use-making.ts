import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { paths } from '../../api/schema.generated.ts'

type PostBody<Path extends '/operator/api/v1/orders' | '/operator/api/v1/deliverables'> = NonNullable<
  paths[Path]['post']['requestBody']
>['content']['application/json']

type OrderBody = PostBody<'/operator/api/v1/orders'>
export type InvoiceBody = Extract<OrderBody, { action: 'custom' }>
export type SaleBody = Extract<OrderBody, { action: 'create' }>
export type LicenceBody = PostBody<'/operator/api/v1/deliverables'>

/** The queries that show the new object: lists, totals and the customer's page. */
const keys = ['orders', 'licences', 'customers', 'customer', 'today'] as const

interface MakingParts<Wish, Made extends { readonly id: string }> {
  readonly make: (wish: Wish) => Promise<Made>
  readonly success: string
  /** The query key that its page uses. */
  readonly keyOf: (id: string) => QueryKey
  readonly pathOf: (id: string) => string
  /** Closes the dialog. */
  readonly onMade: () => void
}

/** Creates something for a customer and opens its page. The form shows a refusal. */
export const useMaking = <Wish, Made extends { readonly id: string }>(parts: MakingParts<Wish, Made>) => {
  const { make, success, keyOf, pathOf, onMade } = parts
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: make,
    meta: { success, ownFailure: true },
    onSuccess: async (made) => {
      client.setQueryData(keyOf(made.id), made)
      // The navigation is not awaited: a user with an unsaved note on this page is asked first and may stay.
      onMade()
      void navigate({ to: pathOf(made.id) })
      await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: ['operator', key] })))
    },
  })
}
