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

/** An entry of the account’s activity log. */
export const Activity = z.object({
  at: Time,
  /** The name of the action, such as `profile_saved`. */
  action: z.string(),
  /** The kind of object it was done to. */
  object_type: z.string(),
  object_id: z.string(),
  /** Null if the account holder did not do it themselves, or the address is not known. */
  ip: z.nullable(z.string()),
})
export type Activity = z.infer<typeof Activity>

/** The person’s own records in the other parts of the portal, without what others share with them. */
export const OwnRecords = z.object({
  orders: z.array(Order),
  payments: z.array(Payment),
  payment_methods: z.array(PaymentMethod),
  deliverables: z.array(Deliverable),
  /** With all comments; internal notes of staff are not included. */
  tickets: z.array(z.object({ ...Ticket.shape, comments: z.array(Comment) })),
  /** Null without a company. */
  membership: z.nullable(z.object({ company: z.string(), place: z.enum(places), roles: Roles, joined_at: Time })),
  /** Open invites, to the person and from the company that they own. */
  invites: z.object({ sent: z.array(Invite), received: z.array(Invite) }),
  /** The accounts the person shares data with, in both directions. */
  colleagues: z.array(Colleague),
  colleague_requests: z.object({ sent: z.array(ColleagueRequest), received: z.array(ColleagueRequest) }),
  notifications: z.array(Notification),
  notification_preferences: z.array(EventPreference),
  push_subscriptions: z.array(PushBrowser),
})
export type OwnRecords = z.infer<typeof OwnRecords>

/** Everything that is stored about an account, for its owner to keep. */
export const AccountExport = z.object({
  exported_at: Time,
  /** When the account was created. */
  created_at: Time,
  /** The campaign link that the person came from when they signed up. */
  first_visit: Utm,
  profile: Profile,
  /** Nulls if no terms have been accepted. */
  terms: z.object({ accepted_at: z.nullable(Time), version: z.nullable(z.string()) }),
  second_factor: SecondFactor,
  sessions: z.array(Session),
  /** Newest first, at most 10,000 entries. */
  activity: z.array(Activity),
  ...OwnRecords.shape,
})
export type AccountExport = z.infer<typeof AccountExport>
