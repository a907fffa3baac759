import * as z from 'zod/mini'
import { Order } from '../billing/order.ts'
import { Payment } from '../billing/payment.ts'
import { Deliverable } from '../licensing/deliverable.ts'
import { Time } from '../vocabulary/ids.ts'
import { Profile } from './profile.ts'
import { SecondFactor } from './second-factor.ts'
import { Session } from './session.ts'

/** One thing that was done to the account, as the log of changes has it. */
export const Activity = z.object({
  at: Time,
  action: z.string(),
  object_type: z.string(),
  object_id: z.string(),
  ip: z.nullable(z.string()),
})
export type Activity = z.infer<typeof Activity>

/** What other parts of the portal keep of a person: their own, not what others share with them. */
export const OwnRecords = z.object({
  orders: z.array(Order),
  payments: z.array(Payment),
  deliverables: z.array(Deliverable),
})
export type OwnRecords = z.infer<typeof OwnRecords>

/** All that is known of one account, for its owner to keep. */
export const AccountExport = z.object({
  exported_at: Time,
  profile: Profile,
  terms: z.object({ accepted_at: z.nullable(Time), version: z.nullable(z.string()) }),
  second_factor: SecondFactor,
  sessions: z.array(Session),
  /** The latest first, 10,000 at most. */
  activity: z.array(Activity),
  ...OwnRecords.shape,
})
export type AccountExport = z.infer<typeof AccountExport>
