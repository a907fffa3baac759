import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { add, type Money, wireAmount, zero } from '@foyer/contract/vocabulary/money.ts'
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
import {
  Answer,
  type Ask,
  cloudPaymentsApi,
  type CloudPaymentsSettings,
  isPayment,
  ListAnswer,
  outcomeOf,
  RefundAnswer,
  type Transaction,
} from './api.ts'
import { cloudPaymentsReceipt, readCloudPaymentsEvent } from './notification.ts'

export type { CloudPaymentsSettings }

/** The provider remembers results under their key for an hour; we rely on five minutes less. */
const keyKeptMs = 55 * minuteMs
/**
 * A charge that we allowed but that the provider does not know after this time was never made. This includes one whose bank still waits
 * for the cardholder.
 */
const windowMs = 15 * minuteMs

const silence = (gatewayRef: string | null = null): Outcome => ({ kind: 'unknown', gateway_ref: gatewayRef })

/** The outcome of a call that was not made: a customer who waits may try again; otherwise the charge is repeated later. */
const notMade = ({ off_session }: ChargeRequest): Outcome =>
  off_session ? silence() : { kind: 'failed', gateway_ref: null, reason: 'processing_error' }

const isAsking = (transaction: Transaction): boolean =>
  transaction.Status === 'AwaitingAuthentication' && isPayment(transaction)

/**
 * If a bank wants to question the holder of a saved card, the charge counts as declined, because no page could ask. In the window it can,
 * for a while: a customer who left the bank's page has paid nothing, and a later payment there is reported by its notification.
 */
const outcomeFor = ({ order_id, instrument }: ChargeRequest, transaction: Transaction, age: number): Outcome => {
  if (!isAsking(transaction)) return outcomeOf(transaction, order_id === '' ? null : order_id)
  const gateway_ref = String(transaction.TransactionId)
  if (instrument.kind !== 'checkout') return { kind: 'failed', gateway_ref, reason: 'authentication_failed' }
  return age < windowMs
    ? { kind: 'requires_action', gateway_ref, client_secret: null }
    : { kind: 'failed', gateway_ref, reason: 'authentication_expired' }
}

/**
 * Charges a saved card. The provider must know who began it: the customer, or we by agreement. On a repetition, a call that was not made
 * says nothing about the previous one.
 */
const charge = async (ask: Ask, request: ChargeRequest, unasked: Outcome): Promise<Outcome> => {
  const { attempt_id, order_id, account_id, amount, description, instrument, off_session } = request
  const body = {
    Amount: wireAmount(amount),
    Currency: amount.currency,
    AccountId: account_id,
    Token: instrument.reference,
    InvoiceId: attempt_id,
    Description: description,
    TrInitiatorCode: off_session ? 0 : 1,
    ...(off_session && { PaymentScheduled: 1 }),
    JsonData: JSON.stringify({ order_id, attempt_id }),
  }
  const said = await ask('/payments/tokens/charge', body, Answer, attempt_id)
  if (said.kind !== 'answer') return said.kind === 'silent' ? silence() : unasked
  const { Model } = said.answer
  // Without a transaction the request itself was invalid: nothing was tried.
  if (Model === null || Model === undefined) return { kind: 'failed', gateway_ref: null, reason: 'invalid_card' }
  return outcomeFor(request, Model, 0)
}

const findNumbered = (ask: Ask, ref: string) => ask('/payments/get', { TransactionId: Number(ref) }, Answer)

/** In the window, one invoice is tried with card after card. Only the number tells which try is meant. */
const findIt = (ask: Ask, { attempt_id, instrument }: ChargeRequest, ref: string | null) =>
  instrument.kind === 'checkout' && ref !== null && /^\d+$/.test(ref)
    ? findNumbered(ask, ref)
    : ask('/v2/payments/find', { InvoiceId: attempt_id }, Answer)

const lookUp = async (
  ask: Ask,
  request: ChargeRequest,
  ref: string | null,
  startedAt: Date,
  now: Date,
): Promise<Outcome> => {
  const said = await findIt(ask, request, ref)
  if (said.kind !== 'answer') return silence(ref)
  const { Model } = said.answer
  const age = now.getTime() - startedAt.getTime()
  if (Model !== null && Model !== undefined) return outcomeFor(request, Model, age)
  if (request.instrument.kind === 'checkout')
    return age < windowMs ? silence(ref) : { kind: 'failed', gateway_ref: ref, reason: 'abandoned' }
  return age < keyKeptMs
    ? charge(ask, request, silence(ref))
    : { kind: 'failed', gateway_ref: ref, reason: 'processing_error' }
}

/** The provider cannot withdraw a bank's question. If the customer pays another way, the open one is given up. */
const giveUp = async (ask: Ask, ref: string): Promise<Outcome> => {
  const said = await findNumbered(ask, ref)
  const model = said.kind === 'answer' ? (said.answer.Model ?? null) : null
  if (model === null) return silence(ref)
  return isAsking(model) ? { kind: 'failed', gateway_ref: ref, reason: 'abandoned' } : outcomeOf(model, null)
}

/** The settings that are passed to the widget on our page unchanged. */
const openWindow = ({ checkout_id, order_id, account_id, email }: CheckoutRequest): OpenedCheckout => ({
  kind: 'window',
  data: {
    invoiceId: checkout_id,
    accountId: account_id,
    email,
    requireEmail: false,
    skin: 'mini',
    data: { order_id, attempt_id: checkout_id },
  },
})

