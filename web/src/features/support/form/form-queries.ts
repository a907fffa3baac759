import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { TicketCategory } from '@foyer/contract/support/category.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'

/** Categories depend on kind and product; without both, nothing is requested. */
export const categoriesQuery = (kind: TicketCategory['kind'] | '', product: TicketCategory['product'] | '') =>
  queryOptions({
    queryKey: ['ticket_categories', kind, product],
    queryFn: async () => {
      if (kind === '' || product === '') return []
      const params = { query: { kind, product } }
      return (await answerOf(api.GET('/talks-client/api/v1/ticket_categories', { params }))).ticket_categories
    },
    enabled: kind !== '' && product !== '',
    staleTime: 300_000,
  })

/** The invoice that a question was begun about. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    // The same call as that of the invoice's own page.
    queryKey: ['orders', 'one', id],
    queryFn: (): Promise<OrderDetail> => answerOf(api.GET('/billing/api/v1/orders/{id}', { params: { path: { id } } })),
    staleTime: 60_000,
  })
