import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { CardGateway, Gateway } from '@foyer/contract/vocabulary/gateway.ts'

/** Every payment channel, in the order in which they are offered. */
export const paymentGateways = [
  'stripe',
  'cloudpayments',
  'paddle',
  'paypro',
  'bank_transfer',
] as const satisfies readonly Gateway[]

/** What a brand offers of a payment channel. */
export type GatewayOffer<Name extends Gateway> = Extract<PaymentGateway, { readonly gateway: Name }>

/**
 * The contract's list would also load a validator, so only its types are imported: a gateway that is missing here does
 * not compile.
 */
const keepsCards: { readonly [Name in Gateway]: Name extends CardGateway ? true : false } = {
  stripe: true,
  cloudpayments: true,
  paddle: false,
  paypro: false,
  bank_transfer: false,
}

export const isCardGateway = (offered: PaymentGateway): offered is GatewayOffer<CardGateway> =>
  keepsCards[offered.gateway]

/** The page of saved cards exists if any gateway takes cards. */
export const takesCards = (gateways: readonly PaymentGateway[]): boolean => gateways.some(isCardGateway)
