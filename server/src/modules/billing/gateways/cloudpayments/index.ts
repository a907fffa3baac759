import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { decimalOf, wireAmount, zero } from '@foyer/contract/vocabulary/money.ts'
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
import {
  Answer,
  type Ask,
  cloudPaymentsApi,
  type CloudPaymentsSettings,
  ListAnswer,
  outcomeOf,
  RefundAnswer,
  type Transaction,
} from './api.ts'
import { cloudPaymentsReceipt, readCloudPaymentsEvent } from './notification.ts'

export type { CloudPaymentsSettings }

/** Results are remembered under their key for an hour; five minutes less is ours. */
const keyKeptMs = 55 * 60_000
/** A charge that we allowed and of which the provider knows nothing so long after was never made. */
const windowMs = 15 * 60_000

const silence = (gatewayRef: string | null = null): Outcome => ({ kind: 'unknown', gateway_ref: gatewayRef })

/** What a call that was not made comes to: a customer who waits may try again, who is away is charged later. */
const notMade = ({ off_session }: ChargeRequest): Outcome =>
  off_session ? silence() : { kind: 'failed', gateway_ref: null, reason: 'processing_error' }

/**
 * By a saved card. Who began it has to be said: the customer, or we by agreement. Where it is done once more, a call that was not made says
 * nothing of the one before.
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
  // Without a transaction the request itself was wrong: nothing was tried.
  if (Model === null || Model === undefined) return { kind: 'failed', gateway_ref: null, reason: 'invalid_card' }
  // Its bank wants to ask the holder, which a saved card's page cannot do.
  return Model.Status === 'AwaitingAuthentication'
    ? { kind: 'failed', gateway_ref: String(Model.TransactionId), reason: 'authentication_failed' }
    : outcomeOf(Model, order_id)
}

const lookUp = async (
  ask: Ask,
  request: ChargeRequest,
  ref: string | null,
  startedAt: Date,
  now: Date,
): Promise<Outcome> => {
  const said = await ask('/v2/payments/find', { InvoiceId: request.attempt_id }, Answer)
  if (said.kind !== 'answer') return silence(ref)
  const { Model } = said.answer
  if (Model !== null && Model !== undefined) return outcomeOf(Model, request.order_id === '' ? null : request.order_id)
  const age = now.getTime() - startedAt.getTime()
  if (request.instrument.kind === 'checkout')
    return age < windowMs ? silence(ref) : { kind: 'failed', gateway_ref: ref, reason: 'abandoned' }
  return age < keyKeptMs
    ? charge(ask, request, silence(ref))
    : { kind: 'failed', gateway_ref: ref, reason: 'processing_error' }
}

/** What the widget on our page is handed, as it stands. */
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

const refundedOf = (transactions: readonly Transaction[], id: string): Transaction | undefined =>
  transactions.find(({ JsonData }) => JsonData?.includes(id) === true)

/** Beyond the hour of the key it is looked for among the refunds first, of every day since. */
const refund = async (ask: Ask, request: RefundRequest, now: Date): Promise<RefundOutcome> => {
  const { refund_id, transaction_id, amount, asked_at, again } = request
  if (now.getTime() - asked_at.getTime() > keyKeptMs) {
    const listed = await list(ask, dayOf(asked_at), dayOf(now))
    if (listed === null) return { kind: 'unknown' }
    const found = refundedOf(listed, refund_id)
    if (found !== undefined) return { kind: 'succeeded', gateway_ref: String(found.TransactionId) }
  }
  const body = {
    TransactionId: Number(transaction_id),
    Amount: wireAmount(amount),
    JsonData: JSON.stringify({ refund_id }),
  }
  const said = await ask('/payments/refund', body, RefundAnswer, refund_id)
  // Under its key it is asked for again; one that was asked for before may have been carried out.
  if (said.kind === 'refused' && !again) return { kind: 'failed', reason: notAsked.refused }
  if (said.kind !== 'answer') return { kind: 'unknown' }
  const { Success, Message, Model } = said.answer
  if (!Success) return { kind: 'failed', reason: Message ?? 'refused' }
  return { kind: 'succeeded', gateway_ref: Model === null || Model === undefined ? null : String(Model.TransactionId) }
}

const pageSize = 100

/** All transactions from one day to another, page by page; null where the provider fell silent. */
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

const captureOf = (transaction: Transaction): Capture[] => {
  const amount = readMoney(transaction.Amount, transaction.Currency)
  const isRefund = transaction.PaymentTransactionId !== null && transaction.PaymentTransactionId !== undefined
  if (amount === null || transaction.Status !== 'Completed' || isRefund) return []
  const refunded = readMoney(transaction.Refunded ?? decimalOf(zero(amount.currency)), transaction.Currency)
  const reference = transaction.InvoiceId ?? null
  return [
    {
      transaction_id: String(transaction.TransactionId),
      reference,
      amount,
      refunded: refunded ?? zero(amount.currency),
    },
  ]
}

/** CloudPayments (facts: developers.cloudpayments.ru): saved cards by token, new ones in its own window. */
export const cloudPaymentsGateway = (settings: CloudPaymentsSettings, line: Line): Gateway => {
  const ask = cloudPaymentsApi(settings, line)
  const { currencies } = settings
  return {
    isReachable: () => line.isOpen(),
    takes: (currency) => currencies?.includes(currency) ?? currencyFacts[currency].decimals === 2,
    cards: {
      charge: (request) => charge(ask, request, notMade(request)),
      keeping: null,
      // A token is the terminal's own; what is not charged is forgotten.
      forget: () => Promise.resolve(true),
    },
    checkouts: { open: (request) => Promise.resolve(openWindow(request)), confirms: false, asksFirst: true },
    endAgreement: null,
    lookUp: (request, ref, startedAt, now) => lookUp(ask, request, ref, startedAt, now),
    // Nothing waits at the provider; what was begun in the window is told by its notification.
    cancel: (ref) => Promise.resolve(silence(ref)),
    refund: (request, now) => refund(ask, request, now),
    captures: async (from, to) => (await list(ask, from, to))?.flatMap(captureOf) ?? null,
    readNotification: (raw, headers, now, kind = null) => readCloudPaymentsEvent(settings, raw, headers, now, kind),
    receipt: cloudPaymentsReceipt,
  }
}
