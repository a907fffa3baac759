import type { Order } from '@foyer/contract/billing/order.ts'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { documentQuery } from '../queries.ts'

/** Fetches the order's document and hands it over as a file. */
export const useDownload = ({ id, number }: Pick<Order, 'id' | 'number'>): UseMutationResult<void, Error, void> => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => savePdf(await queryClient.fetchQuery(documentQuery(id)), number),
  })
}
