import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { licenceQuery } from '../../../api/licence.ts'

export const pathOf = ({ id }: Deliverable) => ({ path: { id } })

/** Switches renewal on or off; the page then shows the updated licence. */
export const useSwitch = <Input>(
  licence: Deliverable,
  send: (input: Input) => Promise<Deliverable>,
  success: string,
) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    meta: { success, ownFailure: true },
    onSuccess: (changed) => {
      queryClient.setQueryData(licenceQuery(licence.id).queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: ['deliverables'] })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
