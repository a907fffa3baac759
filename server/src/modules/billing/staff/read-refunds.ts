import type { ListedRefund, RefundDay, RefundTotal } from '@foyer/contract/operator/refund.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow, orderOfExport } from '../../../platform/http/csv.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import type { Account } from '../../account/index.ts'
import { amountOf } from '../present.ts'
import {
  foundRefundsForStaff,
  type ListedRefundRow,
  listRefundsForStaff,
  type RefundFilter,
  type RefundTotalRow,
  sumRefunds,
} from '../refunds/refund-list-store.ts'
import type { Services } from '../services.ts'
import { customerRef, presentRefund } from './present-for-staff.ts'
import { customersOf, type Missing, type MoneyFilter, ownersOf, searched } from './read-orders.ts'

export interface StaffRefundFilter extends MoneyFilter {
  readonly by?: RefundDay | undefined
  readonly state?: string | undefined
  readonly origin?: string | undefined
}

export type StaffRefundQuery = StaffRefundFilter & SortedPageQuery

const filterOf = async (
  services: Services,
  tx: Tx,
  { query, customer, ...narrowing }: StaffRefundFilter,
): Promise<RefundFilter & Missing> => ({
  ...ownersOf(customer),
  ...(await searched(services, tx, query, foundRefundsForStaff)),
  ...defined(narrowing),
})

const presentListed = (row: ListedRefundRow, account: Account | undefined): ListedRefund => {
  const refund = presentRefund(row)
  const { order_id, order_number } = row
  return {
    ...refund,
    customer: customerRef(row.account_id, account),
    order: order_id === null || order_number === null ? null : { id: order_id, number: order_number },
    captured_amount: row.payment_id === null ? refund.amount : null,
    credit_note: row.credit_note,
  }
}

const presentTotal = ({ currency, count, amount, pending, captured }: RefundTotalRow): RefundTotal => ({
  currency: currencyOf(currency),
  count,
  amount: amountOf(amount, currency),
  pending_amount: amountOf(pending, currency),
  captured_amount: amountOf(captured, currency),
})

/** Everything that goes back to customers, so that a gateway's payout can be compared line by line. */
export const listStaffRefunds =
  (services: Services) =>
  ({ tenant }: OperatorCall, { cursor, limit, sort, ...query }: StaffRefundQuery): Promise<Page<ListedRefund>> =>
    services.database.read(tenant, async (tx) => {
      const { too_many_customers, ...filter } = await filterOf(services, tx, query)
      const page = await listRefundsForStaff(tx, filter, {
        cursors: services.cursors,
        sort,
        cursor,
        limit,
        most: mostCounted,
      })
      const accounts = await customersOf(services, tx, page.rows)
      return mapPage({ ...page, ...defined({ too_many_customers }) }, (row) =>
        presentListed(row, accounts.get(row.account_id)),
      )
    })

export const sumStaffRefunds =
  (services: Services) =>
  ({ tenant }: OperatorCall, query: StaffRefundFilter): Promise<RefundTotal[]> =>
    services.database.read(tenant, async (tx) =>
      (await sumRefunds(tx, await filterOf(services, tx, query))).map(presentTotal),
    )

export const exportStaffRefunds =
  (services: Services) =>
  (call: OperatorCall, query: StaffRefundQuery): CsvTable =>
    csvTable<ListedRefund>(
      'refunds',
      {
        created_at: ({ created_at }) => created_at,
        settled_at: ({ settled_at }) => settled_at,
        order_number: ({ order }) => order?.number ?? null,
        customer: ({ customer }) => customer.email,
        amount: ({ amount }) => amount,
        captured_amount: ({ captured_amount }) => captured_amount,
        currency: ({ currency }) => currency,
        origin: ({ origin }) => origin,
        state: ({ state }) => state,
        gateway: ({ gateway }) => gateway,
        transaction_id: ({ transaction_id }) => transaction_id,
        gateway_ref: ({ gateway_ref }) => gateway_ref,
        credit_note: ({ credit_note }) => credit_note,
        reason: ({ reason }) => reason,
        order_id: ({ order }) => order?.id ?? null,
        id: ({ id }) => id,
        received_on: ({ received_on }) => received_on,
      },
      everyRow((page) =>
        listStaffRefunds(services)(call, { ...query, ...page, sort: orderOfExport(query.sort, ['-created_at']) }),
      ),
    )
