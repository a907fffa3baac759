import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import { refetchEvery } from '../../api/refetch.ts'

/** Others change these too, so an open page refetches them. What the site map does not ask ahead is in `page-queries.ts`. */
export const followed = { refetchInterval: refetchEvery('licences') } as const

export const colleaguesQuery = queryOptions({
  queryKey: ['company', 'colleagues'],
  queryFn: () =>
    everyPage(async (query) => {
      const { colleagues: rows, next } = await answerOf(api.GET('/billing/api/v1/colleagues', { params: { query } }))
      return { rows, next }
    }),
  ...followed,
})

export const sentQuery = queryOptions({
  queryKey: ['company', 'requests', 'sent'],
  queryFn: () =>
    everyPage(async (query) => {
      const { requests: rows, next } = await answerOf(
        api.GET('/billing/api/v1/colleagues/requests/sent', { params: { query } }),
      )
      return { rows, next }
    }),
  ...followed,
})

export const receivedQuery = queryOptions({
  queryKey: ['company', 'requests', 'received'],
  queryFn: () =>
    everyPage(async (query) => {
      const { requests: rows, next } = await answerOf(
        api.GET('/billing/api/v1/colleagues/requests/received', { params: { query } }),
      )
      return { rows, next }
    }),
  ...followed,
})
