import type { NotificationKind, Preferences, PreferencesBody, ReadBody } from '@foyer/contract/push/notification.ts'
import type { PushBrowser, PushSubscriptionBody } from '@foyer/contract/push/subscription.ts'
import type { PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { chooseChannels, preferencesOf } from './choose-channels.ts'
import { closeReader } from './close-reader.ts'
import { forgetOldEveryDay } from './forget-old.ts'
import { deleteNotifications, withoutMail } from './notification-store.ts'
import { type MembersJob, membersQueue, type Notice, notify, type PushJob, pushQueue } from './notify.ts'
import { listNotifications, type NotificationPage, readNotifications } from './read-notifications.ts'
import { sendPush } from './send-push.ts'
import type { Services } from './services.ts'
import { listBrowsers, readSubscription, subscribe, unsubscribe } from './subscribe.ts'
import { tellMembers } from './tell-members.ts'
import { toldSessions } from './told-browsers.ts'

export { pushPolicy } from './policy.ts'
export { createPushService, type PushSandbox, type PushService } from './push-service.ts'

/** The push module: notifications in the portal, by mail and in browsers. */
export interface PushModule {
  subscription(call: ActorCall, endpoint: string | undefined): Promise<PushSubscriptionBody>
  subscribe(call: ActorCall, body: PushSubscriptionBody): Promise<PushSubscriptionBody>
  unsubscribe(call: ActorCall, endpoint: string): Promise<void>
  /** All subscribed browsers of the caller. */
  browsers(call: ActorCall): Promise<PushBrowser[]>
  notifications(call: ActorCall, page: PageQuery): Promise<NotificationPage>
  /** Returns how many notifications are left unread. */
  markRead(call: ActorCall, body: ReadBody): Promise<number>
  preferences(call: ActorCall): Promise<Preferences>
  choose(call: ActorCall, body: PreferencesBody): Promise<Preferences>
  /** Notifies a customer in the transaction of the event, and soon the members who may see it. A repeated cause is ignored. */
  notify(tx: Tx, notice: Notice): Promise<void>
  /** Removes the notifications of this cause, which no longer holds: the customer's and those of members. */
  takeBack(tx: Tx, customerId: string, cause: string): Promise<void>
  /** The sessions in which a person switched notifications on. */
  toldSessions(tx: Tx, accountId: string): Promise<readonly string[]>
  /** For an account that is closed or erased. */
  readonly closing: ReturnType<typeof closeReader>
  /** Which of the accounts have switched off mail for this kind. For modules that send letters of their own. */
  withoutMail(tx: Tx, accountIds: readonly string[], kind: NotificationKind): Promise<ReadonlySet<string>>
}

export const createPushModule = (services: Services): PushModule => {
  forgetOldEveryDay(services)
  services.jobs.handle<PushJob>(pushQueue, ({ data }) => sendPush(services)(data))
  services.jobs.handle<MembersJob>(membersQueue, ({ data }) => tellMembers(services)(data))
  return {
    subscription: readSubscription(services),
    subscribe: subscribe(services),
    unsubscribe: unsubscribe(services),
    browsers: listBrowsers(services),
    notifications: listNotifications(services),
    markRead: readNotifications(services),
    preferences: preferencesOf(services),
    choose: chooseChannels(services),
    notify: notify(services),
    takeBack: deleteNotifications,
    toldSessions,
    closing: closeReader(services),
    withoutMail,
  }
}
