import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import type { StaffLicence } from './queries.ts'
import type { SeenLicence } from './use-seen-licence.ts'

type Body = Extract<
  NonNullable<paths['/operator/api/v1/orders']['post']['requestBody']>['content']['application/json'],
  { deliverable_id: string }
>
/** An order's body without the licence and customer. */
type WishOf<Each> = Each extends Body ? Omit<Each, 'customer_id' | 'deliverable_id'> : never

/** The queries that a change of a licence affects: the licence, its invoices, and the log of both. */
export const changedByLicence = [
  'licence',
  'licences',
  'orders',
  'order',
  'customer',
  'customers',
  'today',
  'audit',
] as const

/**
 * Places an order for a customer's licence. The dialog shows a refusal itself. The licence may have changed, so it is
 * refetched.
 */
export const useLicenceOrder = (
  { id, customer }: StaffLicence,
  success: string,
  ask: SeenLicence['ask'] = (call) => call(),
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: WishOf<Body>) =>
      ask(() =>
        answerOf(
          api.POST('/operator/api/v1/orders', { body: { ...wish, customer_id: customer.id, deliverable_id: id } }),
        ),
      ),
    meta: { success, ownFailure: true },
    onSettled: () =>
      Promise.all(changedByLicence.map((key) => client.invalidateQueries({ queryKey: ['operator', key] }))),
  })
}
