import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMay } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'
import { featuresQuery } from '../../../api/features.ts'
import { skuQuery } from '../detail/queries.ts'
import { availableServices, showsRecurring } from './recurring-rules.ts'

const staleMs = 60_000

const offeredQuery = queryOptions({
  queryKey: ['payment_gateways'],
  queryFn: async () => (await answerOf(api.GET('/billing/api/v1/payment_gateways'))).payment_gateways,
  staleTime: staleMs,
})

export interface Renewable {
  /** False until all that decides is known: a button would change under the pointer. */
  readonly known: boolean
  readonly canStart: boolean
  /** Services of others that could charge the renewals. */
  readonly services: readonly ExternalGateway[]
}

/** Whether the caller can have the licence renewed, and by whom. */
export const useRenewable = (licence: Deliverable): Renewable => {
  const { data: features } = useQuery(featuresQuery)
  const may = useMay()
  const { data: sku } = useQuery(skuQuery(licence.sku_id))
  const { data: offered, isPending } = useQuery({ ...offeredQuery, enabled: features?.billing === true })
  const known = features?.billing === true && sku !== undefined && !isPending
  const supported = sku?.supported_external_gateways ?? []
  const services = availableServices(supported, offered?.map(({ gateway }) => gateway) ?? [])
  // A press would charge the card at once where nobody had been asked who is to charge.
  const knowsWhoCharges = offered !== undefined || supported.length === 0
  return {
    known,
    services,
    canStart:
      known && knowsWhoCharges && showsRecurring(licence, services) && may(licence.owner, 'reactivateDeliverable'),
  }
}
