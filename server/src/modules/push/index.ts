import { chooseChannels, preferencesOf } from './choose-channels.ts'
import { closeReader } from './close-reader.ts'
import { forgetOldEveryDay } from './forget-old.ts'
import { deleteNotifications, withoutMail } from './notification-store.ts'
import { type MembersJob, membersQueue, notify, notifyAgain, type PushJob, pushQueue } from './notify.ts'
import { listNotifications, readNotifications } from './read-notifications.ts'
import { sendPush } from './send-push.ts'
import type { Services } from './services.ts'
import { listBrowsers, readSubscription, subscribe, unsubscribe } from './subscribe.ts'
import { tellMembers } from './tell-members.ts'
import { toldSessions } from './told-browsers.ts'

export { pushPolicy } from './policy.ts'
export { createPushService, type PushSandbox, type PushService } from './push-service.ts'

/** The push module: notifications in the portal, by mail and in browsers. */
export const createPushModule = (services: Services) => {
  forgetOldEveryDay(services)
  services.jobs.handle<PushJob>(pushQueue, ({ data }) => sendPush(services)(data))
  services.jobs.handle<MembersJob>(membersQueue, ({ data }) => tellMembers(services)(data))
  return {
    subscription: readSubscription(services),
    subscribe: subscribe(services),
    unsubscribe: unsubscribe(services),
    /** All subscribed browsers of the caller. */
    browsers: listBrowsers(services),
    notifications: listNotifications(services),
    /** Returns how many notifications are left unread. */
    markRead: readNotifications(services),
    preferences: preferencesOf(services),
    choose: chooseChannels(services),
    /** Notifies a customer in the transaction of the event, and soon the members who may see it. A repeated cause is ignored. */
    notify: notify(services),
    /** The same once more, in place of what was said of the cause before; for what becomes more urgent. */
    notifyAgain: notifyAgain(services),
    /** Removes the notifications of this cause, which no longer holds: the customer's and those of members. */
    takeBack: deleteNotifications,
    /** The sessions in which a person switched notifications on. */
    toldSessions,
    /** For an account that is closed or erased. */
    closing: closeReader(services),
    /** Which of the accounts have switched off mail for this kind. For modules that send letters of their own. */
    withoutMail,
  }
}

export type PushModule = ReturnType<typeof createPushModule>
