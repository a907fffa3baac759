import { createCipheriv } from 'node:crypto'
import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { decimalOf, isPositive } from '@foyer/contract/vocabulary/money.ts'
import type { Outcome } from '../../payments/payment-rules.ts'
import type { CircuitBreaker } from '../circuit-breaker.ts'
import { readMoney } from '../form.ts'
import type { Capture, ChargeRequest, CheckoutRequest, Gateway, OpenedCheckout } from '../gateway.ts'
import { troubleOf, troubles } from '../provider-call.ts'
import { type Ask, DoneAnswer, numberOf, type Order, payProApi, type PayProSettings, referenceOf } from './api.ts'
import { readPayProEvent } from './notification.ts'
import { findOrder, isPaid, listPaid, refundedOf } from './orders.ts'
import { refundOrder } from './refund.ts'

export type { PayProSettings }

/** The price passes through the customer's browser, so it is encrypted. */
const encrypted = (fields: Readonly<Record<string, string>>, { dynamic_key, dynamic_iv }: PayProSettings): string => {
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(dynamic_key), Buffer.from(dynamic_iv))
  const text = new URLSearchParams(fields).toString()
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

const open = (settings: PayProSettings, request: CheckoutRequest): OpenedCheckout => {
  const { checkout_id, order_id, amount, description, email, country, locale, return_url, recurring } = request
  const { names } = settings
  const url = new URL(settings.checkout_url)
  const dynamic = encrypted(
    {
      [names.price.replace('{currency}', amount.currency)]: decimalOf(amount),
      [names.title]: cut(description, 200),
      ...(recurring !== null && {
        [names.months]: String(recurring.months),
        [names.starts_on]: recurring.starts_on,
      }),
    },
    settings,
  )
  const fields = {
    'products[1][id]': settings.product_id,
    'products[1][data]': dynamic,
    currency: amount.currency,
    language: locale,
    'billing-email': email,
    'billing-country': country,
    [names.attempt]: checkout_id,
    ...(order_id !== null && { [names.order]: order_id }),
    'exit-link': return_url,
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return { kind: 'page', url: url.href, gateway_ref: null }
}

const outcomeOf = (order: Order, { product_id, test_mode, names }: PayProSettings, asked: ChargeRequest): Outcome => {
  const gateway_ref = order.orderId
  const amount = readMoney(order.billingTotalPrice, order.billingCurrencyCode)
  if (order.orderStatusName === 'Canceled') return { kind: 'failed', gateway_ref, reason: 'generic_decline' }
  const items = order.orderItems ?? []
  const isOurs =
    items.every((item) => (item.productId ?? order.mainProductId) === product_id && (item.quantity ?? 1) === 1) &&
    referenceOf(order, names) === asked.attempt_id &&
    (order.isTestMode !== true || test_mode)
  if (amount === null || !isPaid(order) || !isOurs) return { kind: 'unknown', gateway_ref }
  return {
    kind: 'succeeded',
    gateway_ref,
    transaction_id: gateway_ref,
    order_id: null,
    amount,
    receipt_url: order.invoiceLink ?? null,
    card_last_four: order.creditCardLastFour ?? null,
  }
}

/** Allows for clock differences; a page is rarely paid at its very first moment. */
const aheadMs = 5 * minuteMs
/** No list tells which checkout an order belongs to, so each has to be looked up. Most are paid soon after their page was opened. */
const askedAtMost = 50

const lookUp = async (
  ask: Ask,
  settings: PayProSettings,
  asked: ChargeRequest,
  ref: string | null,
  startedAt: Date,
  now: Date,
): Promise<Outcome> => {
  const silence: Outcome = { kind: 'unknown', gateway_ref: ref }
  if (ref !== null) {
    const order = await findOrder(ask, ref)
    return order === undefined ? silence : outcomeOf(order, settings, asked)
  }
  const placed = { from: new Date(startedAt.getTime() - aheadMs), to: now, withTests: settings.test_mode }
  for (const { id } of (await listPaid(ask, placed))?.slice(0, askedAtMost) ?? []) {
    const order = await findOrder(ask, id)
    if (order === undefined) return silence
    if (referenceOf(order, settings.names) === asked.attempt_id) return outcomeOf(order, settings, asked)
  }
  return silence
}

const capturesOf = async (ask: Ask, settings: PayProSettings, from: string, to: string): Promise<Capture[] | null> => {
  const days = { from: new Date(from), to: new Date(Date.parse(to) + dayMs - 1), withTests: settings.test_mode }
  const listed = await listPaid(ask, days)
  if (listed === null) return null
  const found: Capture[] = []
  for (const { id } of listed) {
    const order = await findOrder(ask, id)
    if (order === undefined) return null
    const amount = readMoney(order.billingTotalPrice, order.billingCurrencyCode)
    const about = { transaction_id: order.orderId, reference: referenceOf(order, settings.names) }
    if (amount !== null && isPositive(amount)) found.push({ ...about, amount, refunded: refundedOf(order) })
  }
  return found
}

/** PayPro requires a reason and shows it to the vendor. */
const endingReason = 'ended in the portal'

/**
 * PayPro Global (source: developers.payproglobal.com): its own page, whose address carries the encrypted price, and notifications that
 * are confirmed at the API.
 */
export const payProGateway = (settings: PayProSettings, line: CircuitBreaker): Gateway => {
  const ask = payProApi(settings, line)
  return {
    isReachable: () => line.isAvailable(),
    takes: (currency) => settings.currencies.includes(currency) && currencyFacts[currency].decimals <= 2,
    cards: null,
    checkouts: {
      open: (request) => Promise.resolve(open(settings, request)),
      renews: () => true,
      confirms: true,
      asksFirst: false,
    },
    endAgreement: async (reference) => {
      const body = { subscriptionId: numberOf(reference), reasonText: endingReason }
      const said = await ask('/api/Subscriptions/Terminate', body, DoneAnswer)
      if (said.kind !== 'answer') return said.kind === 'refused' ? 'refused' : 'unknown'
      return said.answer.isSuccess ? 'ended' : 'refused'
    },
    lookUp: (request, ref, startedAt, now) => lookUp(ask, settings, request, ref, startedAt, now),
    cancel: (ref) => Promise.resolve({ kind: 'unknown', gateway_ref: ref }),
    // PayPro lets in only addresses that the vendor has told it.
    check: async () => {
      const said = await ask('/api/Orders/GetList', { skip: 0, take: 1, search: {} }, DoneAnswer)
      if (said.kind !== 'answer') return troubleOf(said)
      return said.answer.isSuccess ? null : troubles.failed
    },
    refund: (request, now) => refundOrder(ask, request, now),
    captures: (from, to) => capturesOf(ask, settings, from, to),
    readNotification: (raw) => readPayProEvent(settings, raw),
    receipt: () => '',
  }
}
