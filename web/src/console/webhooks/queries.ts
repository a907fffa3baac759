import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { DeliveriesSearch } from './deliveries-search.ts'

const base = ['operator', 'webhooks'] as const
const refreshMs = 15_000

/** Refetches everything about webhooks after a replay. */
export const refreshWebhooks = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: base })

const fetchEndpoints = async () => (await answerOf(api.GET('/operator/api/v1/webhooks'))).webhooks
export type WebhookEndpoint = Awaited<ReturnType<typeof fetchEndpoints>>[number]

export const endpointsQuery = queryOptions({
  queryKey: [...base, 'endpoints'],
  queryFn: fetchEndpoints,
  refetchInterval: refreshMs,
})

type Filter = NonNullable<paths['/operator/api/v1/webhook_deliveries']['get']['parameters']['query']>

const fetchDeliveries = (query: Filter) =>
  answerOf(api.GET('/operator/api/v1/webhook_deliveries', { params: { query } }))
export type DeliveriesPage = Awaited<ReturnType<typeof fetchDeliveries>>
export type WebhookDelivery = DeliveriesPage['webhook_deliveries'][number]

/** One page of deliveries, newest first. */
export const deliveriesQuery = ({ view = 'all', limit = defaultLimit, ...search }: DeliveriesSearch) => {
  const filter: Filter = defined({ ...(view !== 'all' && { state: view }), ...search, limit })
  return queryOptions({
    queryKey: [...base, 'deliveries', filter],
    queryFn: () => fetchDeliveries(filter),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

const fetchDelivery = (id: string) =>
  answerOf(api.GET('/operator/api/v1/webhook_deliveries/{id}', { params: { path: { id } } }))
export type DeliveryDetail = Awaited<ReturnType<typeof fetchDelivery>>

export const deliveryQuery = (id: string) =>
  queryOptions({ queryKey: [...base, 'delivery', id], queryFn: () => fetchDelivery(id), refetchInterval: refreshMs })
