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
import { Email } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Utm } from '../vocabulary/utm.ts'
import { AccountActivity } from './activity.ts'
import { Profile } from './profile.ts'
import { SecondFactor } from './second-factor.ts'
import { Session } from './session.ts'

/** An entry of the account’s activity log, with everything that is stored. */
export const Activity = z.extend(z.omit(AccountActivity, { id: true }), {
  /** What was changed, such as earlier values. Empty for what others did to other objects than the account itself. */
  changes: z.record(z.string(), z.unknown()),
})
export type Activity = z.infer<typeof Activity>

/** What the person did to objects of others, which are not named. */
export const OwnAct = z.pick(Activity, { at: true, action: true, object_type: true, ip: true })
export type OwnAct = z.infer<typeof OwnAct>

/** A message that the person wrote in a ticket of somebody else. */
export const OwnComment = z.object({
  id: Id,
  ticket_number: z.int(),
  created_at: Time,
  /** Markdown. */
  body: z.string(),
  /** The names of its files. */
  files: z.array(z.string()),
})
export type OwnComment = z.infer<typeof OwnComment>

/** Something that somebody was asked, and that is over. */
const Ended = z.object({ id: Id, email: Email, status: z.string(), created_at: Time, ended_at: Time })

/** The person’s own records in the other parts of the portal, without what others share with them. */
export const OwnRecords = z.object({
  orders: z.array(Order),
  payments: z.array(Payment),
  payment_methods: z.array(PaymentMethod),
  deliverables: z.array(Deliverable),
  /** With all comments; internal notes of staff are not included. */
  tickets: z.array(z.object({ ...Ticket.shape, comments: z.array(Comment) })),
  /** In tickets of others. */
  comments: z.array(OwnComment),
  /** Null without a company. */
  membership: z.nullable(z.object({ company: z.string(), place: z.enum(places), roles: Roles, joined_at: Time })),
  /** Open invites, to the person and from the company that they own. */
  invites: z.object({ sent: z.array(Invite), received: z.array(Invite) }),
  /** Invites that have ended, to and from the person, and requests that they have withdrawn. They are deleted after a month. */
  ended_invites: z.array(Ended),
  withdrawn_requests: z.array(Ended),
  /** The accounts the person shares data with, in both directions. */
  colleagues: z.array(Colleague),
  colleague_requests: z.object({ sent: z.array(ColleagueRequest), received: z.array(ColleagueRequest) }),
  notifications: z.array(Notification),
  notification_preferences: z.array(EventPreference),
  push_subscriptions: z.array(PushBrowser),
})
export type OwnRecords = z.infer<typeof OwnRecords>

/**
 * What is stored about an account, for its owner to keep. Left out are the notes that the vendor's staff make for themselves, about the
 * customer or in tickets, the reasons that staff give in the log except for acting as the customer and closing the account, secrets such as passwords, and what is others' and only shared.
 */
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
  /** The newest first, at most 1,000. */
  ended_sessions: z.array(Session),
  /** Newest first, at most 10,000 entries. */
  activity: z.array(Activity),
  /** What the person did elsewhere, newest first, at most 10,000 entries. */
  acts: z.array(OwnAct),
  ...OwnRecords.shape,
})
export type AccountExport = z.infer<typeof AccountExport>
