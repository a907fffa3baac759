import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { stripeGateway, type StripeSettings } from './stripe/index.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const seconds = Math.floor(now.getTime() / 1000)

const settings: StripeSettings = { secret_key: 'sk_test_demo', webhook_secrets: ['whsec_current', 'whsec_previous'] }

const event = (changes: object = {}): string =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: Stripe.API_VERSION,
    type: 'customer.updated',
    livemode: false,
    data: { object: { id: 'cus_1', object: 'customer' } },
    ...changes,
  })

const { webhooks } = new Stripe('sk_test_signing')

/** The header as Stripe itself would write it. */
const sign = (payload: string, timestamp = seconds, secret = 'whsec_current'): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp })

const readAs =
  (gateway: StripeSettings) =>
  (payload: string, header: string | string[] | undefined): string =>
    stripeGateway(
      gateway,
      createCircuitBreaker('stripe', { clock: { now: () => now }, log: createLog('silent') }),
    ).readNotification(Buffer.from(payload), { 'stripe-signature': header }, now).id

const read = readAs(settings)

describe('Stripe’s signature of a notification', () => {
  it.each([0, -299, -300, 299, 300])('BILL-27 made %i seconds from now is accepted', (distance) => {
    expect(read(event(), sign(event(), seconds + distance))).toBe('evt_1')
  })

  it.each([-301, 301, -3_600, 3_600])('BILL-27 made %i seconds from now is refused', (distance) => {
    expect(() => read(event(), sign(event(), seconds + distance))).toThrow('bad_signature')
  })

  it('BILL-27 is accepted with the current and the previous secret, not with a third', () => {
    expect(read(event(), sign(event(), seconds, 'whsec_current'))).toBe('evt_1')
    expect(read(event(), sign(event(), seconds, 'whsec_previous'))).toBe('evt_1')
    expect(() => read(event(), sign(event(), seconds, 'whsec_other'))).toThrow('bad_signature')
  })

  it('BILL-27 is accepted if one of several signatures of one moment is valid, as while Stripe rotates a secret', () => {
    const [, foreign = ''] = sign(event(), seconds, 'whsec_other').split(',')
    expect(read(event(), `${sign(event())},${foreign}`)).toBe('evt_1')
    expect(read(event(), `t=${seconds},${foreign},${sign(event()).split(',')[1]}`)).toBe('evt_1')
  })

  const good = sign(event())
  it.each<[string, string | string[] | undefined]>([
    ['no header', undefined],
    ['an empty one', ''],
    ['the header as a list', [good, good]],
    ['the header twice, joined as proxies do', `${good}, ${good}`],
    ['a valid header before a forged one', `${good}, ${sign(event(), seconds, 'whsec_other')}`],
    ['a forged header before a valid one', `${sign(event(), seconds, 'whsec_other')}, ${good}`],
    ['two times for one signature', `t=${seconds - 10_000},${good}`],
    ['no time', good.replace(/t=\d+,/, '')],
    ['a time that is not a number', good.replace(/t=\d+/, 't=now')],
    ['no signature', `t=${seconds}`],
    ['a signature of another scheme only', good.replace('v1=', 'v0=')],
    ['half a signature', good.slice(0, -32)],
  ])('BILL-27 %s is refused', (_, header) => {
    expect(() => read(event(), header)).toThrow('bad_signature')
  })

  it.each([
    ['one byte changed', event().replace('evt_1', 'evt_2')],
    ['one space added', `${event()} `],
    ['rewritten with the same content', JSON.stringify(JSON.parse(event()), null, 2)],
    ['nothing', ''],
  ])('BILL-27 is for exactly these bytes: %s is refused', (_, payload) => {
    expect(() => read(payload, good)).toThrow('bad_signature')
  })

  it.each([
    ['no JSON', 'not json'],
    ['an event of Stripe’s other kind', event({ object: 'v2.core.event' })],
    ['an event without an object', event({ data: null })],
  ])('BILL-27 signed bytes that are %s are not reported as a wrong signature', (_, payload) => {
    expect(() => read(payload, sign(payload))).not.toThrow('bad_signature')
    expect(() => read(payload, sign(payload))).toThrow()
  })
})

describe('a test event', () => {
  const live = readAs({ ...settings, secret_key: 'sk_live_51' })
  const restricted = readAs({ ...settings, secret_key: 'rk_live_51' })

  it('BILL-27 proves nothing in production, even if it is signed; a live one does', () => {
    for (const read of [live, restricted]) {
      expect(() => read(event(), sign(event()))).toThrow('bad_signature')
      const payload = event({ livemode: true })
      expect(read(payload, sign(payload))).toBe('evt_1')
    }
  })
})
