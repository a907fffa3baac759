import { money } from '@foyer/contract/vocabulary/money.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Provider, startProvider } from '../../../../../test/provider.ts'
import { PayProNames } from '../../../../configuration-of-gateways.ts'
import { createLog } from '../../../../platform/log.ts'
import type { ChargeRequest, Gateway, RefundRequest } from '../gateway.ts'
import { openLine } from '../line.ts'
import { payProGateway } from './index.ts'

/* What PayPro takes and answers, in the fields that its reference (developers.payproglobal.com) names. */

const now = new Date('2026-11-21T12:00:00.000Z')
type Body = Readonly<Record<string, unknown>>
let answer: (path: string, body: Body) => object
/** What it was asked, without the vendor's key. */
let asked: [string, Body][] = []
/** As whom. */
let vendors: unknown[] = []
let provider: Provider
let gateway: Gateway
beforeAll(async () => {
  provider = await startProvider((path, text) => {
    // Written by the adapter as an object.
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
  const line = openLine('aurora test', { clock: { now: () => now }, log: createLog('silent') })
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
/** Answers with these orders, a page of a list at a time. */
const sell = (orders: readonly ReturnType<typeof order>[]) => {
  answer = (path, body) => {
    const { orderId } = body
    if (path.endsWith('GetOrderDetails')) return { response: orders.find((one) => one.orderId === orderId) }
    const listed = orders.map((one) => ({ id: one.orderId, orderStatusName: one.orderStatusName, placedAtUtc: '' }))
    const [first, many] = ['skip', 'take'].map((name) => Number(body[name]))
    return { response: { orders: listed.slice(first, (first ?? 0) + (many ?? 0)) } }
  }
}

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
}

describe('PayPro is asked and answers as its reference says', () => {
  it('BILL-27 an order that was processed has succeeded, one that was cancelled has failed, one that waits tells nothing', async () => {
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

  it('BILL-30 a payment of which no notification came is found among the orders since its page was opened', async () => {
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

  it('BILL-28 all of an order goes back by the order, a part by what was sold', async () => {
    const sold = order(7)
    answer = (path) => ({ response: path.endsWith('GetOrderDetails') ? sold : { isRefundSuccessful: true } })
    expect(await gateway.refund(refund, now)).toEqual({ kind: 'succeeded', gateway_ref: null })
    expect(asked.at(-1)).toEqual(['/api/Orders/DoRefund', { orderIds: [7], refundReason: 'twice' }])
    expect(await gateway.refund({ ...refund, amount: money('19.5', 'EUR') }, now)).toMatchObject({ kind: 'succeeded' })
    const part = { orderItemId: 5512, refundAmount: 19.5, refundReason: 'twice' }
    expect(asked.at(-1)).toEqual(['/api/Orders/DoPartialRefund', part])
  })

  it('BILL-28 a refund that it refuses has failed, for the reason that it tells', async () => {
    const sold = order(7)
    const refusal = { isRefundSuccessful: false, refundNotice: 'Too late' }
    answer = (path) => ({ response: path.endsWith('GetOrderDetails') ? sold : [refusal] })
    expect(await gateway.refund(refund, now)).toEqual({ kind: 'failed', reason: 'Too late' })
  })

  it('BILL-28 a refund whose answer was lost is found where all of it went back; of a part it does not tell', async () => {
    sell([order(7, { orderStatusName: 'Refunded' })])
    expect(await gateway.refund({ ...refund, again: true }, now)).toEqual({ kind: 'succeeded', gateway_ref: null })
    sell([order(7)])
    expect(await gateway.refund({ ...refund, again: true }, now)).toEqual({ kind: 'unknown' })
  })

  it('BILL-39 a subscription is ended with a reason', async () => {
    answer = () => ({})
    expect(await gateway.endAgreement?.('77')).toBe('ended')
    const body = { subscriptionId: 77, reasonText: expect.any(String) }
    expect(asked).toEqual([['/api/Subscriptions/Terminate', body]])
  })
})
