import type { Payment } from '@foyer/contract/billing/payment.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchPayments } from '../queries.ts'

/** The payment of a paid order, found by the order's number among the payments of that day; null if none is visible. */
export const paymentOfOrderQuery = (orderId: string, number: string, paidAt: string) =>
  queryOptions({
    queryKey: ['payments', 'of', orderId, paidAt],
    queryFn: async (): Promise<Payment | null> => {
      const day = paidAt.slice(0, 10)
      const { payments } = await fetchPayments({ query: number, from: day, to: day, limit: 100 })
      return payments.find(({ order_id }) => order_id === orderId) ?? null
    },
    staleTime: 60_000,
  })
