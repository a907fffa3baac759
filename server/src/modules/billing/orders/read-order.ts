import type { Order, OrderDay, OrderDetail, OrderSum } from '@foyer/contract/billing/order.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { idOfNobody, isId } from '../../../platform/ids.ts'
import { listDisputes } from '../disputes/dispute-store.ts'
import { listAttempts } from '../payments/attempt-store.ts'
import { billingPolicy } from '../policy.ts'
import { amountOf, presentOrder, presentOrderDetail } from '../present.ts'
import { listCreditNotes } from '../refunds/credit-note-store.ts'
import { listSurplus } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import { findPending } from '../staff/approval-store.ts'
import { readableOrder } from './order-access.ts'
import { listOrders, sumOwnOrders } from './order-list-store.ts'
import { isOwed } from './order-rules.ts'
import { findOrder, type OrderRow } from './order-store.ts'
import { findPaymentAndRare } from './rare-store.ts'
import { reissueOf } from './reissue-preview.ts'
import { findReplacements } from './replaced-store.ts'

interface OrderNarrowing {
  readonly query?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly by?: OrderDay | undefined
  readonly paid_at_is?: 'null' | undefined
  readonly status?: 'open' | 'paid' | 'cancelled' | undefined
  readonly amount_gt?: number | undefined
  readonly amount_lt?: number | undefined
  readonly deliverable_id?: string | undefined
  readonly owner?: string | undefined
}

export type OrderQuery = OrderNarrowing & SortedPageQuery

/** The filters of the list. */
const filterOf = (query: OrderNarrowing) => {
  const { paid_at_is, status, query: text, from, to, by, amount_gt, amount_lt, deliverable_id } = query
  return {
    ...(paid_at_is === 'null' && { unpaid: true as const }),
    ...(deliverable_id !== undefined && { deliverable_id: isId(deliverable_id) ? deliverable_id : idOfNobody }),
    ...defined({ status, text, from, to, by, amount_gt, amount_lt }),
  }
}

export const listOrdersOf =
  (services: Services) =>
  (call: ActorCall, query: OrderQuery): Promise<Page<Order>> =>
    services.database.read(call.tenant, async (tx) => {
      const { actor } = call
      const { cursor, limit, sort } = query
      const owners = await services.company.listedOwners(tx, actor.account_id, 'billing', query.owner)
      const filter = { owners, ...filterOf(query) }
      const page = await listOrders(tx, filter, { cursors: services.cursors, sort, cursor, limit })
      const rowOwners = await services.company.ownersOf(tx, actor.account_id, page.rows)
      return mapPage(page, (row) => presentOrder(services, row, rowOwners))
    })

/** What the list's orders add up to. Asked apart from the list, which would take as long. */
export const sumOrdersOf =
  (services: Services) =>
  ({ tenant, actor }: ActorCall, query: OrderNarrowing): Promise<OrderSum[]> =>
    services.database.read(tenant, async (tx) => {
      const owners = await services.company.listedOwners(tx, actor.account_id, 'billing', query.owner)
      const sums = await sumOwnOrders(tx, { owners, ...filterOf(query) })
      return sums.map(({ currency, amount, cancelled }) => ({
        currency: currencyOf(currency),
        amount: amountOf(amount, currency),
        cancelled_amount: amountOf(cancelled, currency),
      }))
    })

/** When the licence stops if its next period is not paid. */
const stopDayOf = async ({ renewing }: Services, tx: Tx, order: OrderRow): Promise<string | null> => {
  const { purpose, deliverable_id } = order
  if (purpose !== 'prolong' || !isOwed(order) || deliverable_id === null) return null
  return renewing.stopDay(tx, deliverable_id)
}

const afterwards = async (tx: Tx, id: string) => {
  const { payment, rare } = await findPaymentAndRare(tx, id)
  const [creditNotes, disputes, surplus, approval = null] = await Promise.all([
    rare.has_credit_notes ? listCreditNotes(tx, id) : [],
    rare.has_disputes ? listDisputes(tx, id) : [],
    rare.has_surplus ? listSurplus(tx, id) : [],
    rare.has_approval ? findPending(tx, id) : undefined,
  ])
  return { payment, creditNotes, disputes, surplus, approval }
}

/** The order with everything its page shows. Throws 404 for strangers and 403 if the caller’s role does not include billing. */
export const readOrder =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<OrderDetail> =>
    services.database.read(call.tenant, async (tx) => {
      // What needs no more than the id is asked for in the packet of the order itself. Strangers do not get to see it.
      const [order, attempts, after] = await Promise.all([
        readableOrder(services, tx, call, id, billingPolicy.getOrder),
        listAttempts(tx, id),
        afterwards(tx, id),
      ])
      const [stops_on, replacements, reissue, owners] = await Promise.all([
        stopDayOf(services, tx, order),
        findReplacements(tx, order),
        reissueOf(services, tx, order, call.locale),
        services.company.ownersOf(tx, call.actor.account_id, [order]),
      ])
      const beside = { attempts, ...after, replacements, reissue }
      return { ...presentOrderDetail(services, order, beside, owners, call.locale), stops_on }
    })

/** The order that the caller has just created, without checking access again. Throws 404 if it does not exist. */
export const readMade =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Order> =>
    services.database.read(call.tenant, async (tx) => {
      const order = await findOrder(tx, id)
      if (order === undefined) throw failure('not_found')
      return presentOrder(services, order, await services.company.ownersOf(tx, call.actor.account_id, [order]))
    })
