import type { Order } from '@foyer/contract/billing/order.ts'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import { customersState } from '@foyer/contract/billing/refunded.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow } from '../../../platform/http/csv.ts'
import { listPaymentsOf, type PaymentQuery } from '../payments/read-payment.ts'
import type { Services } from '../services.ts'
import { listOrdersOf, type OrderQuery } from './read-order.ts'

/** Without the fields that only customers or only staff get. */
type Invoice = Omit<Order, 'owner'>
type Received = Omit<Payment, 'owner' | 'refunded_amount' | 'returning_amount'>

/** In the words of the lists on the screen. */
const stateOf = ({ paid_at, cancelled_at, due_on }: Invoice, settled: string, today: string): string => {
  if (paid_at !== null) return settled
  if (cancelled_at !== null) return 'cancelled'
  return due_on !== null && due_on < today ? 'overdue' : 'unpaid'
}

/** The purpose and the sums of an invoice, for the bookkeepers of both sides. */
export const amountColumns = {
  description: ({ description }: Invoice) => description,
  licence: ({ deliverable }: Invoice) => deliverable?.human_id ?? null,
  net_amount: ({ net_amount }: Invoice) => net_amount,
  tax_percent: ({ tax }: Invoice) => tax,
  tax_amount: ({ tax_amount }: Invoice) => tax_amount,
  amount: ({ amount }: Invoice) => amount,
  credited_amount: ({ credited_amount }: Invoice) => credited_amount,
}

/** The present state. `settledOf` words the state of a paid order for customers or staff. */
export const stateColumns = <Row extends Invoice>(now: Date, settledOf: (row: Row) => string) => ({
  currency: ({ currency }: Row) => currency,
  state: (row: Row) => stateOf(row, settledOf(row), dayOf(now)),
  due_on: ({ due_on }: Row) => due_on,
  paid_at: ({ paid_at }: Row) => paid_at,
})

/** The buyer's reference, the period that is paid for, and the tax in the currency of the seller's country. */
export const detailColumns = {
  buyer_reference: ({ buyer_reference }: Invoice) => buyer_reference,
  period_from: ({ period_from }: Invoice) => period_from,
  period_till: ({ period_till }: Invoice) => period_till,
  tax_currency: ({ tax_in }: Invoice) => tax_in?.currency ?? null,
  tax_in_tax_currency: ({ tax_in }: Invoice) => tax_in?.amount ?? null,
}

/** Where money came from and what it paid. */
export const sourceColumns = {
  currency: ({ currency }: Received) => currency,
  gateway: ({ gateway }: Received) => gateway,
  transaction_id: ({ transaction_id }: Received) => transaction_id,
  card_last_four: ({ card_last_four }: Received) => card_last_four,
  description: ({ description }: Received) => description,
}

/** The invoices that match the filters, for bookkeeping. */
export const exportOrders =
  (services: Services) =>
  (call: ActorCall, query: OrderQuery): CsvTable =>
    csvTable<Order>(
      'invoices',
      {
        number: ({ number }) => number,
        created_at: ({ created_at }) => created_at,
        ...amountColumns,
        ...stateColumns<Order>(services.clock.now(), customersState),
        owner: ({ owner }) => owner?.email ?? call.actor.email,
        id: ({ id }) => id,
        ...detailColumns,
        cancelled_at: ({ cancelled_at }) => cancelled_at,
      },
      everyRow((page) => listOrdersOf(services)(call, { ...query, ...page })),
    )

export const exportPayments =
  (services: Services) =>
  (call: ActorCall, query: PaymentQuery): CsvTable =>
    csvTable<Payment>(
      'payments',
      {
        created_at: ({ created_at }) => created_at,
        order_number: ({ order_number }) => order_number,
        amount: ({ amount }) => amount,
        ...sourceColumns,
        owner: ({ owner }) => owner?.email ?? call.actor.email,
        order_id: ({ order_id }) => order_id,
        id: ({ id }) => id,
        refunded_amount: ({ refunded_amount }) => refunded_amount,
        returning_amount: ({ returning_amount }) => returning_amount,
        shortfall: ({ shortfall }) => shortfall,
      },
      everyRow((page) => listPaymentsOf(services)(call, { ...query, ...page })),
    )
