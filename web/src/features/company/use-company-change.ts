import { type MutationMeta, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { abilitiesQuery } from '../../api/abilities.ts'
import { companyQuery } from '../../api/company.ts'

/** A change of who belongs together: done, everything about the company and what one may do is asked anew. */
export const useCompanyChange = <Input = void, Answer = unknown>(
  change: (input: Input) => Promise<Answer>,
  meta: MutationMeta = {},
): UseMutationResult<Answer, Error, Input> => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: abilitiesQuery.queryKey }),
      ]),
  })
}
