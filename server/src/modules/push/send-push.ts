import { NotificationKind } from '@foyer/contract/push/notification.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import * as z from 'zod/mini'
import { forgetBrowser } from './forget-browsers.ts'
import { findNotification, type NotificationRow } from './notification-store.ts'
import { type PushJob, pushQueue, texts } from './notify.ts'
import type { Services } from './services.ts'
import type { SubscriptionRow } from './subscription-store.ts'
import { browsersOf } from './told-browsers.ts'

const Details = z.record(z.string(), z.string())

/** What the browser's service worker shows. The tag makes a repeated message replace the earlier one. */
const messageOf = ({ id, kind, details, path }: NotificationRow, locale: Locale): string => {
  const { title, body } = texts[locale].words[NotificationKind.parse(kind)](Details.parse(details))
  return JSON.stringify({ title, body, path, tag: id })
}

const browserName = ({ endpoint_hash }: SubscriptionRow): string => endpoint_hash.toString('hex')

const deliver = async (services: Services, browser: SubscriptionRow, message: string): Promise<void> => {
  const { endpoint, auth, p256dh, account_id } = browser
  const delivery = await services.pushService.send({ endpoint, keys: { auth, p256dh } }, message)
  if (delivery === 'gone') await forgetBrowser(services, browser)
  else if (delivery !== 'sent')
    // Not deleted: if our own key were at fault, all browsers of all customers would be lost.
    services.log.warn(
      { status: delivery.refused, push_service: new URL(endpoint).host, account: account_id },
      'a push service refused a message: it is not sent again',
    )
}

/** The message and the browsers to send it to; undefined if the notification no longer exists. */
const findTold = (services: Services, { tenant, id, browser }: PushJob) =>
  services.database.read(tenant, async (tx) => {
    const notification = await findNotification(tx, id)
    if (notification === undefined) return undefined
    const { locale } = await services.account.get(tx, notification.account_id)
    const { told, signedOut } = await browsersOf(services, tx, notification.account_id)
    const wanted = told.filter((row) => browser === undefined || browserName(row) === browser)
    return { message: messageOf(notification, Locale.parse(locale)), told: wanted, signedOut }
  })

/**
 * Sends one notification to all browsers of its account. A browser that is gone is deleted. One that fails gets a job
 * of its own and is retried without the others.
 */
export const sendPush =
  (services: Services) =>
  async (job: PushJob): Promise<void> => {
    const { database, jobs } = services
    const { tenant, id } = job
    const found = await findTold(services, job)
    if (found === undefined) return
    const { message, told, signedOut } = found
    for (const browser of signedOut) await forgetBrowser(services, browser)
    const outcomes = await Promise.allSettled(told.map((browser) => deliver(services, browser, message)))
    const [first] = outcomes
    if (outcomes.length === 1 && first?.status === 'rejected') throw first.reason
    const failed = told.filter((_, at) => outcomes[at]?.status === 'rejected')
    if (failed.length === 0) return
    await database.transaction(tenant, async (tx) => {
      for (const browser of failed) {
        const again: PushJob = { tenant, id, browser: browserName(browser) }
        await jobs.enqueue(tx, pushQueue, again)
      }
    })
  }
