import type { Customer } from '@foyer/contract/operator/customer.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow, orderOfExport } from '../../../platform/http/csv.ts'
import type { DeskServices } from '../services.ts'
import { type CustomerQuery, listCustomers } from './read-customers.ts'

interface CustomerExport extends CustomerQuery {
  readonly format?: 'csv' | undefined
}

const ownDebt = ({ owes, currency }: Customer) => owes.find((debt) => debt.currency === currency)

/** The customers that match the filters. `owes` is in their own currency, so that it can be added up; other currencies are text. */
export const exportCustomers =
  (services: DeskServices) =>
  (call: OperatorCall, { format: _format, ...query }: CustomerExport): CsvTable =>
    csvTable<Customer>(
      'customers',
      {
        email: ({ email }) => email,
        name: ({ name }) => name,
        legal_name: ({ legal_name }) => legal_name,
        company: ({ company }) => company?.title ?? null,
        country: ({ country }) => country,
        locale: ({ locale }) => locale,
        currency: ({ currency }) => currency,
        owes: (customer) => ownDebt(customer)?.amount ?? 0,
        owes_besides: ({ owes, currency }) =>
          owes
            .filter((debt) => debt.currency !== currency)
            .map((debt) => `${debt.amount} ${debt.currency}`)
            .join(', ') || null,
        unpaid_orders: ({ owes }) => owes.reduce((sum, { orders }) => sum + orders, 0),
        blocked: ({ blocked }) => blocked,
        closed_at: ({ closed_at }) => closed_at,
        erased_at: ({ erased_at }) => erased_at,
        created_at: ({ created_at }) => created_at,
        last_sign_in_at: ({ last_sign_in_at }) => last_sign_in_at,
        id: ({ id }) => id,
      },
      everyRow((page) =>
        listCustomers(services)(call, { ...query, ...page, sort: orderOfExport(query.sort, ['-created_at', 'email']) }),
      ),
    )
