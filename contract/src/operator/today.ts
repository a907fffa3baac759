import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Count } from '../vocabulary/quantity.ts'
import { CustomerRef } from './customer-ref.ts'
import { Debt } from './customer.ts'
import { jobStates } from './job-states.ts'

/** A background job that failed for good or is more than five minutes late. */
export const TroubledJob = z.object({
  id: Id,
  /** The kind of job. */
  queue: z.string(),
  /** `failed` for good, or `late`. */
  state: z.enum(jobStates),
  created_at: Time,
  /** When it should have started. */
  due_at: Time,
  /** The number of tries so far. */
  tries: Count,
  /** The error it failed with; null if it has not failed. */
  message: z.nullable(z.string()),
})
export type TroubledJob = z.infer<typeof TroubledJob>

export const discrepancyKinds = ['unknown_capture', 'missing_capture', 'other_amount', 'other_refund'] as const

/** A difference between a gateway’s records and ours. */
export const Discrepancy = z.object({
  id: Id,
  gateway: Gateway,
  /**
   * `unknown_capture`: the gateway has a payment that we do not. `missing_capture`: we have one that the gateway does not. `other_amount`,
   * `other_refund`: the amounts differ.
   */
  kind: z.enum(discrepancyKinds),
  /** The gateway’s id of the payment. */
  transaction_id: z.string(),
  /** Null if the payment belongs to no known order. */
  order_id: z.nullable(Id),
  /** Our amount; null if we have no such payment. */
  ours: z.nullable(Amount),
  /** The gateway’s amount; null if it has no such payment. */
  theirs: z.nullable(Amount),
  currency: Currency,
  found_at: Time,
})
export type Discrepancy = z.infer<typeof Discrepancy>

/** A chargeback that has not been decided. */
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
 * What needs attention today. Each list has the twenty most urgent entries, if the key may read them elsewhere too; its count covers all.
 */
export const Today = z.object({
  at: Time,
  /** All unpaid orders of the brand, by currency. */
  unpaid: z.array(Debt),
  /** The part of `unpaid` that is past its due day. */
  overdue: z.array(Debt),
  /** `stopped`: the licence has already been stopped by it. `next_try_at` is null if it will not be charged again. */
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
  /** `waiting_since` is the customer’s first message without an answer. */
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
  /** Licences that end within fourteen days and do not renew automatically. */
  ending_licences: z.object({
    count: Count,
    licences: z.array(
      z.object({ id: Id, human_id: z.string(), sku_name: z.string(), customer: CustomerRef, paid_till: Day }),
    ),
  }),
  /** Oldest first, because gateways set a deadline for answers. */
  disputes: z.object({ count: Count, entries: z.array(OpenDispute) }),
  /** Requests that wait for a second operator. */
  approvals: Count,
  discrepancies: z.object({ count: Count, entries: z.array(Discrepancy) }),
  jobs: z.object({ failed: Count, late: Count, entries: z.array(TroubledJob) }),
})
export type Today = z.infer<typeof Today>

/** How many jobs are being retried. If there were more than one call retries, the others are still listed. */
export const RetriedJobs = z.object({ retried: Count })
export type RetriedJobs = z.infer<typeof RetriedJobs>
