import type { Branding } from '../../branding/index.ts'
import type { CardGateway } from './gateway.ts'
import { stripeGateway } from './stripe.ts'

/** The card gateway of a brand, where it has that one. */
export type CardGateways = (tenant: string, gateway: string) => CardGateway | undefined

/** Card gateways by brand, made once each. `sandboxUrl` answers where the stand-in of Stripe is, for the demo. */
export const openCardGateways = (branding: Branding, sandboxUrl: (() => string) | null): CardGateways => {
  const made = new Map<string, CardGateway>()
  return (tenant, gateway) => {
    const config = branding.find(tenant)?.gateways.stripe
    if (gateway !== 'stripe' || config === undefined) return undefined
    const known = made.get(tenant)
    if (known !== undefined) return known
    const created = stripeGateway({ ...config, api_url: config.api_url ?? sandboxUrl?.() })
    made.set(tenant, created)
    return created
  }
}
