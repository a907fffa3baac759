import type { Order } from '@foyer/contract/billing/order.ts'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow } from '../../../platform/http/csv.ts'
import { listPaymentsOf, type PaymentQuery } from '../payments/read-payment.ts'
import type { Services } from '../services.ts'
import { listOrdersOf, type OrderQuery } from './read-order.ts'

export const stateOf = ({ paid_at, cancelled_at }: Pick<Order, 'paid_at' | 'cancelled_at'>): string => {
  if (paid_at !== null) return 'paid'
  return cancelled_at === null ? 'unpaid' : 'cancelled'
}

/** The invoices that the filters let through, as a bookkeeper takes them in. */
export const exportOrders =
  (services: Services) =>
  (call: ActorCall, query: OrderQuery): CsvTable =>
    csvTable<Order>(
      'invoices',
      {
        number: ({ number }) => number,
        created_at: ({ created_at }) => created_at,
        description: ({ description }) => description,
        licence: ({ deliverable }) => deliverable?.human_id ?? null,
        net_amount: ({ net_amount }) => net_amount,
        tax_percent: ({ tax }) => tax,
        tax_amount: ({ tax_amount }) => tax_amount,
        amount: ({ amount }) => amount,
        credited_amount: ({ credited_amount }) => credited_amount,
        currency: ({ currency }) => currency,
        state: stateOf,
        due_on: ({ due_on }) => due_on,
        paid_at: ({ paid_at }) => paid_at,
        owner: ({ owner }) => owner?.email ?? call.actor.email,
        id: ({ id }) => id,
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
        amount: ({ amount }) => amount,
        currency: ({ currency }) => currency,
        gateway: ({ gateway }) => gateway,
        transaction_id: ({ transaction_id }) => transaction_id,
        description: ({ description }) => description,
        owner: ({ owner }) => owner?.email ?? call.actor.email,
        order_id: ({ order_id }) => order_id,
        id: ({ id }) => id,
      },
      everyRow((page) => listPaymentsOf(services)(call, { ...query, ...page })),
    )
