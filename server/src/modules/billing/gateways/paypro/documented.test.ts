import { money } from '@foyer/contract/vocabulary/money.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Provider, startProvider } from '../../../../../test/provider.ts'
import { payProNotification } from '../../../../../test/signed-notifications.ts'
import { PayProNames } from '../../../../configuration-of-gateways.ts'
import { createLog } from '../../../../platform/log.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import type { ChargeRequest, Gateway, RefundRequest } from '../gateway.ts'
import { payProGateway } from './index.ts'

/* PayPro's requests and answers, with the fields that its reference (developers.payproglobal.com) names. */

const now = new Date('2026-11-21T12:00:00.000Z')
type Body = Readonly<Record<string, unknown>>
let answer: (path: string, body: Body) => object
/** The request without the vendor's key. */
let asked: [string, Body][] = []
/** The credentials of the request. */
let vendors: unknown[] = []
let provider: Provider
let gateway: Gateway
beforeAll(async () => {
  provider = await startProvider((path, text) => {
    // The adapter always writes an object.
    const { vendorAccountId, apiSecretKey, ...body } = JSON.parse(text) as Body
    vendors.push([vendorAccountId, apiSecretKey])
    asked.push([path, body])
    return { isSuccess: true, ...answer(path, body) }
  })
})
afterAll(() => {
  provider.close()
})
afterEach(() => {
  expect(vendors).toEqual(asked.map(() => [54_321, 'key']))
})
beforeEach(() => {
  asked = []
  vendors = []
  const line = createCircuitBreaker('aurora test', { clock: { now: () => now }, log: createLog('silent') })
  const api_url = provider.url
  const vendor = { vendor_account_id: '54321', api_secret_key: 'key', product_id: '90001' }
  const signing = { validation_key: 'v', secret: 's', dynamic_key: 'd', dynamic_iv: 'i' }
  const names = PayProNames.parse({})
  const more = { checkout_url: api_url, test_mode: false, currencies: ['EUR'] as const, names }
  gateway = payProGateway({ ...vendor, ...signing, ...more, api_url }, line)
})

const order = (orderId: number, more: object = {}) => ({
  orderId,
  orderStatusId: 5,
  orderStatusName: 'Processed',
  createdAt: '2026-11-20T10:00:00.000',
  mainProductId: 90_001,
  billingCurrencyCode: 'EUR',
  billingTotalPrice: 119,
  orderItems: [{ orderItemId: 5512, orderItemName: 'Invoice', quantity: 1, billingPrice: 119 }],
  customFields: [
    { customFieldKey: 'x-order', customFieldValue: 'order' },
    { customFieldKey: 'x-attempt', customFieldValue: `attempt-${orderId}` },
  ],
  ...more,
})
/** Answers with these orders, one page of a list at a time. */
const sell = (orders: readonly ReturnType<typeof order>[]) => {
  answer = (path, body) => {
    const { orderId } = body
    if (path.endsWith('GetOrderDetails')) return { response: orders.find((one) => one.orderId === orderId) }
    const listed = orders.map((one) => ({ id: one.orderId, orderStatusName: one.orderStatusName, placedAtUtc: '' }))
    const [first, many] = ['skip', 'take'].map((name) => Number(body[name]))
    return { response: { orders: listed.slice(first, (first ?? 0) + (many ?? 0)) } }
  }
}

/**
 * A notification with the fields that every one has (docs/integrate-with-paypro-global/webhook-ipn). The sums of an order cover all of it
 * so far.
 */
const told = (IPN_TYPE_ID: string, IPN_TYPE_NAME: string, more: Readonly<Record<string, string>> = {}) => {
  const about = {
    ORDER_ID: '7',
    ORDER_STATUS_ID: '5',
    ORDER_ITEM_ID: '5512',
    ORDER_CURRENCY_CODE: 'EUR',
    ORDER_REFUNDED: '0.00',
    ORDER_CUSTOM_FIELDS: `x-order=order,x-attempt=${attempt_id}`,
    SUBSCRIPTION_ID: '',
  }
  const body = payProNotification({ ...about, IPN_TYPE_ID, IPN_TYPE_NAME, ...more }, 'v', 's')
  return gateway.readNotification(Buffer.from(body), {}, now)
}
const attempt_id = '0199b7a2-5f6e-7000-8000-000000000007'

const request: ChargeRequest = {
  attempt_id: 'attempt-7',
  order_id: 'order',
  account_id: 'account',
  amount: money('119', 'EUR'),
  description: 'AUR-2026-0001',
  instrument: { kind: 'checkout', reference: 'attempt-7' },
  customer: null,
  off_session: false,
}
const refund: RefundRequest = {
  refund_id: 'refund',
  transaction_id: '7',
  amount: money('119', 'EUR'),
  reason: 'twice',
  asked_at: now,
  again: false,
  returned: money('0', 'EUR'),
  sold_item: null,
}

