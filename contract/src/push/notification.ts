import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { collection } from '../vocabulary/page.ts'

/** The kinds of notifications. */
export const notificationKinds = [
  'staff_reply',
  'unpaid_invoice',
  'invoice_cancelled',
  'licence_expiring',
  'licence_decision',
  'server_alert',
] as const
/** What a notification is about. */
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

/** The vendor’s decisions about a licence. A transfer is one for each of the two customers. */
export const licenceDecisions = ['blocked', 'unblocked', 'terminated', 'restored', 'moved_away', 'moved_here'] as const
export const LicenceDecision = z.enum(licenceDecisions)
export type LicenceDecision = z.infer<typeof LicenceDecision>

/** A notification in the portal. Clients write the text themselves from `kind` and `details`. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** The page it leads to. */
  path: z.string(),
  /**
   * `subject` is the ticket’s title, the invoice’s number, or the name of the licence or server. Further fields depend on the kind, such as
   * `decision` for what the vendor did, and `how` for a ticket that staff have opened and for an invoice that is asked for again.
   */
  details: z.record(z.string(), z.string()),
  created_at: Time,
  /** Null while it is unread. */
  read_at: z.nullable(Time),
  /** Whose data it is about; null for the reader’s own. */
  owner: Owner,
})
export type Notification = z.infer<typeof Notification>

export const Notifications = z.extend(collection('notifications', Notification), {
  unread_count: z.int(),
  /** How many tickets that the reader may see wait for the customer’s reply. */
  waiting_tickets: z.int(),
})
export type Notifications = z.infer<typeof Notifications>

/** Which were seen; `all` is what there is at this moment. */
export const ReadBody = z.strictObject({
  /** The notifications to mark as read, or `all` that exist now. */
  ids: z.union([z.literal('all'), z.array(Id).check(z.minLength(1), z.maxLength(100))]),
})
export type ReadBody = z.infer<typeof ReadBody>

export const UnreadCount = z.object({ unread_count: z.int() })
export type UnreadCount = z.infer<typeof UnreadCount>

const channels = {
  kind: NotificationKind,
  /** Whether to send an e-mail about one’s own. */
  mail: z.boolean(),
  /** Whether to notify subscribed browsers. */
  push: z.boolean(),
}

/** The channels for one kind of event. The portal always shows every notification. */
export const EventPreference = z.object({
  ...channels,
  /**
   * Whether members of a company get an e-mail about what is the owner’s; off by default. It says nothing for support replies, which are
   * mailed to members like their own.
   */
  company_mail: z.boolean(),
})
export type EventPreference = z.infer<typeof EventPreference>

export const PreferencesBody = z.strictObject({
  events: z
    .array(z.strictObject({ ...channels, company_mail: z.optional(z.boolean()) }))
    .check(z.minLength(1), z.maxLength(notificationKinds.length)),
})
export type PreferencesBody = z.infer<typeof PreferencesBody>

export const Preferences = z.object({
  events: z.array(EventPreference),
  /** The public key for browser subscriptions (VAPID), in base64url. */
  server_key: z.string(),
})
export type Preferences = z.infer<typeof Preferences>
