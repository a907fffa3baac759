import { queryOptions } from '@tanstack/react-query'
import { refetchEvery } from '../../../api/refetch.ts'
import { fetchOrders } from '../queries.ts'

/** The latest orders of a licence, each as in the list. */
export const ordersOfLicenceQuery = (id: string, limit: number) => {
  const filter = { deliverable_id: id, limit }
  return queryOptions({
    queryKey: ['orders', 'list', filter],
    queryFn: () => fetchOrders(filter),
    refetchInterval: refetchEvery('licences'),
  })
}
