import { createCipheriv } from 'node:crypto'
import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'
import type { Outcome } from '../../payments/payment-rules.ts'
import { readMoney } from '../form.ts'
import type {
  Capture,
  ChargeRequest,
  CheckoutRequest,
  Gateway,
  OpenedCheckout,
  RefundOutcome,
  RefundRequest,
} from '../gateway.ts'
import type { Line } from '../line.ts'
import { notAsked } from '../provider-call.ts'
import { toldByBooks } from '../told-by-books.ts'
import {
  type Ask,
  DoneAnswer,
  type Order,
  OrderAnswer,
  OrdersAnswer,
  payProApi,
  type PayProSettings,
  referenceOf,
} from './api.ts'
import { readPayProEvent } from './notification.ts'

export type { PayProSettings }

/** The price goes through the customer's browser, so it goes encrypted. */
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
      [names.title]: description.slice(0, 200),
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

const isPaid = ({ orderStatusName }: Order): boolean => /^(Processed|Refunded|PartiallyRefunded)$/.test(orderStatusName)

const outcomeOf = (order: Order, { product_id, test_mode, names }: PayProSettings, asked: ChargeRequest): Outcome => {
  const gateway_ref = order.id
  const amount = readMoney(order.billingTotalPrice, order.billingCurrencyCode)
  if (order.orderStatusName === 'Declined') return { kind: 'failed', gateway_ref, reason: 'generic_decline' }
  const items = order.orderItems ?? []
  const isOurs =
    items.every(({ productId, quantity }) => productId === product_id && quantity === 1) &&
    referenceOf(order, names) === asked.attempt_id &&
    (order.isTest !== true || test_mode)
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

/** Undefined where the provider fell silent or knows of none. */
const findOrder = async (ask: Ask, orderId: string): Promise<Order | undefined> => {
  const said = await ask('/api/Orders/GetOrderDetails', { orderId }, OrderAnswer)
  return said.kind === 'answer' && said.answer.isSuccess ? (said.answer.response ?? undefined) : undefined
}

const lookUp = async (
  ask: Ask,
  settings: PayProSettings,
  asked: ChargeRequest,
  ref: string | null,
): Promise<Outcome> => {
  const silence: Outcome = { kind: 'unknown', gateway_ref: ref }
  if (ref !== null) {
    const order = await findOrder(ask, ref)
    return order === undefined ? silence : outcomeOf(order, settings, asked)
  }
  const said = await ask('/api/Orders/GetList', { search: { customField: asked.attempt_id } }, OrdersAnswer)
  if (said.kind !== 'answer') return silence
  const [order] = said.answer.response?.orders.filter(isPaid) ?? []
  return order === undefined ? silence : outcomeOf(order, settings, asked)
}

/** What went back of it; null where that was a part, and PayPro does not say how much. */
const refundedOf = (order: Order): Money | null => {
  const { orderStatusName, refundedAmount, billingTotalPrice, billingCurrencyCode } = order
  if (refundedAmount !== null && refundedAmount !== undefined) return readMoney(refundedAmount, billingCurrencyCode)
  if (orderStatusName === 'PartiallyRefunded') return null
  return readMoney(orderStatusName === 'Refunded' ? billingTotalPrice : '0', billingCurrencyCode)
}

/** PayPro has no key for it: asked once, it tells by its notification and its books what became of that. */
const refund = async (ask: Ask, request: RefundRequest, now: Date): Promise<RefundOutcome> => {
  const { transaction_id, amount, reason, again } = request
  if (again) {
    const found = await findOrder(ask, transaction_id)
    return found === undefined ? { kind: 'unknown' } : toldByBooks(request, refundedOf(found), now)
  }
  const body = { orderId: transaction_id, refundAmount: decimalOf(amount), comment: reason }
  const said = await ask('/api/Orders/Refund', body, DoneAnswer)
  if (said.kind === 'silent') return { kind: 'unknown' }
  if (said.kind !== 'answer') return { kind: 'failed', reason: notAsked[said.kind] }
  const { isSuccess, errors, response } = said.answer
  if (!isSuccess) return { kind: 'failed', reason: errors?.[0]?.message ?? 'refused' }
  return { kind: 'succeeded', gateway_ref: response?.refundId ?? null }
}

const captureOf = (order: Order, { names }: PayProSettings): Capture[] => {
  const amount = readMoney(order.billingTotalPrice, order.billingCurrencyCode)
  if (amount === null || !isPaid(order)) return []
  return [{ transaction_id: order.id, reference: referenceOf(order, names), amount, refunded: refundedOf(order) }]
}

/** PayPro Global (facts: docs.payproglobal.com): a page of its own whose address carries the price encrypted, notifications that are confirmed at the API. */
export const payProGateway = (settings: PayProSettings, line: Line): Gateway => {
  const ask = payProApi(settings, line)
  return {
    isReachable: () => line.isOpen(),
    takes: (currency) => settings.currencies.includes(currency) && currencyFacts[currency].decimals <= 2,
    cards: null,
    checkouts: {
      open: (request) => Promise.resolve(open(settings, request)),
      renews: () => true,
      confirms: true,
      asksFirst: false,
    },
    endAgreement: async (reference) => {
      const said = await ask('/api/Subscriptions/Terminate', { subscriptionId: reference }, DoneAnswer)
      if (said.kind !== 'answer') return said.kind === 'refused' ? 'refused' : 'unknown'
      return said.answer.isSuccess ? 'ended' : 'refused'
    },
    lookUp: (request, ref) => lookUp(ask, settings, request, ref),
    cancel: (ref) => Promise.resolve({ kind: 'unknown', gateway_ref: ref }),
    refund: (request, now) => refund(ask, request, now),
    captures: async (from, to) => {
      const said = await ask('/api/Orders/GetList', { search: { createdFrom: from, createdTo: to } }, OrdersAnswer)
      return said.kind === 'answer'
        ? (said.answer.response?.orders.flatMap((order) => captureOf(order, settings)) ?? [])
        : null
    },
    readNotification: (raw) => readPayProEvent(settings, raw),
    receipt: () => '',
  }
}
