import { Failure } from '../../../platform/failure.ts'
import { Away } from '../../../platform/jobs/outages.ts'
import { applyAgreement } from '../agreements/apply-agreement.ts'
import { settleKeeping } from '../cards/add-card.ts'
import { replaceCard } from '../cards/replace-card.ts'
import { applyDispute } from '../disputes/apply-dispute.ts'
import type { News } from '../gateways/gateway.ts'
import { applyPayment, type PaymentNews } from '../payments/apply-payment.ts'
import { noteSoldItem } from '../payments/payment-store.ts'
import { applyFailedRefund } from '../refunds/apply-failed-refund.ts'
import { applyRefund } from '../refunds/apply-refund.ts'
import type { Services } from '../services.ts'
import { markApplied } from './notification-store.ts'

export interface NotificationJob {
  readonly tenant: string
  readonly gateway: string
  readonly notification_id: string
  /** The JSON form: `minor` of amounts is a text. */
  readonly news: string
}

export const notificationQueue = 'billing.notification'

export const writeNews = (news: News): string =>
  JSON.stringify(news, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
const readNews = (text: string): News =>
  // Written by the function above, into our own queue.
  JSON.parse(text, (name, value: unknown) =>
    // Those from before an upgrade end with an `n`.
    name === 'minor' && typeof value === 'string' ? BigInt(value.replace(/n$/, '')) : value,
  ) as News

/**
 * The gateway's id of the sold item is only in its notifications, so it is stored here even if another source reported the payment first.
 */
const hearPayment = async (services: Services, tenant: string, gateway: string, news: PaymentNews): Promise<string> => {
  const heard = await applyPayment(services, tenant, gateway, news)
  const { sold_item = null, outcome } = news
  if (sold_item !== null && outcome.gateway_ref !== null) {
    const named = { gateway, transaction_id: outcome.gateway_ref, sold_item }
    await services.database.transaction(tenant, (tx) => noteSoldItem(tx, named))
  }
  return heard
}

const apply = (services: Services, tenant: string, gateway: string, news: News): Promise<string> => {
  switch (news.kind) {
    case 'payment':
      return hearPayment(services, tenant, gateway, news)
    case 'refund':
      return applyRefund(services, tenant, gateway, news)
    case 'refund_failed':
      return applyFailedRefund(services, tenant, gateway, news)
    case 'dispute':
      return applyDispute(services, tenant, gateway, news)
    case 'card':
      return settleKeeping(services, tenant, gateway, news.reference, news.gateway_ref)
    case 'card_replaced':
      return replaceCard(services, tenant, gateway, news)
    case 'agreement':
      return applyAgreement(services, tenant, gateway, news)
    case 'question':
      return Promise.resolve('answered')
  }
}

/** Applied from the stored row. Applying the same report again changes nothing, so a repeated job does no harm. */
export const applyNotification =
  (services: Services) =>
  async ({ tenant, gateway, notification_id, news }: NotificationJob): Promise<void> => {
    const { database, clock } = services
    const outcome = await apply(services, tenant, gateway, readNews(news)).catch((error: unknown) => {
      // If the gateway has to be asked and does not answer, the notification is not to blame.
      throw error instanceof Failure && error.entries[0]?.code === 'gateway_error' ? new Away(error.message) : error
    })
    await markApplied(database, tenant, notification_id, clock.now(), outcome)
  }
