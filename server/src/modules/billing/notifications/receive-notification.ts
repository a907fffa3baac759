import { OnlineGateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import { isId, makeId } from '../../../platform/ids.ts'
import { isKnownCard } from '../cards/replace-card.ts'
import type { Gateway, GatewayEvent, News, Objection } from '../gateways/gateway.ts'
import { answerQuestion } from '../payments/answer-question.ts'
import { findAttempt } from '../payments/attempt-store.ts'
import { findCheckout } from '../payments/checkout-store.ts'
import { isFailedRefund } from '../refunds/apply-failed-refund.ts'
import type { Services } from '../services.ts'
import { type NotificationJob, notificationQueue, writeNews } from './apply-notification.ts'
import { insertNotification } from './notification-store.ts'
import { isToldPayment } from './told-payment.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

export interface Received {
  readonly gateway: string
  /** The last part of the address, if the provider has several. */
  readonly kind: string | null
  readonly raw: Buffer
  readonly headers: Headers
}

interface Signed {
  readonly tenant: string
  readonly adapter: Gateway
  readonly event: GatewayEvent
}

/** Undefined if the brand does not have the provider, or if its secret did not make this signature. */
const signedForBrand = (
  { gateway: gatewayOf, clock }: Services,
  { gateway, kind, raw, headers }: Received,
  tenant: string,
): Signed | undefined => {
  const adapter = gatewayOf(tenant, gateway)
  if (adapter === undefined) return undefined
  try {
    return { tenant, adapter, event: adapter.readNotification(raw, headers, clock.now(), kind) }
  } catch (error) {
    if (error instanceof Failure && error.entries[0]?.code === 'bad_signature') return undefined
    throw error
  }
}

/**
 * The brands whose secret made this signature. One provider account may serve several brands, but a brand's secret never speaks for
 * another's. A signed body that cannot be read is not a wrong secret: staff are told, and the provider repeats it, unless another brand
 * can read it.
 */
const signedFor = (services: Services, received: Received): Signed[] => {
  const signed: Signed[] = []
  const unread: unknown[] = []
  for (const { key: tenant } of services.branding.all) {
    try {
      const one = signedForBrand(services, received, tenant)
      if (one !== undefined) signed.push(one)
    } catch (error) {
      services.log.error({ err: error, gateway: received.gateway, tenant }, 'a notification could not be read')
      unread.push(error)
    }
  }
  if (signed.length === 0 && unread.length > 0) throw unread[0]
  return signed
}

const isOurs = async (tx: Tx, gateway: string, news: News): Promise<boolean> => {
  if (news.kind === 'refund' || news.kind === 'dispute') return isToldPayment(tx, gateway, news)
  if (news.kind === 'refund_failed') return isFailedRefund(tx, gateway, news)
  if (news.kind === 'card_replaced') return isKnownCard(tx, gateway, news)
  if (!isId(news.reference)) return false
  return (
    (await findAttempt(tx, news.reference)) !== undefined ||
    (await findCheckout(tx, gateway, news.reference)) !== undefined
  )
}

const concerns = async (
  { database }: Services,
  gateway: string,
  { tenant, event: { news } }: Signed,
): Promise<boolean> => news !== null && database.read(tenant, (tx) => isOurs(tx, gateway, news))

/** Stored once per event; the same transaction queues the job that applies it. */
const keep = (
  services: Services,
  { gateway, raw }: Received,
  { tenant, event }: Signed,
  applies: boolean,
  outcome: string,
) => {
  const { database, clock, jobs } = services
  return database.transaction(tenant, async (tx) => {
    const now = clock.now()
    const about = { tenant, gateway, event_id: event.id, type: event.type }
    const row = { ...about, id: makeId(clock), received_at: now, raw: raw.toString('utf8') }
    if (!applies || event.news === null) {
      await insertNotification(tx, { ...row, applied_at: now, outcome })
      return
    }
    const id = await insertNotification(tx, row)
    if (id === null) return
    const job: NotificationJob = { tenant, gateway, notification_id: id, news: writeNews(event.news) }
    await jobs.enqueue(tx, notificationQueue, job)
  })
}

/**
 * A notification of a payment provider: stored before it is answered, once per event, and applied from the queue. A question is answered
 * at once. 404 if there is no such provider, 400 `bad_signature` if no brand's secret made the signature or its time is too far off.
 * its time is off.
 * Returns the body that the provider expects as a receipt.
 */
export const receiveNotification =
  (services: Services) =>
  async (received: Received): Promise<string> => {
    if (!OnlineGateway.safeParse(received.gateway).success) throw failure('not_found')
    const signed = signedFor(services, received)
    const [first] = signed
    if (first === undefined) throw failure('bad_signature')
    const { gateway } = received
    let owner: Signed | undefined
    for (const candidate of signed) if (await concerns(services, gateway, candidate)) owner = candidate
    const chosen = owner ?? first
    const { news } = chosen.event
    let objection: Objection | null = null
    if (news?.kind === 'question') {
      objection = owner === undefined ? 'unknown_order' : await answerQuestion(services, chosen.tenant, gateway, news)
      await keep(services, received, chosen, false, objection ?? 'may be taken')
    } else {
      await keep(services, received, chosen, owner !== undefined, 'nothing of ours')
    }
    return chosen.adapter.receipt(objection)
  }
