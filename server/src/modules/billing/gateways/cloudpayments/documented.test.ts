import { money } from '@foyer/contract/vocabulary/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Provider, startProvider } from '../../../../../test/provider.ts'
import { createLog } from '../../../../platform/log.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import type { ChargeRequest, Gateway } from '../gateway.ts'
import { cloudPaymentsGateway } from './index.ts'

/* CloudPayments' answers, with the fields and types that its reference (developers.cloudpayments.ru) shows. */

const now = new Date('2026-11-21T12:00:00.000Z')
const answers = new Map<string, object>()
let provider: Provider
let gateway: Gateway
beforeAll(async () => {
  provider = await startProvider((path) => answers.get(path) ?? 404)
})
afterAll(() => {
  provider.close()
})
beforeEach(() => {
  answers.clear()
  const line = createCircuitBreaker('aurora test', { clock: { now: () => now }, log: createLog('silent') })
  gateway = cloudPaymentsGateway({ public_id: 'pk', api_secret: 'ours', api_url: provider.url, test_mode: true }, line)
})

/** A transaction of each answer, with the fields that could be mistaken for something else. */
const transaction = (more: object = {}) => ({
  TransactionId: 897_728_064,
  ReasonCode: 0,
  Amount: 59,
  Currency: 'RUB',
  CurrencyCode: 0,
  PaymentAmount: 59,
  PaymentCurrency: 'RUB',
  InvoiceId: '1234567',
  AccountId: 'user_x',
  JsonData: null,
  CreatedDate: '/Date(1795255200000)/',
  CreatedDateIso: '2026-11-20T10:00:00',
  PayoutAmount: null,
  OriginalTransactionId: null,
  CardLastFour: '4242',
  Status: 'Completed',
  StatusCode: 3,
  Type: 0,
  Refunded: false,
  Token: 'success_1111',
  ...more,
})
const answer = (Model: object) => ({ Model, Success: true, Message: null })
const refund = (more: object = {}) =>
  transaction({ TransactionId: 897_728_999, Type: 1, OriginalTransactionId: 897_728_064, Amount: 19, ...more })

const charge: ChargeRequest = {
  attempt_id: '1234567',
  order_id: 'order',
  account_id: 'user_x',
  amount: money('59', 'RUB'),
  description: 'SEV-2026-0001',
  instrument: { kind: 'saved', reference: 'token' },
  customer: null,
  off_session: false,
}

describe('CloudPayments answers as its reference shows', () => {
  it('BILL-28 an accepted charge of a saved card has succeeded, a declined one has failed with its reason', async () => {
    answers.set('/payments/tokens/charge', answer(transaction()))
    expect(await gateway.cards?.charge(charge)).toMatchObject({ kind: 'succeeded', transaction_id: '897728064' })
    const declined = transaction({ Status: 'Declined', StatusCode: 5, ReasonCode: 5051 })
    answers.set('/payments/tokens/charge', { ...answer(declined), Success: false })
    expect(await gateway.cards?.charge(charge)).toMatchObject({ kind: 'failed', reason: 'insufficient_funds' })
  })

  it('BILL-30 a payment whose answer was lost is found; a refund under its number is no payment', async () => {
    answers.set('/v2/payments/find', answer(transaction()))
    expect(await gateway.lookUp(charge, null, now, now)).toMatchObject({ kind: 'succeeded' })
    answers.set('/v2/payments/find', answer(refund()))
    expect(await gateway.lookUp(charge, '897728064', now, now)).toMatchObject({ kind: 'unknown' })
  })

  it('BILL-30 a saved card whose bank wants to ask its holder has failed, when answered and when found; in the window the bank asks', async () => {
    const asking = answer(transaction({ Status: 'AwaitingAuthentication', StatusCode: 1 }))
    const failed = { kind: 'failed', gateway_ref: '897728064', reason: 'authentication_failed' }
    answers.set('/payments/tokens/charge', asking)
    expect(await gateway.cards?.charge(charge)).toEqual(failed)
    answers.set('/v2/payments/find', asking)
    expect(await gateway.lookUp(charge, null, now, now)).toEqual(failed)
    const checkout = { ...charge, instrument: { kind: 'checkout', reference: '' } } as const
    expect(await gateway.lookUp(checkout, null, now, now)).toMatchObject({ kind: 'requires_action' })
  })

  it('BILL-30 a bank’s question to the window’s customer cannot be withdrawn: it is abandoned here, unless it was answered in the meantime', async () => {
    const found = (Status: string) => answers.set('/payments/get', answer(transaction({ Status })))
    found('AwaitingAuthentication')
    expect(await gateway.cancel('897728064')).toEqual({
      kind: 'failed',
      gateway_ref: '897728064',
      reason: 'abandoned',
    })
    found('Completed')
    expect(await gateway.cancel('897728064')).toMatchObject({ kind: 'succeeded', amount: money('59', 'RUB') })
    answers.set('/payments/get', { Success: false, Message: 'Not found' })
    expect(await gateway.cancel('897728064')).toEqual({ kind: 'unknown', gateway_ref: '897728064' })
  })

  it('BILL-28 the refunded amount is the sum of the refunds for the payment, including those of later days', async () => {
    const later = refund({ TransactionId: 897_729_000, Amount: 10, CreatedDateIso: '2026-11-21T09:00:00' })
    const next = transaction({ TransactionId: 897_729_001, CreatedDateIso: '2026-11-21T09:00:00' })
    const payout = transaction({ TransactionId: 897_729_002, Type: 2 })
    answers.set('/v2/payments/list', answer([transaction({ Refunded: true }), refund(), payout, later, next]))
    expect(await gateway.captures('2026-11-19', '2026-11-20')).toEqual([
      { transaction_id: '897728064', reference: '1234567', amount: money('59', 'RUB'), refunded: money('29', 'RUB') },
    ])
  })

  it('BILL-28 if something was refunded and the amount is missing, it is unknown', async () => {
    answers.set('/v2/payments/list', answer([transaction({ Refunded: true })]))
    expect(await gateway.captures('2026-11-20', '2026-11-20')).toMatchObject([{ refunded: null }])
  })
})
