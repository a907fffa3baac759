import type { OrderDay } from '@foyer/contract/billing/order.ts'
import type {
  MoneyTotal,
  OrderTotal,
  PaymentDay,
  StaffOrder,
  StaffOrderDetail,
  StaffPayment,
} from '@foyer/contract/operator/order.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { idOfNobody, isId } from '../../../platform/ids.ts'
import { onlyOwner } from '../../company/index.ts'
import { listDisputes } from '../disputes/dispute-store.ts'
import {
  type BilledOrderRow,
  foundForStaff,
  listBilledOrders,
  type OrderFilter,
  sumOrders,
} from '../orders/order-list-store.ts'
import { reissueOf } from '../orders/reissue-preview.ts'
import { findReplacements } from '../orders/replaced-store.ts'
import { listAttempts } from '../payments/attempt-store.ts'
import {
  findPaymentOfOrder,
  foundPaymentsForStaff,
  listPayments,
  type PaymentFilter,
  sumPayments,
} from '../payments/payment-store.ts'
import { listCreditNotes } from '../refunds/credit-note-store.ts'
import type { Services } from '../services.ts'
import { findPending } from './approval-store.ts'
import {
  type AroundOrder,
  presentOrderTotal,
  presentStaffOrder,
  presentStaffOrderDetail,
  presentStaffPayment,
  presentTotal,
} from './present-for-staff.ts'
import { presentApprovals } from './read-approvals.ts'
import { listRefundsOf, paidFor } from './staff-order-store.ts'
import { orderForStaff } from './staff-order.ts'

export interface MoneyFilter {
  readonly query?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly customer?: string | undefined
  readonly gateway?: string | undefined
  readonly currency?: string | undefined
  readonly amount_gt?: number | undefined
  readonly amount_lt?: number | undefined
}

export interface StaffPaymentFilter extends MoneyFilter {
  readonly by?: PaymentDay | undefined
}

export interface StaffOrderFilter extends MoneyFilter {
  readonly status?: 'open' | 'overdue' | 'paid' | 'refunded' | 'cancelled' | undefined
  readonly purpose?: string | undefined
  readonly by?: OrderDay | undefined
  /** The state of a dispute about their payment. */
  readonly dispute?: string | undefined
  /** The id of the licence that they are about. */
  readonly deliverable?: string | undefined
}

export type StaffPaymentQuery = StaffPaymentFilter & SortedPageQuery
export type StaffOrderQuery = StaffOrderFilter & SortedPageQuery

/** All customers, or one of them. Something that cannot be an id matches nobody. */
export const ownersOf = (customer: string | undefined) => {
  if (customer === undefined) return {}
  return { owners: onlyOwner(isId(customer) ? customer : idOfNobody) }
}

/** Whether a search left out what belongs to customers, because too many match. */
export interface Missing {
  readonly too_many_customers?: true
}

/** The condition for a search text, if there is one. */
export const searched = async (
  { account }: Services,
  tx: Tx,
  text: string | undefined,
  find: typeof foundForStaff,
): Promise<Missing & Pick<OrderFilter, 'found'>> => {
  if (text === undefined || text === '') return {}
  const { ids, ...missing } = await account.staff.named(tx, text)
  return { found: await find(tx, text, ids), ...missing }
}

/** The customers of the rows, read once for all. */
export const customersOf = ({ account }: Services, tx: Tx, rows: readonly { readonly account_id: string }[]) =>
  account.getAll(tx, [...new Set(rows.map(({ account_id }) => account_id))])

type Ordered = Pick<BilledOrderRow, 'id' | 'account_id'>

/** With the customers, the payments and the refunds of these orders. */
const around = async (services: Services, tx: Tx, rows: readonly Ordered[]): Promise<(row: Ordered) => AroundOrder> => {
  const ids = rows.map(({ id }) => id)
  const [accounts, payments] = await Promise.all([customersOf(services, tx, rows), paidFor(tx, ids)])
  const nothing = { paid: '0', refunded: '0' }
  return ({ id, account_id }) => ({ account: accounts.get(account_id), ...(payments.get(id) ?? nothing) })
}