describe('PayPro is queried and answers as its reference says', () => {
  it('BILL-27 a processed order has succeeded, a cancelled one has failed, a waiting one decides nothing', async () => {
    const told = async (orderStatusName: string) => {
      sell([order(7, { orderStatusName })])
      return (await gateway.lookUp(request, '7', now, now)).kind
    }
    expect(await told('Processed')).toBe('succeeded')
    expect(await told('Canceled')).toBe('failed')
    expect(await told('Waiting')).toBe('unknown')
    sell([order(7, { customFields: [] })])
    expect((await gateway.lookUp(request, '7', now, now)).kind).toBe('unknown')
  })

  it('BILL-30 a payment without a notification is found among the orders since its page was opened', async () => {
    sell([order(5), order(6, { orderStatusName: 'Waiting' }), order(7), order(8)])
    const opened = new Date('2026-11-20T10:00:00.000Z')
    expect(await gateway.lookUp(request, null, opened, now)).toMatchObject({ kind: 'succeeded', transaction_id: '7' })
    const search = { dateFrom: '2026-11-20T09:55:00.000', dateTo: '2026-11-21T12:00:00.000' }
    expect(asked).toEqual([
      ['/api/Orders/GetList', { skip: 0, take: 100, search }],
      ['/api/Orders/GetOrderDetails', { orderId: 5 }],
      ['/api/Orders/GetOrderDetails', { orderId: 7 }],
    ])
  })

  it('BILL-27 the books of some days are read page by page, each order in its details', async () => {
    sell(Array.from({ length: 101 }, (_, index) => order(index + 1)))
    const captures = await gateway.captures('2026-11-19', '2026-11-20')
    expect(captures).toHaveLength(101)
    expect(captures?.[100]).toMatchObject({ transaction_id: '101', reference: 'attempt-101', refunded: null })
    const search = { dateFrom: '2026-11-19T00:00:00.000', dateTo: '2026-11-20T23:59:59.999' }
    expect(asked.slice(0, 2)).toEqual([
      ['/api/Orders/GetList', { skip: 0, take: 100, search }],
      ['/api/Orders/GetList', { skip: 100, take: 100, search }],
    ])
  })

  it('BILL-28 an order is refunded in full by its number, and in part by its item', async () => {
    const sold = order(7)
    answer = (path) => ({ response: path.endsWith('GetOrderDetails') ? sold : { isRefundSuccessful: true } })
    expect(await gateway.refund(refund, now)).toEqual({ kind: 'succeeded', gateway_ref: null })
    expect(asked.at(-1)).toEqual(['/api/Orders/DoRefund', { orderIds: [7], refundReason: 'twice' }])
    expect(await gateway.refund({ ...refund, amount: money('19.5', 'EUR') }, now)).toMatchObject({ kind: 'succeeded' })
    const part = { orderItemId: 5512, refundAmount: 19.5, refundReason: 'twice' }
    expect(asked.at(-1)).toEqual(['/api/Orders/DoPartialRefund', part])
  })

  it('BILL-28 a part is refunded by the item in the payment’s notification, if the order does not name it', async () => {
    const sold = order(7, { orderItems: [{ orderItemName: 'Invoice', quantity: 1, billingPrice: 119 }] })
    answer = (path) => ({ response: path.endsWith('GetOrderDetails') ? sold : { isRefundSuccessful: true } })
    const part = { ...refund, amount: money('19.5', 'EUR') }
    expect(await gateway.refund(part, now)).toMatchObject({ kind: 'failed' })
    expect(await gateway.refund({ ...part, sold_item: '5512' }, now)).toMatchObject({ kind: 'succeeded' })
    const body = { orderItemId: 5512, refundAmount: 19.5, refundReason: 'twice' }
    expect(asked.at(-1)).toEqual(['/api/Orders/DoPartialRefund', body])
  })

  it('BILL-28 a refused refund has failed, with the given reason', async () => {
    const sold = order(7)
    const refusal = { isRefundSuccessful: false, refundNotice: 'Too late' }
    answer = (path) => ({ response: path.endsWith('GetOrderDetails') ? sold : [refusal] })
    expect(await gateway.refund(refund, now)).toEqual({ kind: 'failed', reason: 'Too late' })
  })

  it('BILL-28 a refund whose answer was lost is found if it was full, or partial and the vendor is paid in the order’s currency', async () => {
    const again = (of: object, amount = '119') => {
      sell([order(7, of)])
      return gateway.refund({ ...refund, amount: money(amount, 'EUR'), again: true }, now)
    }
    const found = { kind: 'succeeded', gateway_ref: null }
    expect(await again({ orderStatusName: 'Refunded' })).toEqual(found)
    expect(await again({})).toEqual({ kind: 'unknown' })
    expect(await again({ balanceCurrencyCode: 'EUR', balanceRefundedAmount: 19.5 }, '19.5')).toEqual(found)
    expect(await again({ balanceCurrencyCode: 'USD', balanceRefundedAmount: 19.5 }, '19.5')).toEqual({
      kind: 'unknown',
    })
  })

  it('S9 an order of the test mode pays nothing in production', async () => {
    sell([order(7, { isTestMode: true })])
    expect((await gateway.lookUp(request, '7', now, now)).kind).toBe('unknown')
  })

  it('BILL-39 a subscription is ended with a reason', async () => {
    answer = () => ({})
    expect(await gateway.endAgreement?.('77')).toBe('ended')
    const body = { subscriptionId: 77, reasonText: expect.any(String) }
    expect(asked).toEqual([['/api/Subscriptions/Terminate', body]])
  })
})

