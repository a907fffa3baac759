import { type EventPreference, type NotificationKind, notificationKinds } from '@foyer/contract/push/notification.ts'

interface Channels {
  readonly mail: boolean
  readonly push: boolean
}

/** By default, every kind is sent on both channels. */
const unlessTold: Channels = { mail: true, push: true }

export const channelsOf = (chosen: ReadonlyMap<string, Channels>, kind: NotificationKind): Channels =>
  chosen.get(kind) ?? unlessTold

export const eventsOf = (chosen: ReadonlyMap<string, Channels>): EventPreference[] =>
  notificationKinds.map((kind) => ({ kind, ...channelsOf(chosen, kind) }))
