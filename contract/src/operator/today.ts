import * as z from 'zod/mini'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Count } from '../vocabulary/quantity.ts'
import { Debt } from './customer.ts'
import { jobStates } from './job-states.ts'
import { CustomerRef } from './order.ts'

/** Work after the answer that failed for good, or waits for longer than it should. */
export const TroubledJob = z.object({
  id: Id,
  queue: z.string(),
  state: z.enum(jobStates),
  created_at: Time,
  /** When it was to begin. */
  due_at: Time,
  tries: Count,
  /** What it failed with, in the server's words. */
  message: z.nullable(z.string()),
})
export type TroubledJob = z.infer<typeof TroubledJob>

export const discrepancyKinds = ['unknown_capture', 'missing_capture', 'other_amount', 'other_refund'] as const

/** Where a gateway's books and ours differ. */
export const Discrepancy = z.object({
  id: Id,
  gateway: Gateway,
  kind: z.enum(discrepancyKinds),
  transaction_id: z.string(),
  order_id: z.nullable(Id),
  ours: z.nullable(Amount),
  theirs: z.nullable(Amount),
  currency: Currency,
  found_at: Time,
})
export type Discrepancy = z.infer<typeof Discrepancy>

/** A payment that the customer's bank wants back, and nobody has decided on. */
export const OpenDispute = z.object({
  id: Id,
  order: z.object({ id: Id, number: z.string() }),
  customer: CustomerRef,
  gateway: Gateway,
  amount: Amount,
  currency: Currency,
  opened_at: Time,
})
export type OpenDispute = z.infer<typeof OpenDispute>

/**
 * All that needs a person today. Each list names the most urgent twenty, to keys that may read them elsewhere too; its count tells of all.
 */
export const Today = z.object({
  at: Time,
  /** Of the whole brand, by currency. */
  unpaid: z.array(Debt),
  /** The part of it that is past its day. */
  overdue: z.array(Debt),
  failed_renewals: z.object({
    count: Count,
    renewals: z.array(
      z.object({
        deliverable_id: Id,
        human_id: z.string(),
        customer: CustomerRef,
        order_id: Id,
        /** It has stopped the licence already. */
        stopped: z.boolean(),
        tries: Count,
        next_try_at: z.nullable(Time),
      }),
    ),
  }),
  tickets_waiting: z.object({
    count: Count,
    tickets: z.array(
      z.object({
        id: Id,
        number: z.int(),
        title: z.string(),
        customer: CustomerRef,
        manager_name: z.nullable(z.string()),
        /** Since the customer's first word that nobody has answered. */
        waiting_since: Time,
      }),
    ),
  }),
  /** Within fourteen days, of those that do not renew themselves. */
  ending_licences: z.object({
    count: Count,
    licences: z.array(
      z.object({ id: Id, human_id: z.string(), sku_name: z.string(), customer: CustomerRef, paid_till: Day }),
    ),
  }),
  /** The oldest first: providers set a day by which they want to be answered. */
  disputes: z.object({ count: Count, entries: z.array(OpenDispute) }),
  /** Requests that wait for a second operator. */
  approvals: Count,
  discrepancies: z.object({ count: Count, entries: z.array(Discrepancy) }),
  jobs: z.object({ failed: Count, late: Count, entries: z.array(TroubledJob) }),
})
export type Today = z.infer<typeof Today>
