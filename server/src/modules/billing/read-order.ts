import type { Order, OrderDetail } from '@foyer/contract/billing/order.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { listAttempts } from './attempt-store.ts'
import { readableOrder } from './order-access.ts'
import { listOrders } from './order-store.ts'
import { billingPolicy } from './policy.ts'
import { presentOrder, presentOrderDetail } from './present.ts'
import type { Services } from './services.ts'

export interface OrderQuery {
  readonly cursor?: string | undefined
  readonly limit: number
  readonly sort: string
  readonly query?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly paid_at_is?: 'null' | undefined
  readonly status?: 'open' | 'paid' | undefined
  readonly owner?: string | undefined
}

const openOnly = ({ paid_at_is, status }: OrderQuery): boolean | undefined => {
  if (paid_at_is === 'null') return true
  return status === undefined ? undefined : status === 'open'
}

export const listOrdersOf =
  (services: Services) =>
  (call: ActorCall, query: OrderQuery): Promise<Page<Order>> =>
    services.database.read(call.tenant, async (tx) => {
      const { actor } = call
      const { cursor, limit, sort, query: text, from, to } = query
      const open = openOnly(query)
      const filter = {
        owners: await services.company.listedOwners(tx, call.actor.account_id, 'billing', query.owner),
        ...(open !== undefined && { open }),
        ...(text !== undefined && { text }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      }
      const page = await listOrders(tx, filter, { cursors: services.cursors, sort, cursor, limit })
      const owners = await services.company.ownersOf(tx, actor.account_id, page.rows)
      return { ...page, rows: page.rows.map((row) => presentOrder(row, owners)) }
    })

export const readOrder =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<OrderDetail> =>
    services.database.read(call.tenant, async (tx) => {
      const order = await readableOrder(services, tx, call, id, billingPolicy.getOrder)
      const attempts = await listAttempts(tx, order.id)
      const owners = await services.company.ownersOf(tx, call.actor.account_id, [order])
      return presentOrderDetail(order, attempts, owners, call.locale)
    })
