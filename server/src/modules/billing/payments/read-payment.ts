import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import type { Page, PageQuery, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { found } from '../../../platform/database/found.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { listPaymentMethods } from '../cards/card-store.ts'
import { billingPolicy } from '../policy.ts'
import { presentPayment, presentPaymentMethod } from '../present.ts'
import type { Services } from '../services.ts'
import { findPayment, listPayments } from './payment-store.ts'

export interface PaymentQuery extends SortedPageQuery {
  readonly query?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly gateway?: string | undefined
  readonly amount_gt?: number | undefined
  readonly amount_lt?: number | undefined
  readonly owner?: string | undefined
}

/** Lists the payments that the caller may see: their own, their company’s and those shared with them. */
export const listPaymentsOf =
  (services: Services) =>
  (call: ActorCall, query: PaymentQuery): Promise<Page<Payment>> =>
    services.database.read(call.tenant, async (tx) => {
      const { cursor, limit, sort, query: text, from, to, gateway, amount_gt, amount_lt } = query
      const owners = await services.company.listedOwners(tx, call.actor.account_id, 'billing', query.owner)
      const filter = { owners, ...defined({ text, from, to, gateway, amount_gt, amount_lt }) }
      const page = await listPayments(tx, filter, { cursors: services.cursors, sort, cursor, limit })
      const shownBy = await services.company.ownersOf(tx, call.actor.account_id, page.rows)
      return mapPage(page, (row) => presentPayment(row, shownBy))
    })

/** Throws 404 for strangers and 403 if the caller’s role does not include billing. */
export const readPayment =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Payment> =>
    services.database.read(call.tenant, async (tx) => {
      const row = await found(tx, id, findPayment)
      await services.company.admit(tx, call, row.account_id, billingPolicy.getPayment)
      return presentPayment(row, await services.company.ownersOf(tx, call.actor.account_id, [row]))
    })

/** One's own cards and, with the role, the company owner's. Colleagues share invoices and payments, but never cards. */
export const listCards =
  ({ database, cursors, company }: Services) =>
  ({ tenant, actor }: ActorCall, { cursor, limit }: PageQuery): Promise<Page<PaymentMethod>> =>
    database.read(tenant, async (tx) => {
      const owners = company.ownersInCompany(actor.account_id, billingPolicy.listPaymentMethods.of)
      const page = await listPaymentMethods(tx, owners, { cursors, sort: 'created_at', cursor, limit })
      const shownBy = await company.ownersOf(tx, actor.account_id, page.rows)
      return mapPage(page, (row) => presentPaymentMethod(row, shownBy))
    })
