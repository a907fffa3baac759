import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { WebhookDelivery, WebhookDeliveryDetail, WebhookEndpoint } from '@foyer/contract/webhooks/delivery.ts'
import { found } from '../../platform/database/found.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { emptyPage, mapPage } from '../../platform/http/page-answer.ts'
import { isId } from '../../platform/ids.ts'
import { endpointsOf } from './endpoint-rules.ts'
import { presentAttempt, presentDelivery, shownUrl } from './present.ts'
import type { Services } from './services.ts'
import {
  countByEndpoint,
  type DeliveryFilter,
  findDelivery,
  getMessage,
  listAttempts,
  listDeliveries,
} from './store.ts'

export interface DeliveryQuery extends DeliveryFilter, SortedPageQuery {}

/** Lists webhook deliveries. Filtering by something that cannot be an id finds nothing. */
export const listDeliveriesOf =
  ({ database, cursors }: Services) =>
  async (
    { tenant }: OperatorCall,
    { cursor, limit, sort, ...filter }: DeliveryQuery,
  ): Promise<Page<WebhookDelivery>> => {
    // A text that is no valid id matches nothing.
    if (filter.object_id !== undefined && !isId(filter.object_id)) return emptyPage
    const page = await database.read(tenant, (tx) =>
      listDeliveries(tx, filter, { cursors, sort, cursor, limit, most: mostCounted }),
    )
    return mapPage(page, presentDelivery)
  }

/** Fails with 404 `not_found` if there is no such delivery. */
export const readDelivery =
  ({ database }: Services) =>
  ({ tenant }: OperatorCall, id: string): Promise<WebhookDeliveryDetail> =>
    database.read(tenant, async (tx) => {
      const row = await found(tx, id, findDelivery)
      const { body } = await getMessage(tx, row.message_id)
      return { ...presentDelivery(row), body, history: (await listAttempts(tx, id)).map(presentAttempt) }
    })

/** The brand’s webhook endpoints with counts of their deliveries. */
export const listEndpoints =
  ({ database, branding }: Services) =>
  async ({ tenant }: OperatorCall): Promise<WebhookEndpoint[]> => {
    const endpoints = endpointsOf(branding.get(tenant))
    const keys = endpoints.map(({ key }) => key)
    const rows = await database.read(tenant, (tx) => countByEndpoint(tx, keys))
    const figures = new Map(rows.map((row) => [row.endpoint, row]))
    return endpoints.map(({ key, url, events }) => {
      const { waiting = 0, dead = 0, delivered_at = null } = figures.get(key) ?? {}
      return {
        key,
        url: shownUrl(url),
        events: [...events],
        waiting,
        dead,
        delivered_at: delivered_at?.toISOString() ?? null,
      }
    })
  }
