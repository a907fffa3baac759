import { money } from '@foyer/contract/vocabulary/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Provider, startProvider } from '../../../../../test/provider.ts'
import { createLog } from '../../../../platform/log.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import type { ChargeRequest, CheckoutRequest, Gateway } from '../gateway.ts'
import { paddleGateway } from './index.ts'

/* Paddle Classic's answers, according to its reference (developer.paddle.com/classic). */

const now = new Date('2026-11-21T12:00:00.000Z')
let transactions: object[] = []
/** The last request. */
let asked = new URLSearchParams()
/** Why Paddle opens no page. */
let refusal: object | null = null
const log = createLog('silent')
let provider: Provider
let gateway: Gateway
beforeAll(async () => {
  provider = await startProvider((path, body) => {
    asked = new URLSearchParams(body)
    const link = { url: 'https://checkout.paddle.com/1' }
    const said = path.startsWith('/2.0/product/8/') ? [] : transactions
    if (refusal !== null && path === '/2.0/product/generate_pay_link') return { success: false, error: refusal }
    return { success: true, response: path === '/2.0/product/generate_pay_link' ? link : said }
  })
})
afterAll(() => {
  provider.close()
})
beforeEach(() => {
  const line = createCircuitBreaker('aurora test', { clock: { now: () => now }, log })
  const vendor = {
    vendor_id: '1',
    vendor_auth_code: 'code',
    product_id: '7',
    plans: new Map([[3, '8']]),
    public_key: '',
  }
  gateway = paddleGateway({ ...vendor, api_url: provider.url, currencies: ['EUR'] }, line)
})

const sale = (order_id: number | string, more: object = {}) => ({
  order_id,
  checkout_id: '7-chre',
  amount: '119.00',
  currency: 'EUR',
  status: 'completed',
  created_at: '2026-11-20 10:00:00',
  passthrough: JSON.stringify({ attempt_id: 'attempt', order_id: 'order' }),
  product_id: 7,
  is_subscription: false,
  is_one_off: true,
  receipt_url: 'https://my.paddle.com/receipt/1',
  ...more,
})
/** Older than anybody looks back. */
const first = sale('1-1', { created_at: '2026-01-01 10:00:00' })

const request: ChargeRequest = {
  attempt_id: 'attempt',
  order_id: 'order',
  account_id: 'account',
  amount: money('119', 'EUR'),
  description: 'AUR-2026-0001',
  instrument: { kind: 'checkout', reference: 'attempt' },
  customer: null,
  off_session: false,
}

describe('Paddle answers as its reference says', () => {
  it.each([
    ['a number', 1234, '1234'],
    ['a text', '1234-77', '1234-77'],
  ])(
    'BILL-30, BILL-27 a payment whose order is %s is found and is in the books',
    async (_, order_id, transaction_id) => {
      transactions = [sale(order_id), first]
      expect(await gateway.lookUp(request, null, now, now)).toMatchObject({ kind: 'succeeded', transaction_id })
      expect(await gateway.captures('2026-11-20', '2026-11-20')).toMatchObject([{ transaction_id }])
    },
  )

  it('BILL-28 a refund whose answer was lost is found if its order has a single one', async () => {
    transactions = [sale(1234, { status: 'refunded' })]
    const wish = { refund_id: 'refund', transaction_id: '1234', amount: money('119', 'EUR'), reason: 'twice' }
    const again = { ...wish, asked_at: now, again: true, returned: money('0', 'EUR'), sold_item: null }
    expect(await gateway.refund(again, now)).toEqual({ kind: 'succeeded', gateway_ref: null })
  })

  it('BILL-27 it does not report the amount of a partial refund: that is unknown', async () => {
    transactions = [sale('1234-77', { status: 'partially_refunded' }), first]
    expect(await gateway.captures('2026-11-20', '2026-11-20')).toMatchObject([{ refunded: null }])
  })
})

describe('a subscription at Paddle', () => {
  const checkout: CheckoutRequest = {
    checkout_id: 'attempt',
    order_id: null,
    account_id: 'account',
    email: 'olga@northlight.example',
    country: 'DE',
    locale: 'en',
    amount: money('119', 'EUR'),
    description: 'Studio',
    return_url: 'https://portal.example/licenses/1',
    recurring: { months: 3, starts_on: '2026-12-01', today: '2026-11-21' },
  }
  const from = (starts_on: string) => ({ ...checkout, recurring: { months: 3, starts_on, today: '2026-11-21' } })
  const prices = () => [asked.get('prices[0]'), asked.get('recurring_prices[0]'), asked.get('trial_days')]

  it('BILL-39 costs nothing until the day of its first charge; one that begins today is charged at once', async () => {
    await gateway.checkouts?.open(from('2026-12-01'))
    expect(prices()).toEqual(['EUR:0.00', 'EUR:119.00', '10'])
    await gateway.checkouts?.open(from('2026-11-21'))
    expect(prices()).toEqual(['EUR:119.00', 'EUR:119.00', '0'])
  })

  it('BILL-25 is not opened if Paddle refuses it, and the log says why', async () => {
    const said = vi.spyOn(log, 'error')
    refusal = { code: 108, message: 'A price in EUR is required' }
    expect(await gateway.checkouts?.open(checkout)).toBeNull()
    expect(said).toHaveBeenCalledWith({ gateway: 'aurora test', problem: refusal }, expect.any(String))
    refusal = null
    said.mockRestore()
  })

  it('BILL-39 is charged at its plan’s interval, and is unavailable without a matching plan', async () => {
    await gateway.checkouts?.open(checkout)
    expect(asked.get('product_id')).toBe('8')
    expect(asked.has('recurring_months')).toBe(false)
    expect([1, 3].map((months) => gateway.checkouts?.renews(months))).toEqual([false, true])
    const monthly = { months: 1, starts_on: '2026-12-01', today: '2026-11-21' }
    expect(await gateway.checkouts?.open({ ...checkout, recurring: monthly })).toBeNull()
  })

  it('BILL-27 a free trial is not a payment in the books', async () => {
    transactions = [sale('1234-77', { amount: '0.00' }), first]
    expect(await gateway.captures('2026-11-20', '2026-11-20')).toEqual([])
  })
})
