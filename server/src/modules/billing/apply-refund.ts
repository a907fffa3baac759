import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import {
  add,
  compare,
  decimalOf,
  isPositive,
  type Money,
  money,
  subtract,
  zero,
} from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import { auditActor } from './audit-actor.ts'
import { creditRefund } from './credit-refund.ts'
import type { News } from './gateways/gateway.ts'
import { postRefund } from './letters/refund.ts'
import {
  findPaymentByTransaction,
  insertRefund,
  listRefunds,
  lockPaymentOfOrder,
  putDispute,
  type RefundRow,
  updateRefund,
} from './refund-store.ts'
import type { Services } from './services.ts'
import { settleRefund } from './settle-refund.ts'

type RefundNews = Extract<News, { kind: 'refund' }>
type DisputeNews = Extract<News, { kind: 'dispute' }>
type Payment = NonNullable<Awaited<ReturnType<typeof lockPaymentOfOrder>>>

const amountOf = ({ amount, currency }: Pick<RefundRow, 'amount' | 'currency'>): Money =>
  money(amount, Currency.parse(currency))

/** What was given back without us, at the provider's own desk: null where it is ours or known already. */
const foreignPart = (known: readonly RefundRow[], news: RefundNews, currency: Currency): Money | null => {
  if (news.gateway_ref !== null && known.some(({ gateway_ref }) => gateway_ref === news.gateway_ref)) return null
  if (news.total !== null) {
    const rest = subtract(news.total, known.map(amountOf).reduce(add, zero(currency)))
    return isPositive(rest) ? rest : null
  }
  return news.amount
}

/** Ours, whose answer has not come yet, or came without the gateway's id. */
const isAwaited = ({ gateway_ref, state, amount, currency }: RefundRow, news: RefundNews): boolean =>
  gateway_ref === null &&
  state !== 'failed' &&
  news.amount?.currency === currency &&
  compare(amountOf({ amount, currency }), news.amount) === 0

const noteForeign = async (services: Services, tx: Tx, payment: Payment, news: RefundNews, amount: Money) => {
  const { clock, audit, jobs } = services
  const { id: payment_id, tenant, order_id, account_id, gateway, transaction_id } = payment
  const now = clock.now()
  const row = await insertRefund(tx, {
    id: makeId(clock),
    tenant,
    payment_id,
    order_id,
    account_id,
    gateway,
    transaction_id,
    amount: decimalOf(amount),
    currency: amount.currency,
    origin: 'gateway',
    reason: 'returned at the payment provider',
    state: 'succeeded',
    gateway_ref: news.gateway_ref,
    created_at: now,
    updated_at: now,
    leased_until: now,
  })
  const about = { object_type: 'order', object_id: order_id, account_id }
  const changes = { refund_id: row.id, origin: 'gateway', amount: row.amount, currency: row.currency }
  await audit(tx, { tenant, actor: auditActor(gateway), actor_ip: null, action: 'refunded', ...about, changes })
  await jobs.announce(tx, 'payment_refunded', { tenant, refund_id: row.id, order_id, payment_id })
  await postRefund(services, tx, row, await creditRefund(services, tx, row))
}

/** Ours whose end this tells, or what else became of it. */
const hear = (services: Services, tenant: string, gateway: string, news: RefundNews): Promise<RefundRow | string> =>
  services.database.transaction(tenant, async (tx) => {
    const found = await findPaymentByTransaction(tx, gateway, news.transaction_id)
    const payment = found && (await lockPaymentOfOrder(tx, found.order_id))
    if (payment === undefined) return 'nothing of ours'
    const known = await listRefunds(tx, payment.id)
    const awaited = news.gateway_ref === null ? undefined : known.find((row) => isAwaited(row, news))
    if (awaited !== undefined) {
      await updateRefund(tx, awaited.id, { gateway_ref: news.gateway_ref })
      return awaited
    }
    const foreign = foreignPart(known, news, Currency.parse(payment.currency))
    if (foreign === null) return 'refund is known'
    await noteForeign(services, tx, payment, news, foreign)
    return 'refund is noted'
  })

/** A provider reports money that went back: ours, heard again, or one that somebody made at the provider. */
export const applyRefund = async (
  services: Services,
  tenant: string,
  gateway: string,
  news: RefundNews,
): Promise<string> => {
  const heard = await hear(services, tenant, gateway, news)
  if (typeof heard === 'string') return heard
  await settleRefund(services, tenant, heard.id, { kind: 'succeeded', gateway_ref: news.gateway_ref })
  return 'refund of ours'
}

/** A bank takes a payment back, or wants to: noted, and a person is called. */
export const applyDispute = (services: Services, tenant: string, gateway: string, news: DisputeNews): Promise<string> =>
  services.database.transaction(tenant, async (tx) => {
    const { clock, audit, jobs, log } = services
    const payment = await findPaymentByTransaction(tx, gateway, news.transaction_id)
    if (payment === undefined) return 'nothing of ours'
    const { id: payment_id, order_id, account_id, currency } = payment
    const now = clock.now()
    const { state, reference } = news
    const isNews = await putDispute(tx, {
      id: makeId(clock),
      tenant,
      payment_id,
      order_id,
      account_id,
      gateway,
      reference,
      amount: news.amount === null ? payment.amount : decimalOf(news.amount),
      currency,
      state,
      opened_at: now,
      closed_at: state === 'opened' ? null : now,
    })
    if (!isNews) return 'dispute is known'
    log.error({ order: order_id, dispute: reference, state }, 'a payment is disputed')
    const about = { object_type: 'order', object_id: order_id, account_id, changes: { reference, state } }
    await audit(tx, { tenant, actor: auditActor(gateway), actor_ip: null, action: `dispute_${state}`, ...about })
    await jobs.announce(tx, 'payment_disputed', { tenant, order_id, payment_id, state })
    return `dispute is ${state}`
  })
