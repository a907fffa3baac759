import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MutationMessages } from '../../api/query-client.ts'
import { licenceQuery, type StaffLicence } from './queries.ts'
import { changedByLicence } from './use-licence-order.ts'

/** One thing done to a licence, whose answer is the licence as it is then. */
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
    // A refusal tells of a licence that may be another one by now.
    onSettled: () =>
      Promise.all(changedByLicence.map((key) => client.invalidateQueries({ queryKey: ['operator', key] }))),
  })
}
