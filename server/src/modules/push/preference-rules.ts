import { type EventPreference, type NotificationKind, notificationKinds } from '@foyer/contract/push/notification.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'

export interface Channels {
  readonly mail: boolean
  readonly push: boolean
  /** Whether to e-mail what is about the owner of the person's company, too. */
  readonly company_mail: boolean
}

/** By default, every kind is sent on both channels, but members get no e-mails about their company. */
const unlessTold: Channels = { mail: true, push: true, company_mail: false }

export const channelsOf = (chosen: ReadonlyMap<string, Channels>, kind: NotificationKind): Channels =>
  chosen.get(kind) ?? unlessTold

export const eventsOf = (chosen: ReadonlyMap<string, Channels>): EventPreference[] =>
  notificationKinds.map((kind) => ({ kind, ...channelsOf(chosen, kind) }))

/** The right that lets others than the customer see what a notification is about. */
export const rightFor: Readonly<Record<NotificationKind, Right>> = {
  staff_reply: 'tickets',
  unpaid_invoice: 'billing',
  invoice_cancelled: 'billing',
  licence_expiring: 'deliverables',
  licence_decision: 'deliverables',
  server_alert: 'deliverables',
}

export const kindsBy = (right: Right): NotificationKind[] =>
  notificationKinds.filter((kind) => rightFor[kind] === right)
