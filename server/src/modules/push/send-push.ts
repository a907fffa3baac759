import { NotificationKind } from '@foyer/contract/push/notification.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import * as z from 'zod/mini'
import { findNotification, type NotificationRow } from './notification-store.ts'
import { type PushJob, texts } from './notify.ts'
import type { Services } from './services.ts'
import { deleteSubscription, type SubscriptionRow } from './subscription-store.ts'
import { browsersOf } from './told-browsers.ts'

const Details = z.record(z.string(), z.string())

/** What the browser's worker shows; a repeated message replaces the one before it. */
const messageOf = ({ id, kind, details, path }: NotificationRow, locale: Locale): string => {
  const { title, body } = texts[locale].words[NotificationKind.parse(kind)](Details.parse(details))
  return JSON.stringify({ title, body, path, tag: id })
}

const forget = ({ database, audit }: Services, { tenant, account_id, endpoint_hash }: SubscriptionRow): Promise<void> =>
  database.transaction(tenant, async (tx) => {
    if (!(await deleteSubscription(tx, account_id, endpoint_hash))) return
    const about = { object_type: 'account', object_id: account_id, account_id }
    await audit(tx, { tenant, actor: 'system', actor_ip: null, action: 'push_subscription_ended', ...about })
  })

/** Brings one notification to every browser of its account. A browser that is gone is forgotten; one that fails does not hold up the others. */
export const sendPush =
  (services: Services) =>
  async ({ tenant, id }: PushJob): Promise<void> => {
    const { database, account, pushService } = services
    const found = await database.read(tenant, async (tx) => {
      const notification = await findNotification(tx, id)
      if (notification === undefined) return undefined
      const { locale } = await account.get(tx, notification.account_id)
      return { notification, locale, ...(await browsersOf(services, tx, notification.account_id)) }
    })
    if (found === undefined) return
    const message = messageOf(found.notification, Locale.parse(found.locale))
    for (const browser of found.signedOut) await forget(services, browser)
    const outcomes = await Promise.allSettled(
      found.told.map(async (browser) => {
        const { endpoint, auth, p256dh } = browser
        const delivery = await pushService.send({ endpoint, keys: { auth, p256dh } }, message)
        if (delivery === 'gone') await forget(services, browser)
      }),
    )
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    // Tried again as a whole: the tag lets browsers that have it show it once.
    if (failed !== undefined) throw failed.reason
  }
