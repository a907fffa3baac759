import * as z from 'zod/mini'
import { BillingPeriod } from '../vocabulary/billing-period.ts'

/**
 * A payment gateway that is available to the caller, with what its script needs. `renews` lists the billing periods whose renewals Paddle
 * can charge.
 */
export const PaymentGateway = z.discriminatedUnion('gateway', [
  z.object({
    gateway: z.literal('cloudpayments'),
    public_id: z.string(),
    /** Where the card widget's script is. */
    script_url: z.string(),
  }),
  z.object({
    gateway: z.literal('stripe'),
    public_key: z.string(),
    /** Where the card form's script is. */ script_url: z.string(),
  }),
  z.object({
    gateway: z.literal('paddle'),
    vendor_id: z.string(),
    /** The periods whose renewals it can charge. */
    renews: z.array(BillingPeriod),
  }),
  z.object({ gateway: z.literal('paypro') }),
  z.object({ gateway: z.literal('bank_transfer') }),
])
export type PaymentGateway = z.infer<typeof PaymentGateway>
