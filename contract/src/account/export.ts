import * as z from 'zod/mini'
import { Order } from '../billing/order.ts'
import { PaymentMethod } from '../billing/payment-method.ts'
import { Payment } from '../billing/payment.ts'
import { Colleague, ColleagueRequest } from '../company/colleague.ts'
import { Invite, places, Roles } from '../company/company.ts'
import { Deliverable } from '../licensing/deliverable.ts'
import { EventPreference, Notification } from '../push/notification.ts'
import { PushBrowser } from '../push/subscription.ts'
import { Comment } from '../support/comment.ts'
import { Ticket } from '../support/ticket.ts'
import { Time } from '../vocabulary/ids.ts'
import { Utm } from '../vocabulary/utm.ts'
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
  payment_methods: z.array(PaymentMethod),
  deliverables: z.array(Deliverable),
  /** With everything that was said in them; what staff noted among themselves is not the customer's. */
  tickets: z.array(z.object({ ...Ticket.shape, comments: z.array(Comment) })),
  /** Null without a company. */
  membership: z.nullable(z.object({ company: z.string(), place: z.enum(places), roles: Roles, joined_at: Time })),
  /** Open ones: to the person, and those of the company that they own. */
  invites: z.object({ sent: z.array(Invite), received: z.array(Invite) }),
  /** With whom one shares what of one's own, and what one is let see in return. */
  colleagues: z.array(Colleague),
  colleague_requests: z.object({ sent: z.array(ColleagueRequest), received: z.array(ColleagueRequest) }),
  notifications: z.array(Notification),
  notification_preferences: z.array(EventPreference),
  push_subscriptions: z.array(PushBrowser),
})
export type OwnRecords = z.infer<typeof OwnRecords>

/** All that is known of one account, for its owner to keep. */
export const AccountExport = z.object({
  exported_at: Time,
  /** When the account was made. */
  created_at: Time,
  /** By which of the vendor's links the person came who signed up. */
  first_visit: Utm,
  profile: Profile,
  terms: z.object({ accepted_at: z.nullable(Time), version: z.nullable(z.string()) }),
  second_factor: SecondFactor,
  sessions: z.array(Session),
  /** The latest first, 10,000 at most. */
  activity: z.array(Activity),
  ...OwnRecords.shape,
})
export type AccountExport = z.infer<typeof AccountExport>
