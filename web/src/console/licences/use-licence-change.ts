import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MutationMessages } from '../../api/query-client.ts'
import { licenceQuery, type StaffLicence } from './queries.ts'
import { changedByLicence } from './use-licence-order.ts'

/** A change to a licence; the answer is the updated licence. */
export const useLicenceChange = <Wish>(
  change: (wish: Wish) => Promise<StaffLicence>,
  success: string,
  messages: Pick<MutationMessages, 'ownFailure' | 'ownFields'> = { ownFields: true },
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta: { success, ...messages },
    onSuccess: (licence) => client.setQueryData(licenceQuery(licence.id).queryKey, licence),
    // After a refusal the licence may have changed too, so it is refetched.
    onSettled: () =>
      Promise.all(changedByLicence.map((key) => client.invalidateQueries({ queryKey: ['operator', key] }))),
  })
}
