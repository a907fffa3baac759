import { generateKeyPairSync } from 'node:crypto'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { cloudPaymentsHmac, formOf, paddleAlert, payProNotification } from '../../../../test/signed-notifications.ts'
import { PayProNames } from '../../../configuration-of-gateways.ts'
import { createLog } from '../../../platform/log.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { cloudPaymentsGateway } from './cloudpayments/index.ts'
import type { GatewayEvent } from './gateway.ts'
import { paddleGateway } from './paddle/index.ts'
import { payProGateway } from './paypro/index.ts'

/*
 * What is believed of each provider's notifications, row by row. Stripe's table is in ../stripe-signature.test.ts; what follows from
 * a notification that is believed (once, in any order, of this amount and this order) goes through the front door in ../*.test.ts.
 */
const now = new Date('2026-11-21T12:00:00.000Z')
const line = createCircuitBreaker('aurora test', { clock: { now: () => now }, log: createLog('silent') })
const id = '01a1fd94-cb9a-77a0-8000-000000000001'

/** The time in that many seconds, in the providers' format. */
const at = (seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

type Row = readonly [what: string, read: () => GatewayEvent, believed: boolean]

const holds = ([, read, believed]: Row, event: string): void => {
  if (believed) expect(read()).toMatchObject({ id: event, news: { kind: 'payment', reference: id } })
  else expect(read).toThrow('bad_signature')
}

const moments: readonly (readonly [string, number, boolean])[] = [
  ['made now', 0, true],
  ['seven days old', -7 * daySeconds, true],
  ['older than that', -7 * daySeconds - 1, false],
  ['an hour ahead of our clock', 3_600, true],
  ['further ahead', 3_601, false],
]

describe('CloudPayments', () => {
  const settings = { public_id: 'pk', api_secret: 'ours', api_url: 'http://127.0.0.1:1', test_mode: false }
  const form = (more: Record<string, string> = {}): string =>
    formOf({
      TransactionId: '7',
      Amount: '119.00',
      Currency: 'EUR',
      InvoiceId: id,
      AccountId: id,
      TestMode: '0',
      DateTime: at(0),
      ...more,
    })
  const read = (body: string, secret = 'ours', test_mode = false, sent = body): GatewayEvent =>
    cloudPaymentsGateway({ ...settings, test_mode }, line).readNotification(
      Buffer.from(sent),
      { 'content-hmac': cloudPaymentsHmac(body, secret) },
      now,
      'pay',
    )

  const rows: readonly Row[] = [
    ...moments.map(([what, seconds, believed]): Row => [what, () => read(form({ DateTime: at(seconds) })), believed]),
    ['signed with another brand’s secret', () => read(form(), 'theirs'), false],
    ['signed with no secret', () => read(form(), ''), false],
    ['with one byte changed', () => read(form(), 'ours', false, form({ Amount: '118.00' })), false],
    ['with a repeated field', () => read(`${form()}&Amount=1.00`), false],
    ['of the test mode, in production', () => read(form({ TestMode: '1' })), false],
    ['of the test mode, if that is allowed', () => read(form({ TestMode: '1' }), 'ours', true), true],
  ]
  it.each(rows)('BILL-27 a notification %s', (...row) => holds(row, 'pay-7'))
})

describe('Paddle', () => {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const fields = (more: Record<string, string> = {}): Record<string, string> => ({
    alert_name: 'payment_succeeded',
    alert_id: '9',
    event_time: at(0),
    order_id: '55-77',
    sale_gross: '119.00',
    currency: 'EUR',
    passthrough: id,
    product_name: 'Лицензия ✓',
    ...more,
  })
  const read = (body: string): GatewayEvent =>
    paddleGateway(
      {
        vendor_id: '1',
        vendor_auth_code: 'code',
        public_key: ours.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        product_id: '2',
        plans: new Map(),
        api_url: 'http://127.0.0.1:1',
        currencies: ['EUR'],
      },
      line,
    ).readNotification(Buffer.from(body), {}, now)

  const rows: readonly Row[] = [
    ...moments.map(([what, seconds, believed]): Row => [
      what,
      () => read(paddleAlert(fields({ event_time: at(seconds) }), ours.privateKey)),
      believed,
    ]),
    [
      'signed with another key, such as the one of its sandbox',
      () => read(paddleAlert(fields(), theirs.privateKey)),
      false,
    ],
    ['that is not signed', () => read(formOf(fields())), false],
    [
      'a cent less than was signed',
      () => read(paddleAlert(fields(), ours.privateKey, { sale_gross: '118.99' })),
      false,
    ],
    ['with an unsigned field', () => read(paddleAlert(fields(), ours.privateKey, { extra: '1' })), false],
    ['without an id', () => read(paddleAlert(fields({ alert_id: '' }), ours.privateKey)), false],
  ]
  it.each(rows)('BILL-27 an alert %s', (...row) => holds(row, 'alert-9'))
})

describe('PayPro', () => {
  const read = (body: string, test_mode = false): GatewayEvent =>
    payProGateway(
      {
        checkout_url: 'http://127.0.0.1:1/checkout',
        api_url: 'http://127.0.0.1:1',
        vendor_account_id: '1',
        api_secret_key: 'key',
        product_id: '2',
        validation_key: 'valid',
        secret: 'ours',
        dynamic_key: 'k'.repeat(32),
        dynamic_iv: 'i'.repeat(16),
        test_mode,
        currencies: ['EUR'],
        names: PayProNames.parse({}),
      },
      line,
    ).readNotification(Buffer.from(body), {}, now)
  const about = { ORDER_ID: '7', ORDER_CUSTOM_FIELDS: `x-attempt=${id}` }
  const ipn = (more: Record<string, string> = {}, key = 'valid', secret = 'ours'): string =>
    payProNotification({ ...about, ...more }, key, secret)

  // It contains no time. A replay has the same number, and its order is looked up through the API in any case.
  const rows: readonly Row[] = [
    ['that is valid', () => read(ipn()), true],
    ['with another amount than the signed one', () => read(ipn().replace('119.00', '1.00')), false],
    ['with another brand’s validation key', () => read(ipn({}, 'theirs')), false],
    ['with another brand’s secret', () => read(ipn({}, 'valid', 'theirs')), false],
    ['with only the hash', () => read(ipn().replace(/SIGNATURE=\w+/, 'SIGNATURE=')), false],
    ['with a repeated field', () => read(`${ipn()}&ORDER_ID=8`), false],
    ['without an order', () => read(ipn({ ORDER_ID: '' })), false],
    ['of the test mode, whose hash is public, in production', () => read(ipn({ TEST_MODE: '1' })), false],
    ['of the test mode, if that is allowed', () => read(ipn({ TEST_MODE: '1' }), true), true],
  ]
  it.each(rows)('BILL-27 a notification %s', (...row) => holds(row, '7-1'))
})
