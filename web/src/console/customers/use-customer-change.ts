import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { MutationMessages } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { customerQuery } from './queries.ts'

export type CustomerWish = NonNullable<
  paths['/operator/api/v1/customers/{id}']['patch']['requestBody']
>['content']['application/json']

/** Changes what staff may change in an account; the answer is the updated account. */
export const useCustomerChange = (id: string, success: string, messages: Pick<MutationMessages, 'ownFailure'> = {}) => {
  const client = useQueryClient()
  const { queryKey } = customerQuery(id)
  return useMutation({
    // One at a time, so that the last change wins.
    scope: { id: queryKey.join('/') },
    mutationFn: (body: CustomerWish) =>
      answerOf(api.PATCH('/operator/api/v1/customers/{id}', { params: { path: { id } }, body })),
    meta: { success, ...messages },
    onSuccess: (customer) => {
      client.setQueryData(queryKey, customer)
      return client.invalidateQueries({ queryKey: ['operator', 'customers'] })
    },
  })
}
