import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Count } from '../vocabulary/quantity.ts'
import { CustomerRef } from './customer-ref.ts'

const Sum = Amount.check(z.minimum(0))

export const refundStates = ['started', 'unknown', 'succeeded', 'failed'] as const
export const refundOrigins = ['operator', 'gateway', 'surplus', 'verification', 'dispute'] as const

export const refundDays = ['created_at', 'settled_at', 'received_on'] as const
/**
 * Which day of a refund a period is about: that of its beginning, that on which a gateway returned the money, or that on which a transfer
 * arrived that was not owed.
 */
export const RefundDay = z.enum(refundDays)
export type RefundDay = z.infer<typeof RefundDay>

/** A refund, in progress or done. */
export const StaffRefund = z.object({
  id: Id,
  /** With tax. */
  amount: Sum,
  currency: Currency,
  /** `unknown`: the gateway has not answered yet. */
  state: z.enum(refundStates),
  /** Who started it: an `operator`; the `gateway`; or the server, for a `surplus` capture, a card `verification` or a lost `dispute`. */
  origin: z.enum(refundOrigins),
  reason: z.string(),
  created_at: Time,
  /** When the gateway returned the money. Null until then, and for bank transfers: your bank knows when it was sent. */
  settled_at: z.nullable(Time),
  /** The day on which a transfer arrived that was not owed; null for all other money. */
  received_on: z.nullable(Day),
  gateway: Gateway,
  /** The gateway’s id of the payment that it refunds, or the reference of the bank transfer. */
  transaction_id: z.string(),
  /** The gateway’s own id of the refund; null until it is known, and for bank transfers. */
  gateway_ref: z.nullable(z.string()),
})
export type StaffRefund = z.infer<typeof StaffRefund>

/** A refund among those of all customers. */
export const ListedRefund = z.extend(StaffRefund, {
  customer: CustomerRef,
  /** Null for the verification of a card. */
  order: z.nullable(z.object({ id: Id, number: z.string() })),
  /**
   * Money that arrived although it was not owed, or to verify a card: no payment contains it, so that only this tells of its arrival. Of a
   * transaction that brought more than was owed, the payment has what was owed, and this is the rest. Null for the refund of a payment.
   */
  captured_amount: z.nullable(Sum),
  /** The number of the credit note; null if there is none. */
  credit_note: z.nullable(z.string()),
})
export type ListedRefund = z.infer<typeof ListedRefund>

/** The total of refunds in one currency, without failed ones. Amounts in different currencies are never added up. */
export const RefundTotal = z.object({
  currency: Currency,
  count: Count,
  /** What was returned, or is on its way. */
  amount: Sum,
  /** How much of it is on its way. */
  pending_amount: Sum,
  /** How much of it arrived without being in a payment. */
  captured_amount: Sum,
})
export type RefundTotal = z.infer<typeof RefundTotal>

export const RefundTotals = z.object({ totals: z.array(RefundTotal) })
export type RefundTotals = z.infer<typeof RefundTotals>
