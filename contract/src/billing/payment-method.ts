import * as z from 'zod/mini'
import { CardGateway } from '../vocabulary/gateway.ts'
import { Id } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'

/** A saved card. The gateway keeps the number, we keep what tells cards apart. */
export const PaymentMethod = z
  .object({
    /** Begins with the gateway: `stripe_…`. */
    id: Id,
    gateway: CardGateway,
    card_first_six: z.nullable(z.string().check(z.regex(/^\d{6}$/))),
    card_last_four: z.string().check(z.regex(/^\d{4}$/)),
    card_type: z.string(),
    /** `MM/YY` */
    card_exp_date: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
    /** Charged by automatic renewals. */
    default: z.boolean(),
    /** Whose it is, where it is the company owner's. */
    owner: Owner,
  })
  .check(z.refine(({ id, gateway }) => id.startsWith(`${gateway}_`)))
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** What the gateway's script made of a card. The card's own number, sent in its place by mistake, is refused before anything keeps it. */
export const CardToken = z.string().check(z.maxLength(255), z.regex(/^[A-Za-z]+_\w+$/))

/** Saves a card that the browser has turned into a token. Other gateways save theirs by notification. */
export const PaymentMethodBody = z.strictObject({
  gateway: z.literal('stripe'),
  token_id: CardToken,
})
export type PaymentMethodBody = z.infer<typeof PaymentMethodBody>

/** A card becomes the default; the one before it no longer is. */
export const PaymentMethodChange = z.strictObject({ default: z.literal(true) })
export type PaymentMethodChange = z.infer<typeof PaymentMethodChange>

/** The customer's bank asks something before the card is kept. */
export const CardPending = z.object({
  status: z.literal('requires_action'),
  /** For the gateway's script. */ client_secret: z.string(),
})
export type CardPending = z.infer<typeof CardPending>
