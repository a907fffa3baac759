import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { dayMs, dayOf, daysBetween } from '@foyer/contract/vocabulary/days.ts'
import { decimalOf, isPositive, type Money, zero } from '@foyer/contract/vocabulary/money.ts'
import type { Outcome } from '../../payments/payment-rules.ts'
import type { CircuitBreaker } from '../circuit-breaker.ts'
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
import { notAsked, troubleOf, troubles } from '../provider-call.ts'
import { toldByBooks } from '../told-by-books.ts'
import {
  type Ask,
  Done,
  findTransaction,
  listTransactions,
  momentOf,
  paddleApi,
  type PaddleSettings,
  PayLink,
  type Transaction,
} from './api.ts'
import { readPaddleEvent, readPassthrough } from './notification.ts'

export type { PaddleSettings }

/**
 * A subscription; its plan decides how often it is charged. A trial lasts until the first charge. What Paddle takes at the start is set
 * by the other price, which would otherwise be that of a whole period.
 */
const recurringFields = (
  { plans }: PaddleSettings,
  amount: Money,
  { months, starts_on, today }: NonNullable<CheckoutRequest['recurring']>,
): Readonly<Record<string, string>> | null => {
  const plan = plans.get(months)
  if (plan === undefined) return null
  const trialDays = Math.max(0, daysBetween(today, starts_on))
  return {
    product_id: plan,
    'prices[0]': priceOf(trialDays > 0 ? zero(amount.currency) : amount),
    'recurring_prices[0]': priceOf(amount),
    trial_days: String(trialDays),
  }
}

const priceOf = (amount: Money): string => `${amount.currency}:${decimalOf(amount)}`

const open = async (
  ask: Ask,
  line: CircuitBreaker,
  settings: PaddleSettings,
  request: CheckoutRequest,
): Promise<OpenedCheckout | null> => {
  const { checkout_id, order_id, amount, description, email, country, return_url, recurring } = request
  const sold =
    recurring === null
      ? { product_id: settings.product_id, 'prices[0]': priceOf(amount) }
      : recurringFields(settings, amount, recurring)
  if (sold === null) return null
  const said = await ask(
    '/2.0/product/generate_pay_link',
    {
      ...sold,
      title: cut(description, 200),
      quantity_variable: '0',
      discountable: '0',
      customer_email: email,
      customer_country: country,
      passthrough: JSON.stringify({ order_id, attempt_id: checkout_id }),
      return_url,
    },
    PayLink,
  )
  if (said.kind === 'answer' && !said.answer.success) line.noteRefusal(said.answer.error ?? null)
  const url = said.kind === 'answer' && said.answer.success ? said.answer.response?.url : undefined
  return url === undefined ? null : { kind: 'page', url, gateway_ref: null }
}

const isTaken = ({ status }: Transaction): boolean => status !== 'disputed' && status !== 'failed'

const outcomeOf = (transaction: Transaction): Outcome => {
  const amount = readMoney(transaction.amount, transaction.currency)
  const gateway_ref = transaction.order_id
  if (amount === null || !isTaken(transaction)) return { kind: 'unknown', gateway_ref }
  const { order_id } = readPassthrough(transaction.passthrough ?? '')
  const receipt_url = transaction.receipt_url ?? null
  return {
    kind: 'succeeded',
    gateway_ref,
    transaction_id: gateway_ref,
    order_id,
    amount,
    receipt_url,
    card_last_four: null,
  }
}

const lookUp = async (
  ask: Ask,
  { product_id }: PaddleSettings,
  request: ChargeRequest,
  ref: string | null,
  startedAt: Date,
): Promise<Outcome> => {
  const isIt = ({ order_id, passthrough }: Transaction): boolean =>
    order_id === ref || readPassthrough(passthrough ?? '').reference === request.attempt_id
  const found = await listTransactions(ask, product_id, isIt, new Date(startedAt.getTime() - dayMs))
  const [first] = found ?? []
  return first === undefined ? { kind: 'unknown', gateway_ref: ref } : outcomeOf(first)
}

