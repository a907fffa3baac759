import type { NotificationKind, Preferences, PreferencesBody, ReadBody } from '@foyer/contract/push/notification.ts'
import type { PushBrowser, PushSubscriptionBody } from '@foyer/contract/push/subscription.ts'
import type { PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { chooseChannels, preferencesOf } from './choose-channels.ts'
import { forgetOldEveryDay } from './forget-old.ts'
import { deleteNotification, withoutMail } from './notification-store.ts'
import { type Notice, notify, type PushJob, pushQueue } from './notify.ts'
import { listNotifications, type NotificationPage, readNotifications } from './read-notifications.ts'
import { sendPush } from './send-push.ts'
import type { Services } from './services.ts'
import { listBrowsers, readSubscription, subscribe, unsubscribe } from './subscribe.ts'
import { toldSessions } from './told-browsers.ts'

export { pushPolicy } from './policy.ts'
export { createPushService, type PushSandbox, type PushService } from './push-service.ts'

/** Front door: what people are told, and how it reaches them. */
export interface PushModule {
  subscription(call: ActorCall, endpoint: string | undefined): Promise<PushSubscriptionBody>
  subscribe(call: ActorCall, body: PushSubscriptionBody): Promise<PushSubscriptionBody>
  unsubscribe(call: ActorCall, endpoint: string): Promise<void>
  /** Those that are kept, for their owner to see. */
  browsers(call: ActorCall): Promise<PushBrowser[]>
  notifications(call: ActorCall, page: PageQuery): Promise<NotificationPage>
  /** Returns how many are left unread. */
  markRead(call: ActorCall, body: ReadBody): Promise<number>
  preferences(call: ActorCall): Promise<Preferences>
  choose(call: ActorCall, body: PreferencesBody): Promise<Preferences>
  /** Tells one person, in the transaction of what happened. The same cause tells once. */
  notify(tx: Tx, notice: Notice): Promise<void>
  /** What this cause has told a person is so no more: it leaves their list. */
  takeBack(tx: Tx, accountId: string, cause: string): Promise<void>
  /** The sessions in which a person's browsers were switched on. */
  toldSessions(tx: Tx, accountId: string): Promise<readonly string[]>
  /** Those of the accounts who chose not to be mailed about this kind, for modules with letters of their own. */
  withoutMail(tx: Tx, accountIds: readonly string[], kind: NotificationKind): Promise<ReadonlySet<string>>
}

export const createPushModule = (services: Services): PushModule => {
  forgetOldEveryDay(services)
  services.jobs.handle<PushJob>(pushQueue, ({ data }) => sendPush(services)(data))
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
    takeBack: deleteNotification,
    toldSessions,
    withoutMail,
  }
}
