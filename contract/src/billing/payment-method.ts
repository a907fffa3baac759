import * as z from 'zod/mini'
import { CardGateway } from '../vocabulary/gateway.ts'
import { Id } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'

/** A saved card. The card number stays with the gateway. */
export const PaymentMethod = z
  .object({
    /** Starts with the name of the gateway: `stripe_…`. */
    id: Id,
    gateway: CardGateway,
    /** Null if the gateway does not report it. */
    card_first_six: z.nullable(z.string().check(z.regex(/^\d{6}$/))),
    card_last_four: z.string().check(z.regex(/^\d{4}$/)),
    /** The card brand, such as `Visa`. */
    card_type: z.string(),
    /** `MM/YY` */
    card_exp_date: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
    /** Whether automatic renewals charge this card. */
    default: z.boolean(),
    /** The company’s owner, if it is their card; null for the caller’s own. */
    owner: Owner,
  })
  .check(z.refine(({ id, gateway }) => id.startsWith(`${gateway}_`)))
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The token that the gateway’s script made for a card. A card number sent by mistake is refused and never stored. */
export const CardToken = z.string().check(z.maxLength(255), z.regex(/^[A-Za-z]+_\w+$/))

/** A Stripe card as a token. Cards of other gateways are saved when the gateway reports them. */
export const PaymentMethodBody = z.strictObject({
  gateway: z.literal('stripe'),
  token_id: CardToken,
})
export type PaymentMethodBody = z.infer<typeof PaymentMethodBody>

/** Makes the card the default in place of the present one. */
export const PaymentMethodChange = z.strictObject({ default: z.literal(true) })
export type PaymentMethodChange = z.infer<typeof PaymentMethodChange>

/** The customer’s bank wants confirmation before the card is saved. */
export const CardPending = z.object({
  status: z.literal('requires_action'),
  /** For the gateway’s script. */
  client_secret: z.string(),
})
export type CardPending = z.infer<typeof CardPending>