/** The refunded amount; null for a partial refund, because Paddle does not report its amount. */
const refundedOf = ({ status, amount, refunded, currency }: Transaction): Money | null => {
  if (refunded !== null && refunded !== undefined) return readMoney(refunded, currency)
  return status === 'partially_refunded' ? null : readMoney(status === 'refunded' ? amount : '0', currency)
}

/** Paddle has no idempotency key for refunds. After one request, its alert and its records show the result. */
const refund = async (ask: Ask, request: RefundRequest, now: Date): Promise<RefundOutcome> => {
  const { transaction_id, amount, reason, again } = request
  if (again) {
    const found = await findTransaction(ask, transaction_id)
    return found === undefined ? { kind: 'unknown' } : toldByBooks(request, refundedOf(found), now)
  }
  const fields = { order_id: transaction_id, amount: decimalOf(amount), reason }
  const said = await ask('/2.0/payment/refund', fields, Done)
  if (said.kind === 'silent') return { kind: 'unknown' }
  if (said.kind !== 'answer') return { kind: 'failed', ...notAsked[said.kind] }
  const { success, error } = said.answer
  // The alert that follows has its own id instead of this answer's number, so it is matched by payment and amount.
  return success ? { kind: 'succeeded', gateway_ref: null } : { kind: 'failed', reason: error?.message ?? 'refused' }
}

const captureOf = (transaction: Transaction): Capture[] => {
  const amount = readMoney(transaction.amount, transaction.currency)
  // Free trials are listed among them.
  if (amount === null || !isPositive(amount) || !isTaken(transaction)) return []
  const { reference } = readPassthrough(transaction.passthrough ?? '')
  return [{ transaction_id: transaction.order_id, reference, amount, refunded: refundedOf(transaction) }]
}

const capturesOf = async (
  ask: Ask,
  products: readonly string[],
  from: string,
  to: string,
): Promise<Capture[] | null> => {
  const isOfThese = (row: Transaction): boolean => {
    const day = dayOf(momentOf(row))
    return day >= from && day <= to
  }
  const found: Capture[] = []
  for (const product of products) {
    const rows = await listTransactions(ask, product, isOfThese, new Date(from))
    if (rows === null) return null
    found.push(...rows.flatMap(captureOf))
  }
  return found
}

/** Paddle Classic (source: its reference of the API 2.0 and of alerts): its own page, signed alerts, subscriptions. */
export const paddleGateway = (settings: PaddleSettings, line: CircuitBreaker): Gateway => {
  const ask = paddleApi(settings, line)
  return {
    isReachable: () => line.isAvailable(),
    takes: (currency) =>
      settings.currencies.includes(currency) &&
      currency === (settings.balance_currency ?? currency) &&
      currencyFacts[currency].decimals <= 2,
    cards: null,
    checkouts: {
      open: (request) => open(ask, line, settings, request),
      renews: (months) => settings.plans.has(months),
      confirms: false,
      asksFirst: false,
    },
    endAgreement: async (reference) => {
      const said = await ask('/2.0/subscription/users_cancel', { subscription_id: reference }, Done)
      if (said.kind !== 'answer') return said.kind === 'refused' ? 'refused' : 'unknown'
      return said.answer.success ? 'ended' : 'refused'
    },
    lookUp: (request, ref, startedAt) => lookUp(ask, settings, request, ref, startedAt),
    cancel: (ref) => Promise.resolve({ kind: 'unknown', gateway_ref: ref }),
    refund: (request, now) => refund(ask, request, now),
    check: async () => {
      const said = await ask(`/2.0/product/${settings.product_id}/transactions`, { page: '1' }, Done)
      if (said.kind !== 'answer') return troubleOf(said)
      return said.answer.success ? null : (said.answer.error?.message ?? troubles.failed)
    },
    captures: (from, to) => capturesOf(ask, [...new Set([settings.product_id, ...settings.plans.values()])], from, to),
    readNotification: (raw, _, now) => readPaddleEvent(settings, raw, now),
    receipt: () => '',
  }
}
