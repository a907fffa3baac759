import { type Currency, currencyOf } from '@foyer/contract/vocabulary/currency.ts'
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
import type { Tx } from '../../../platform/database/database.ts'
import { disputeEndedBy, loseDispute } from '../disputes/apply-dispute.ts'
import { readMoney } from '../gateways/form.ts'
import type { News } from '../gateways/gateway.ts'
import { postRefund } from '../letters/refund.ts'
import { lockToldPayment } from '../notifications/told-payment.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import { raiseAlarm } from '../payments/settle-attempt.ts'
import type { Services } from '../services.ts'
import { creditRefund } from './credit-refund.ts'
import { leftOf } from './left-of-payment.ts'
import { noteReturned } from './note-returned.ts'
import { findReturn, listReturned, type RefundRow, updateRefund } from './refund-store.ts'
import { settleRefund } from './settle-refund.ts'

type RefundNews = Extract<News, { kind: 'refund' }>

const amountOf = ({ amount, currency }: Pick<RefundRow, 'amount' | 'currency'>): Money =>
  money(amount, currencyOf(currency))

/** Without a currency, the sum is in that of the payment. */
const inCurrencyOf = ({ currency }: PaymentRow, news: RefundNews): RefundNews =>
  news.bare_amount === undefined ? news : { ...news, amount: readMoney(news.bare_amount, currency) }

/** The amount that was refunded without us, at the provider itself; null if the refund is ours or already known. */
const foreignPart = (known: readonly RefundRow[], news: RefundNews, currency: Currency): Money | 'untold' | null => {
  if (news.gateway_ref !== null && known.some(({ gateway_ref }) => gateway_ref === news.gateway_ref)) return null
  const told = news.total ?? news.amount
  // In another currency, it cannot be compared with our amounts.
  if (told?.currency !== currency || told.minor < 0n) return 'untold'
  if (news.total === null) return told
  // Money taken by a bank is no refund to the provider, so it is not in its total.
  const refunds = known.filter(({ origin }) => origin !== 'dispute')
  const rest = subtract(told, sumOf(refunds, currency))
  return isPositive(rest) ? rest : null
}

const sumOf = (rows: readonly RefundRow[], currency: Currency): Money => rows.map(amountOf).reduce(add, zero(currency))

/** A refund of ours whose answer has not come yet, or came without the gateway's id. */
const isAwaited = ({ gateway_ref, state, amount, currency }: RefundRow, news: RefundNews): boolean =>
  gateway_ref === null &&
  state !== 'failed' &&
  news.amount?.currency === currency &&
  compare(amountOf({ amount, currency }), news.amount) === 0

/**
 * A refund of ours that was requested and not answered yet, and that fits into the reported total; preferably the one that makes the
 * total exact.
 */
const findInTotal = (known: readonly RefundRow[], { total }: RefundNews): RefundRow | undefined => {
  if (total === null) return undefined
  const gone = known.filter(({ state, origin }) => state === 'succeeded' && origin !== 'dispute')
  const open = known.filter(({ state, asked_at }) => state !== 'succeeded' && asked_at !== null)
  const ours = open.filter(({ currency }) => currency === total.currency)
  const against = (row: RefundRow): number => compare(add(sumOf(gone, total.currency), amountOf(row)), total)
  return ours.find((row) => against(row) === 0) ?? ours.find((row) => against(row) < 0)
}

const findOurs = (known: readonly RefundRow[], news: RefundNews): RefundRow | undefined => {
  if (news.unnumbered === true) return findInTotal(known, news)
  return news.gateway_ref === null ? undefined : known.find((row) => isAwaited(row, news))
}

/** If it closes a dispute, nobody has returned anything: the customer is told once, and the document says who took the money. */
const noteForeign = async (services: Services, tx: Tx, payment: PaymentRow, news: RefundNews, amount: Money) => {
  const { gateway_ref } = news
  const dispute = await disputeEndedBy(tx, payment, amount)
  const why =
    dispute === undefined ? { reason: 'returned at the payment provider' } : { reason: 'taken back by the bank' }
  // Even if a bank took it, the provider lists it as a refund, and our books are compared with that list.
  const row = await noteReturned(services, tx, payment, { origin: 'gateway', ...why, amount, gateway_ref })
  const note = await creditRefund(services, tx, row, dispute === undefined ? 'gateway' : 'dispute')
  if (dispute === undefined) await postRefund(services, tx, row, note)
  else await loseDispute(services, tx, payment, dispute, note)
}

/** The report cannot be true of this payment, or cannot be read: a person has to check at the provider. */
const question = async (services: Services, tx: Tx, payment: PaymentRow, news: RefundNews): Promise<void> => {
  const about = { ...payment, id: payment.attempt_id ?? payment.id }
  const told = news.total ?? news.amount
  const event = news.gateway_ref ?? (told === null ? '' : decimalOf(told))
  await raiseAlarm(services, tx, about, { kind: 'refunded', event }, 'other_refund')
}

/** Never records more than is left of the payment, whatever is reported. */
const hearForeign = async (
  services: Services,
  tx: Tx,
  payment: PaymentRow,
  news: RefundNews,
  told: Money | 'untold',
): Promise<string> => {
  const { left } = await leftOf(tx, payment)
  const isTrue = told !== 'untold' && isPositive(told) && compare(told, left) <= 0
  if (!isTrue) await question(services, tx, payment, news)
  const gone = told === 'untold' || compare(told, left) <= 0 ? told : left
  if (gone === 'untold' || !isPositive(gone)) return 'a person decides'
  await noteForeign(services, tx, payment, news, gone)
  return 'refund is noted'
}

/** Our refund that this report completes, or else its result. */
const hear = (services: Services, tenant: string, gateway: string, told: RefundNews): Promise<RefundRow | string> =>
  services.database.transaction(tenant, async (tx) => {
    const payment = await lockToldPayment(tx, gateway, told)
    if (payment === undefined) {
      const isReturn = (await findReturn(tx, gateway, told.transaction_id)) !== undefined
      return isReturn ? 'refund is known' : 'nothing of ours'
    }
    const news = inCurrencyOf(payment, told)
    const known = await listReturned(tx, payment)
    const ours = findOurs(known, news)
    if (ours !== undefined) {
      await updateRefund(tx, ours.id, { gateway_ref: news.gateway_ref })
      return ours
    }
    const foreign = foreignPart(known, news, currencyOf(payment.currency))
    return foreign === null ? 'refund is known' : hearForeign(services, tx, payment, news, foreign)
  })

/** A provider reports a refund: one of ours, or one that somebody made at the provider. */
export const applyRefund = async (
  services: Services,
  tenant: string,
  gateway: string,
  news: RefundNews,
): Promise<string> => {
  const heard = await hear(services, tenant, gateway, news)
  if (typeof heard === 'string') return heard
  await settleRefund(services, tenant, heard.id, { kind: 'succeeded', gateway_ref: news.gateway_ref })
  // A total may cover more refunds than this one.
  if (news.unnumbered === true) await applyRefund(services, tenant, gateway, news)
  return 'refund of ours'
}
