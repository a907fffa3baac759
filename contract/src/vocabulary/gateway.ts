import * as z from 'zod/mini'

/** Gateways that keep a customer's card; any of them brings the page of saved cards. */
export const cardGateways = ['stripe', 'cloudpayments'] as const
/** A gateway that saves cards and charges them for renewals. */
export const CardGateway = z.enum(cardGateways)
export type CardGateway = z.infer<typeof CardGateway>

/** Gateways with a checkout of their own that can also carry recurring payments. */
export const externalGateways = ['paddle', 'paypro'] as const
/** A gateway with its own checkout page, which can also charge renewals itself. */
export const ExternalGateway = z.enum(externalGateways)
export type ExternalGateway = z.infer<typeof ExternalGateway>

/** Gateways that take a payment on screen. A bank transfer is paid from the document instead. */
export const onlineGateways = [...cardGateways, ...externalGateways] as const
/** A gateway that takes payments online. Bank transfers are paid from the invoice instead. */
export const OnlineGateway = z.enum(onlineGateways)
export type OnlineGateway = z.infer<typeof OnlineGateway>

export const gateways = [...onlineGateways, 'bank_transfer'] as const
/** The payment provider, or `bank_transfer`. */
export const Gateway = z.enum(gateways)
export type Gateway = z.infer<typeof Gateway>

const isGateway = (text: string): text is Gateway => (gateways as readonly string[]).includes(text)

/** Much faster than the schema: for rows of the database. Throws a RangeError. */
export const gatewayOf = (text: string): Gateway => {
  if (!isGateway(text)) throw new RangeError(`not a gateway: ${text}`)
  return text
}