/** The filters of the query, as the store takes them. */
const orderFilterOf = async (services: Services, tx: Tx, query: StaffOrderFilter): Promise<OrderFilter & Missing> => {
  const { query: text, customer, deliverable, status, ...narrowing } = query
  const today = dayOf(services.clock.now())
  const inState = status === 'overdue' ? ({ status: 'open', due_before: today } as const) : defined({ status })
  return {
    ...ownersOf(customer),
    ...(await searched(services, tx, text, foundForStaff)),
    ...inState,
    ...(deliverable !== undefined && { deliverable_id: isId(deliverable) ? deliverable : idOfNobody }),
    ...defined(narrowing),
  }
}

export const listStaffOrders =
  (services: Services) =>
  ({ tenant }: OperatorCall, { cursor, limit, sort, ...query }: StaffOrderQuery): Promise<Page<StaffOrder>> =>
    services.database.read(tenant, async (tx) => {
      const { too_many_customers, ...filter } = await orderFilterOf(services, tx, query)
      const page = await listBilledOrders(tx, filter, {
        cursors: services.cursors,
        sort,
        cursor,
        limit,
        most: mostCounted,
      })
      const beside = await around(services, tx, page.rows)
      return mapPage({ ...page, ...defined({ too_many_customers }) }, (row) =>
        presentStaffOrder(services, row, beside(row)),
      )
    })

export const sumStaffOrders =
  (services: Services) =>
  ({ tenant }: OperatorCall, query: StaffOrderFilter): Promise<OrderTotal[]> =>
    services.database.read(tenant, async (tx) =>
      (await sumOrders(tx, await orderFilterOf(services, tx, query))).map(presentOrderTotal),
    )

export const readStaffOrder =
  (services: Services) =>
  (call: OperatorCall, id: string): Promise<StaffOrderDetail> =>
    services.database.read(call.tenant, async (tx) => {
      const order = await orderForStaff(tx, id)
      const [payment, attempts, creditNotes, refunds, disputes, replacements, reissue, beside, pending] =
        await Promise.all([
          findPaymentOfOrder(tx, order.id),
          listAttempts(tx, order.id),
          listCreditNotes(tx, order.id),
          listRefundsOf(tx, order.id),
          listDisputes(tx, order.id),
          findReplacements(tx, order),
          reissueOf(services, tx, order, call.locale),
          around(services, tx, [order]),
          findPending(tx, order.id),
        ])
      const [approval = null] = pending === undefined ? [] : await presentApprovals(services, tx, call, [pending])
      const parts = {
        payment,
        attempts,
        creditNotes,
        refunds,
        disputes,
        replacements,
        reissue,
        approval,
        locale: call.locale,
      }
      return presentStaffOrderDetail(services, order, { ...beside(order), ...parts })
    })

const paymentFilterOf = async (
  services: Services,
  tx: Tx,
  query: StaffPaymentFilter,
): Promise<PaymentFilter & Missing> => {
  const { query: text, customer, ...narrowing } = query
  return {
    ...ownersOf(customer),
    ...(await searched(services, tx, text, foundPaymentsForStaff)),
    ...defined(narrowing),
  }
}

export const listStaffPayments =
  (services: Services) =>
  ({ tenant }: OperatorCall, { cursor, limit, sort, ...query }: StaffPaymentQuery): Promise<Page<StaffPayment>> =>
    services.database.read(tenant, async (tx) => {
      const { too_many_customers, ...filter } = await paymentFilterOf(services, tx, query)
      const page = await listPayments(tx, filter, { cursors: services.cursors, sort, cursor, limit, most: mostCounted })
      const accounts = await customersOf(services, tx, page.rows)
      return mapPage({ ...page, ...defined({ too_many_customers }) }, (row) =>
        presentStaffPayment(row, accounts.get(row.account_id)),
      )
    })

export const sumStaffPayments =
  (services: Services) =>
  ({ tenant }: OperatorCall, query: StaffPaymentFilter): Promise<MoneyTotal[]> =>
    services.database.read(tenant, async (tx) =>
      (await sumPayments(tx, await paymentFilterOf(services, tx, query))).map(presentTotal),
    )
