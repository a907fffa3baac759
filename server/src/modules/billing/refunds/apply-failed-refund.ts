import { decimalOf } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { auditActor } from '../audit-actor.ts'
import type { News } from '../gateways/gateway.ts'
import { postRefundCameBack } from '../letters/refund-came-back.ts'
import { isToldPayment, lockToldPayment } from '../notifications/told-payment.ts'
import type { Services } from '../services.ts'
import { findToldRefund, type RefundRow } from './refund-store.ts'
import { settleRefund } from './settle-refund.ts'

type FailedRefundNews = Extract<News, { kind: 'refund_failed' }>

/** Whether the refund concerns our money: one that we know, or one that somebody made at the gateway itself. */
export const isFailedRefund = async (tx: Tx, gateway: string, news: FailedRefundNews): Promise<boolean> =>
  (await findToldRefund(tx, gateway, news)) !== undefined || isToldPayment(tx, gateway, news)

/** Our refund if it is still in progress, else the result of the report. */
const hear = (
  services: Services,
  tenant: string,
  gateway: string,
  news: FailedRefundNews,
): Promise<RefundRow | string> =>
  services.database.transaction(tenant, async (tx) => {
    const { reason, amount, gateway_ref } = news
    const refund = await findToldRefund(tx, gateway, news)
    if (refund?.state === 'failed') return 'refund is known'
    if (refund !== undefined && refund.state !== 'succeeded') return refund
    const owed = refund ?? (await lockToldPayment(tx, gateway, news))
    if (owed === undefined) return 'nothing of ours'
    const { order_id, account_id, id } = owed
    services.log.error({ order: order_id, refund: gateway_ref, reason }, 'a refund came back to the gateway')
    await services.audit(tx, {
      tenant,
      actor: auditActor(gateway),
      actor_ip: null,
      action: 'refund_came_back',
      object_type: order_id === null ? 'refund' : 'order',
      object_id: order_id ?? id,
      account_id,
      reason,
      changes: { gateway_ref, amount: decimalOf(amount), currency: amount.currency },
    })
    const origin = refund?.origin ?? 'gateway'
    await postRefundCameBack(services, tx, { tenant, gateway, order_id, origin, gateway_ref, amount, reason })
    return 'a person decides'
  })

/**
 * A refund that failed after it was recorded as completed. It stays in the books, since the customer has its credit note and is owed the
 * money: staff have to return it another way.
 */
export const applyFailedRefund = async (
  services: Services,
  tenant: string,
  gateway: string,
  news: FailedRefundNews,
): Promise<string> => {
  const heard = await hear(services, tenant, gateway, news)
  if (typeof heard === 'string') return heard
  const { state } = await settleRefund(services, tenant, heard.id, { kind: 'failed', reason: news.reason })
  // The answer to our own request, that it was made, has come in between: then it has come back.
  return state === 'succeeded' ? applyFailedRefund(services, tenant, gateway, news) : 'refund of ours'
}
