import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../api/abilities.ts'
import { featuresQuery } from '../../../api/features.ts'
import { gatewaysFor } from '../../../api/payment-gateways.ts'
import { skuQuery } from '../detail/queries.ts'
import { asksWhoCharges, availableServices, showsRecurring } from './recurring-rules.ts'

export interface Renewable {
  /** Everything that decides has to be known before the button appears, because otherwise it could change under the pointer. */
  readonly state: 'not_offered' | 'awaited' | 'known'
  readonly canStart: boolean
  /** True while data is loading, if there will be a way to start whatever the answer is. */
  readonly willStart: boolean
  /** With a saved card. The card is the owner's; users who may pay the owner's invoices may use it. */
  readonly byCard: boolean
  /** The missing right to use that card is the only obstacle. */
  readonly lacksRole: boolean
  /** Outside services that could charge the renewals. */
  readonly services: readonly ExternalGateway[]
}

/** Whether the caller can have the licence renewed, and who can charge for it. */
export const useRenewable = (licence: Deliverable): Renewable => {
  const { data: features } = useQuery(featuresQuery)
  const may = useMay()
  const { data: sku, isPending: isSkuAwaited } = useQuery(skuQuery(licence.sku_id))
  const isOffered = features?.billing === true
  const { data: offered, isPending: areServicesAwaited } = useQuery({
    ...gatewaysFor({ currency: licence.currency }),
    enabled: isOffered,
  })
  const supported = sku?.supported_external_gateways ?? []
  const services = availableServices(supported, offered ?? [], licence)
  const isAwaited = isSkuAwaited || areServicesAwaited
  // Without knowing the services, a press would charge the card without asking who should charge.
  const knowsWhoCharges = sku !== undefined && (offered !== undefined || supported.length === 0)
  const shows = isOffered && showsRecurring(licence, services)
  const byCard = may(licence.owner, 'reactivateDeliverable')
  const byService = may(licence.owner, 'reactivateExternally')
  const starts = shows && (byCard || (byService && asksWhoCharges(licence, services)))
  return {
    state: !isOffered ? 'not_offered' : isAwaited ? 'awaited' : 'known',
    services,
    byCard,
    lacksRole: shows && !isAwaited && !starts && byService,
    willStart: starts && isAwaited,
    canStart: starts && !isAwaited && knowsWhoCharges,
  }
}
