import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../../../platform/log.ts'
import type { ChargeRequest, Gateway } from '../gateway.ts'
import { openLine } from '../line.ts'
import { paddleGateway } from './index.ts'

/* What Paddle Classic answers, as its reference (developer.paddle.com/classic) says. */

const now = new Date('2026-11-21T12:00:00.000Z')
let transactions: object[] = []
let provider: Server
let gateway: Gateway
beforeAll(async () => {
  provider = createServer((request, response) => {
    request.resume()
    const body = JSON.stringify({ success: true, response: transactions })
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
})
afterAll(() => {
  provider.close()
})
beforeEach(() => {
  const line = openLine('aurora test', { clock: { now: () => now }, log: createLog('silent') })
  // Listening on TCP, it has an address of this kind.
  const api_url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const vendor = { vendor_id: '1', vendor_auth_code: 'code', product_id: '7', plan_id: '7', public_key: '' }
  gateway = paddleGateway({ ...vendor, api_url, currencies: ['EUR'] }, line)
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
/** So old that nobody looks any further. */
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

  it('BILL-28 a refund whose answer was lost is found at an order whose number is one', async () => {
    transactions = [sale(1234, { status: 'refunded' })]
    const asked = { refund_id: 'refund', transaction_id: '1234', amount: money('119', 'EUR'), reason: 'twice' }
    const again = { ...asked, asked_at: now, again: true, returned: money('0', 'EUR') }
    expect(await gateway.refund(again, now)).toEqual({ kind: 'succeeded', gateway_ref: null })
  })

  it('BILL-27 of a part that went back it does not tell how much: that is not known', async () => {
    transactions = [sale('1234-77', { status: 'partially_refunded' }), first]
    expect(await gateway.captures('2026-11-20', '2026-11-20')).toMatchObject([{ refunded: null }])
  })
})
