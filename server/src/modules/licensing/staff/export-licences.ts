import type { StaffLicence } from '@foyer/contract/operator/licence.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow, orderOfExport } from '../../../platform/http/csv.ts'
import type { Services } from '../services.ts'
import { listForStaff, type StaffLicenceQuery } from './read-licences.ts'

interface LicenceExport extends StaffLicenceQuery {
  readonly format?: 'csv' | undefined
}

/** The licences that match the filters, without their keys: a file that is passed around must not activate servers. */
export const exportForStaff =
  (services: Services) =>
  (call: OperatorCall, { format: _format, ...query }: LicenceExport): CsvTable =>
    csvTable<StaffLicence>(
      'licences',
      {
        licence: ({ human_id }) => human_id,
        product: ({ sku_name }) => sku_name,
        category: ({ category }) => category.name,
        customer: ({ customer }) => customer.email,
        customer_name: ({ customer }) => customer.name,
        state: ({ state }) => state,
        paid_till: ({ paid_till }) => paid_till?.slice(0, 10) ?? null,
        auto_renewable: ({ auto_renewable }) => auto_renewable,
        billing_kind: ({ billing_kind }) => billing_kind,
        quantity: ({ quantity }) => quantity,
        servers: ({ stats }) => stats.server_count,
        servers_limit: ({ servers_limit }) => servers_limit,
        price: ({ price }) => price,
        price_correction: ({ price_correction }) => price_correction,
        currency: ({ currency }) => currency,
        activation_type: ({ activation_type }) => activation_type,
        comment: ({ user_comment }) => user_comment,
        created_at: ({ created_at }) => created_at,
        customer_id: ({ customer }) => customer.id,
        id: ({ id }) => id,
      },
      everyRow((page) =>
        listForStaff(services)(call, { ...query, ...page, sort: orderOfExport(query.sort, ['-created_at']) }),
      ),
    )
