import { settledState } from '@foyer/contract/billing/refunded.ts'
import type { StaffCreditNote, StaffOrder, StaffPayment } from '@foyer/contract/operator/order.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow, orderOfExport } from '../../../platform/http/csv.ts'
import { amountColumns, detailColumns, sourceColumns, stateColumns } from '../orders/export-csv.ts'
import { noteColumns } from '../refunds/read-issued-notes.ts'
import type { Services } from '../services.ts'
import { type CreditNoteQuery, listStaffCreditNotes } from './read-credit-notes.ts'
import { listStaffOrders, listStaffPayments, type StaffOrderQuery, type StaffPaymentQuery } from './read-orders.ts'

/** Who was billed where, for the tax office. */
const billedColumns = {
  buyer: ({ buyer }: Pick<StaffOrder, 'buyer'>) => buyer.legal_name,
  tax_id: ({ buyer }: Pick<StaffOrder, 'buyer'>) => buyer.tax_id,
  country: ({ country }: Pick<StaffOrder, 'country'>) => country,
}

/** The orders of all customers that match the filters, for the vendor’s bookkeeping. */
export const exportStaffOrders =
  (services: Services) =>
  (call: OperatorCall, query: StaffOrderQuery): CsvTable =>
    csvTable<StaffOrder>(
      'orders',
      {
        number: ({ number }) => number,
        created_at: ({ created_at }) => created_at,
        customer: ({ customer }) => customer.email,
        customer_name: ({ customer }) => customer.name,
        ...billedColumns,
        ...amountColumns,
        refunded: ({ refunded }) => refunded,
        ...stateColumns<StaffOrder>(services.clock.now(), ({ paid_amount, refunded }) =>
          settledState(paid_amount, refunded),
        ),
        id: ({ id }) => id,
        ...detailColumns,
        cancelled_at: ({ cancelled_at }) => cancelled_at,
      },
      everyRow((page) =>
        listStaffOrders(services)(call, {
          ...query,
          ...page,
          sort: orderOfExport(query.sort, ['-created_at', 'number']),
        }),
      ),
    )

/** The payments received, with what was refunded. */
export const exportStaffPayments =
  (services: Services) =>
  (call: OperatorCall, query: StaffPaymentQuery): CsvTable =>
    csvTable<StaffPayment>(
      'payments',
      {
        created_at: ({ created_at }) => created_at,
        order_number: ({ order_number }) => order_number,
        customer: ({ customer }) => customer.email,
        amount: ({ amount }) => amount,
        refunded: ({ refunded }) => refunded,
        ...sourceColumns,
        order_id: ({ order_id }) => order_id,
        id: ({ id }) => id,
        shortfall: ({ shortfall }) => shortfall,
        recorded_at: ({ recorded_at }) => recorded_at,
      },
      everyRow((page) =>
        listStaffPayments(services)(call, {
          ...query,
          ...page,
          sort: orderOfExport(query.sort, ['-created_at', 'recorded_at']),
        }),
      ),
    )

/** Credit notes by their own date, with the tax that they reverse. */
export const exportStaffCreditNotes =
  (services: Services) =>
  (call: OperatorCall, query: CreditNoteQuery): CsvTable =>
    csvTable<StaffCreditNote>(
      'credit-notes',
      {
        number: ({ number }) => number,
        issued_at: ({ issued_at }) => issued_at,
        order_number: ({ order_number }) => order_number,
        customer: ({ customer }) => customer.email,
        customer_name: ({ customer }) => customer.name,
        ...billedColumns,
        ...noteColumns,
      },
      everyRow((page) =>
        listStaffCreditNotes(services)(call, { ...query, ...page, sort: orderOfExport(query.sort, ['-issued_at']) }),
      ),
    )
