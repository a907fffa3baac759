import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow } from '../../platform/http/csv.ts'
import { type LicenceQuery, listLicences } from './read-licence.ts'
import type { Services } from './services.ts'

/** The licences that match the filters, including their keys. */
export const exportLicences =
  (services: Services) =>
  (call: ActorCall, query: LicenceQuery): CsvTable =>
    csvTable<Deliverable>(
      'licences',
      {
        human_id: ({ human_id }) => human_id,
        plan: ({ sku_name }) => sku_name,
        state: ({ state }) => state,
        paid_till: ({ paid_till }) => paid_till,
        period: ({ period }) => period,
        quantity: ({ quantity }) => quantity,
        servers: ({ stats }) => stats.server_count,
        input_channels: ({ stats }) => stats.medias,
        price: ({ price }) => price,
        price_correction: ({ price_correction }) => price_correction,
        currency: ({ currency }) => currency,
        activation_type: ({ activation_type }) => activation_type,
        comment: ({ user_comment }) => user_comment,
        key: ({ key }) => key,
        owner: ({ owner }) => owner?.email ?? call.actor.email,
        id: ({ id }) => id,
      },
      everyRow((page) => listLicences(services)(call, { ...query, ...page })),
    )
