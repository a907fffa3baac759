import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { everyBrand } from '../branding/index.ts'
import { endAgreements } from './agreements/end-agreement.ts'
import { forgetCard, type ForgetJob, forgetQueue } from './cards/change-card.ts'
import { warnOfEndingCards } from './cards/warn-of-ending-cards.ts'
import { forgetCustomer, type ForgetCustomerJob, forgetCustomerQueue } from './closing/close-payer.ts'
import { applyNotification, type NotificationJob, notificationQueue } from './notifications/apply-notification.ts'
import { emptyOld } from './notifications/empty-old.ts'
import { lookAfterCheckouts, settleRefunds } from './payments/look-after-checkouts.ts'
import { settleUnfinished } from './payments/settle-unfinished.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { performRefund, type RefundJob, refundQueue } from './refunds/return-money.ts'
import { remindOwing } from './reminders/remind-owing.ts'
import type { Services } from './services.ts'

const janitorMs = 5_000
/** As often as renewals: a customer whose payment failed is reminded soon after. */
const remindMs = 3_600_000

/** Background work: queues, settling of attempts and daily rounds. */
export const keepBusy = (services: Services): void => {
  const { jobs, branding } = services
  const everywhere = (round: (tenant: string) => Promise<unknown>) => everyBrand(branding, round)
  const untilDone = (round: (tenant: string) => Promise<number>) => async (tenant: string) => {
    while ((await round(tenant)) > 0);
  }
  // Separate queues, so that a slow gateway delays only its own.
  const rounds = {
    attempts: settleUnfinished,
    checkouts: lookAfterCheckouts,
    refunds: settleRefunds,
    agreements: endAgreements,
  }
  for (const [what, round] of Object.entries(rounds))
    jobs.every(`billing janitor: ${what}`, janitorMs, everywhere(untilDone(round(services))))
  jobs.handle<NotificationJob>(notificationQueue, ({ data }) => applyNotification(services)(data))
  jobs.handle<RefundJob>(refundQueue, ({ data }) => performRefund(services)(data))
  jobs.handle<ForgetJob>(forgetQueue, ({ data }) => forgetCard(services)(data))
  jobs.handle<ForgetCustomerJob>(forgetCustomerQueue, ({ data }) => forgetCustomer(services)(data))
  jobs.every('reminders of invoices', remindMs, everywhere(remindOwing(services)))
  jobs.every('cards that end', dayMs, everywhere(warnOfEndingCards(services)))
  jobs.every('old notifications of gateways', dayMs, everywhere(emptyOld(services)))
  jobs.every('reconciliation', dayMs, everywhere(reconcile(services)))
}