describe('PayPro notifies with the fields in its reference', () => {
  it('BILL-27 of a charged order, and by which checkout', () => {
    const outcome = { kind: 'unknown', gateway_ref: '7' }
    const news = { reference: attempt_id, outcome, sold_item: '5512' }
    expect(told('1', 'OrderCharged')).toMatchObject({ id: '7-1', news })
  })

  it('BILL-28 of partial refunds: the total so far, each with its own id', () => {
    const part = (ORDER_REFUNDED: string) => told('5', 'OrderPartiallyRefunded', { ORDER_REFUNDED })
    const [first, second] = [part('19.00'), part('49.00')]
    const about = { transaction_id: '7', checkout: attempt_id, gateway_ref: null, amount: null }
    const news = { kind: 'refund', ...about, unnumbered: true }
    expect(first.news).toEqual({ ...news, total: money('19', 'EUR') })
    expect(second.news).toEqual({ ...news, total: money('49', 'EUR') })
    expect(first.id).not.toBe(second.id)
    expect(part('19.00').id).toBe(first.id)
  })

  it('BILL-28 of a full refund, with the signed amount if there is no other; for a partial one nothing is invented', () => {
    const whole = told('2', 'OrderRefunded', { ORDER_STATUS: 'Refunded' })
    expect(whole.news).toMatchObject({ kind: 'refund', total: money('119', 'EUR') })
    expect(told('5', 'OrderPartiallyRefunded').news).toMatchObject({ amount: null, total: null })
  })

  it('BILL-39 of a trial that began: the subscription that charges when it ends', () => {
    const trial = { ORDER_TOTAL_AMOUNT: '0.00', SUBSCRIPTION_ID: '77', IS_ON_TRIAL_PERIOD: '1' }
    const news = { kind: 'agreement', reference: attempt_id, agreement: '77', state: 'active' }
    expect(told('13', 'TrialCharge', trial).news).toEqual(news)
  })

  it('BILL-39 of a later charge: its own order, and the subscription', () => {
    const charge = { ORDER_ID: '8', SUBSCRIPTION_ID: '77', SUBSCRIPTION_INITIAL_ORDER_ID: '7' }
    const outcome = { kind: 'unknown', gateway_ref: '8' }
    expect(told('6', 'SubscriptionChargeSucceed', charge).news).toMatchObject({ agreement: '77', outcome })
  })

  it.each([
    ['3', 'OrderChargedBack', 'opened'],
    ['14', 'OrderChargebackIsWon', 'won'],
    ['14', 'OrderChargedBackWon', 'won'],
  ])('BILL-27 of a dispute: %s %s', (number, name, state) => {
    expect(told(number, name).news).toMatchObject({ kind: 'dispute', transaction_id: '7', state })
  })

  it.each([
    ['7', 'SubscriptionChargeFailed'],
    ['8', 'SubscriptionSuspended'],
    ['9', 'SubscriptionRenewed'],
    ['12', 'LicenseRequested'],
    ['15', 'OrderCustomerInformationChanged'],
    ['16', 'InstantLeadNotification'],
    ['17', 'OrderOnWaiting'],
    ['21', 'SubscriptionPaymentInfoChanged'],
  ])('BILL-27 of events that we ignore but accept: %s %s', (number, name) => {
    expect(told(number, name).news).toBeNull()
  })
})
