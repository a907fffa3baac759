import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../api/abilities.ts'
import { featuresQuery } from '../../../api/features.ts'
import { gatewaysFor } from '../../../api/payment-gateways.ts'
import { skuQuery } from '../detail/queries.ts'
import { asksWhoCharges, availableServices, showsRecurring } from './recurring-rules.ts'

export interface Renewable {
  /** A button that came before all that decides is known would change under the pointer. */
  readonly state: 'not_offered' | 'awaited' | 'known'
  readonly canStart: boolean
  /** While it is awaited: whatever comes, there will be a way to start it. */
  readonly willStart: boolean
  /** By a saved card: that is the owner's, and theirs to use who pay the owner's invoices. */
  readonly byCard: boolean
  /** All that keeps the caller from it is that they do not. */
  readonly lacksRole: boolean
  /** Services of others that could charge the renewals. */
  readonly services: readonly ExternalGateway[]
}

/** Whether the caller can have the licence renewed, and by whom. */
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
  // A press would charge the card at once where nobody had been asked who is to charge.
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