const refundNamed = (transactions: readonly Transaction[], id: string): Transaction | undefined =>
  transactions.find(({ JsonData }) => JsonData?.includes(id) === true)

/** After the hour of the key, first looks among the refunds of every day since. */
const refund = async (ask: Ask, request: RefundRequest, now: Date): Promise<RefundOutcome> => {
  const { refund_id, transaction_id, amount, asked_at, again } = request
  if (now.getTime() - asked_at.getTime() > keyKeptMs) {
    const listed = await list(ask, dayOf(asked_at), dayOf(now))
    if (listed === null) return { kind: 'unknown' }
    const found = refundNamed(listed, refund_id)
    if (found !== undefined) return { kind: 'succeeded', gateway_ref: String(found.TransactionId) }
  }
  const body = {
    TransactionId: Number(transaction_id),
    Amount: wireAmount(amount),
    JsonData: JSON.stringify({ refund_id }),
  }
  const said = await ask('/payments/refund', body, RefundAnswer, refund_id)
  // Under its key the call can be repeated safely. One that was made before may have been carried out.
  if (said.kind === 'refused' && !again) return { kind: 'failed', ...notAsked.refused }
  if (said.kind !== 'answer') return { kind: 'unknown' }
  const { Success, Message, Model } = said.answer
  if (!Success) return { kind: 'failed', reason: Message ?? 'refused' }
  return { kind: 'succeeded', gateway_ref: Model === null || Model === undefined ? null : String(Model.TransactionId) }
}

const pageSize = 100

/** All transactions between two days, page by page; null if the provider did not answer. */
const list = async (ask: Ask, from: string, to: string): Promise<Transaction[] | null> => {
  const found: Transaction[] = []
  for (let page = 1; ; page += 1) {
    const range = { CreatedDateGte: `${from}T00:00:00Z`, CreatedDateLte: `${to}T23:59:59.999Z` }
    const said = await ask('/v2/payments/list', { ...range, PageNumber: page, TimeZone: 'UTC' }, ListAnswer)
    if (said.kind !== 'answer') return null
    const rows = said.answer.Model ?? []
    found.push(...rows)
    if (rows.length < pageSize) return found
  }
}

/** The sum of the refunds of this payment; null if something was refunded but no refund says how much. */
const returnedOf = (
  { TransactionId, Refunded }: Transaction,
  currency: Currency,
  listed: readonly Transaction[],
): Money | null => {
  const sums = listed
    .filter(({ OriginalTransactionId, Status }) => OriginalTransactionId === TransactionId && Status === 'Completed')
    .map(({ Amount }) => readMoney(Amount, currency))
  if (sums.length === 0 && Refunded === true) return null
  return sums.reduce((sum, part) => (sum === null || part === null ? null : add(sum, part)), zero(currency))
}

const captureOf = (transaction: Transaction, listed: readonly Transaction[]): Capture[] => {
  const amount = readMoney(transaction.Amount, transaction.Currency)
  if (amount === null || transaction.Status !== 'Completed' || !isPayment(transaction)) return []
  const transaction_id = String(transaction.TransactionId)
  return [
    {
      transaction_id,
      reference: transaction.InvoiceId ?? null,
      amount,
      refunded: returnedOf(transaction, amount.currency, listed),
    },
  ]
}

/** Later refunds are listed on their own days. Reads every day between the last whole day and now, including the night between. */
const returnedWithinMs = 2 * dayMs

const capturesOf = async (ask: Ask, from: string, to: string): Promise<Capture[] | null> => {
  const listed = await list(ask, from, dayOf(new Date(Date.parse(to) + returnedWithinMs)))
  if (listed === null) return null
  const isOfTheDays = ({ CreatedDateIso }: Transaction): boolean => (CreatedDateIso ?? '').slice(0, to.length) <= to
  return listed.filter(isOfTheDays).flatMap((transaction) => captureOf(transaction, listed))
}

/** CloudPayments (source: developers.cloudpayments.ru): saved cards by token, new ones in its own window. */
export const cloudPaymentsGateway = (settings: CloudPaymentsSettings, line: CircuitBreaker): Gateway => {
  const ask = cloudPaymentsApi(settings, line)
  const { currencies } = settings
  return {
    isReachable: () => line.isAvailable(),
    takes: (currency) => currencies?.includes(currency) ?? currencyFacts[currency].decimals === 2,
    cards: {
      charge: (request) => charge(ask, request, notMade(request)),
      keeping: null,
      // A token belongs to the terminal; not charging it is enough to forget it.
      forget: () => Promise.resolve(true),
    },
    checkouts: {
      open: (request) => Promise.resolve(openWindow(request)),
      renews: () => false,
      confirms: false,
      asksFirst: true,
    },
    endAgreement: null,
    lookUp: (request, ref, startedAt, now) => lookUp(ask, request, ref, startedAt, now),
    cancel: (ref) => giveUp(ask, ref),
    check: async () => {
      const said = await ask('/test', {}, Answer)
      if (said.kind !== 'answer') return troubleOf(said)
      return said.answer.Success ? null : (said.answer.Message ?? troubles.failed)
    },
    refund: (request, now) => refund(ask, request, now),
    captures: (from, to) => capturesOf(ask, from, to),
    readNotification: (raw, headers, now, kind = null) => readCloudPaymentsEvent(settings, raw, headers, now, kind),
    receipt: cloudPaymentsReceipt,
  }
}
