import { applyNotification, type NotificationJob, notificationQueue } from './apply-notification.ts'
import { type ForgetJob, forgetCard, forgetQueue } from './change-card.ts'
import { endAgreements, lookAfterCheckouts, settleRefunds } from './look-after-checkouts.ts'
import { reconcile } from './reconcile.ts'
import { performRefund, type RefundJob, refundQueue } from './return-money.ts'
import type { Services } from './services.ts'
import { settleUnfinished } from './settle-unfinished.ts'
import { warnOfEndingCards } from './warn-of-ending-cards.ts'

const janitorMs = 5_000
const dayMs = 86_400_000

/** What goes on without anybody asking: the queues, the janitor and the rounds of the day. */
export const keepBusy = (services: Services): void => {
  const { jobs, branding } = services
  const everywhere = (round: (tenant: string) => Promise<unknown>) => async (): Promise<void> => {
    for (const { key } of branding.all) await round(key)
  }
  const untilDone = (round: (tenant: string) => Promise<number>) => async (tenant: string) => {
    while ((await round(tenant)) > 0);
  }
  const rounds = [settleUnfinished, lookAfterCheckouts, settleRefunds, endAgreements].map((round) =>
    everywhere(untilDone(round(services))),
  )
  jobs.handle<NotificationJob>(notificationQueue, ({ data }) => applyNotification(services)(data))
  jobs.handle<RefundJob>(refundQueue, ({ data }) => performRefund(services)(data))
  jobs.handle<ForgetJob>(forgetQueue, ({ data }) => forgetCard(services)(data))
  jobs.every('billing janitor', janitorMs, async () => {
    for (const round of rounds) await round()
  })
  jobs.every('cards that end', dayMs, everywhere(warnOfEndingCards(services)))
  jobs.every('reconciliation', dayMs, everywhere(reconcile(services)))
}
