import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import { api } from '../api.ts'

/** The licences of a customer that a ticket can be about. */
export const licencesToName = (customer: string) =>
  queryOptions({
    queryKey: ['operator', 'licences', 'of a ticket', customer],
    queryFn: () =>
      everyPage(async (page) => {
        const params = { query: { ...page, customer, sort: 'human_id' as const } }
        const { deliverables: rows, next } = await answerOf(api.GET('/operator/api/v1/deliverables', { params }))
        return { rows, next }
      }),
    staleTime: 60_000,
  })
