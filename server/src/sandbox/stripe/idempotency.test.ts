import { randomUUID } from 'node:crypto'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ledgerOf,
  payment,
  planFault,
  refusalOf,
  type SandboxServer,
  startSandbox,
  stripeClient,
} from '../testing/sandbox-server.ts'

let server: SandboxServer
let stripe: Stripe

beforeAll(async () => {
  server = await startSandbox()
  ;({ stripe } = server)
})

afterAll(() => server?.close())

/** Sends one raw request, so that answers can be compared byte by byte. */
const post = (path: string, key: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${server.origin}/sandbox/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo', 'idempotency-key': key },
    body: new URLSearchParams(form),
  })

const form = (order_id: string): Record<string, string> => ({
  amount: '1999',
  currency: 'eur',
  payment_method: 'pm_card_visa',
  'allowed_payment_method_types[0]': 'card',
  confirm: 'true',
  'metadata[order_id]': order_id,
})

describe('Idempotency-Key', () => {
  it('BILL-28 fifty concurrent requests with one key make one payment and get one answer', async () => {
    const order_id = randomUUID()
    const idempotencyKey = randomUUID()
    // Retries while a key is in use, as the SDK does for a shop.
    const patient = stripeClient(server.origin, { maxNetworkRetries: 10 })
    const intents = await Promise.all(
      Array.from({ length: 50 }, () =>
        patient.paymentIntents.create(payment('pm_card_visa', order_id), { idempotencyKey }),
      ),
    )
    expect(new Set(intents.map((intent) => JSON.stringify(intent))).size).toBe(1)
    expect(intents[0]?.status).toBe('succeeded')
    expect((await ledgerOf(server, order_id)).captures).toHaveLength(1)
  })

  it('BILL-28 a replay is equal byte for byte and is marked as one', async () => {
    const key = randomUUID()
    const order_id = randomUUID()
    const first = await post('payment_intents', key, form(order_id))
    const again = await post('payment_intents', key, form(order_id))
    expect(await again.text()).toBe(await first.text())
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'))
    const reordered = await post(
      'payment_intents',
      key,
      Object.fromEntries(Object.entries(form(order_id)).toReversed()),
    )
    expect(reordered.headers.get('idempotent-replayed')).toBe('true')
    expect((await ledgerOf(server, order_id)).captures).toHaveLength(1)
  })

  it('BILL-28 a key used before with other parameters is refused', async () => {
    const order_id = randomUUID()
    const idempotencyKey = randomUUID()
    await stripe.paymentIntents.create(payment('pm_card_visa', order_id), { idempotencyKey })
    const other = { ...payment('pm_card_visa', order_id), amount: 2999 }
    const refused = await refusalOf(stripe.paymentIntents.create(other, { idempotencyKey }))
    expect(refused).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400, rawType: 'idempotency_error' })
    const elsewhere = await refusalOf(stripe.customers.create({}, { idempotencyKey }))
    expect(elsewhere.rawType).toBe('idempotency_error')
    expect((await ledgerOf(server, order_id)).captures).toHaveLength(1)
  })

  it('BILL-28 during the first request, a second one is told that the key is in use', async () => {
    const key = randomUUID()
    const order_id = randomUUID()
    await planFault(server, { mode: 'slow', delay_ms: 1500 })
    const first = post('payment_intents', key, form(order_id))
    // The fault is used up once the first request has begun.
    await expect.poll(async () => (await fetch(`${server.origin}/sandbox/faults`)).json()).toEqual({ faults: [] })
    const second = await post('payment_intents', key, form(order_id))
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } })
    expect((await first).status).toBe(200)
    expect((await post('payment_intents', key, form(order_id))).headers.get('idempotent-replayed')).toBe('true')
    expect((await ledgerOf(server, order_id)).captures).toHaveLength(1)
  })

  it('BILL-28 invalid parameters are not stored, and the key works once they are corrected', async () => {
    const key = randomUUID()
    const order_id = randomUUID()
    const wrong = await post('payment_intents', key, { ...form(order_id), amount: 'much' })
    expect(wrong.status).toBe(400)
    const mended = await post('payment_intents', key, form(order_id))
    expect(mended.status).toBe(200)
    expect(mended.headers.get('idempotent-replayed')).toBeNull()
  })

  it('BILL-28 a stored decline answers again without asking the bank again', async () => {
    const key = randomUUID()
    const declining = { ...form(randomUUID()), payment_method: 'pm_card_chargeDeclined' }
    const first = await post('payment_intents', key, declining)
    const again = await post('payment_intents', key, declining)
    expect([first.status, again.status]).toEqual([402, 402])
    expect(await again.text()).toBe(await first.text())
  })

  it('BILL-28 after a day a key is forgotten, as at Stripe', async () => {
    const key = randomUUID()
    const order_id = randomUUID()
    await post('payment_intents', key, form(order_id))
    server.clock.offset_ms += 25 * hourMs
    const late = await post('payment_intents', key, form(order_id))
    server.clock.offset_ms -= 25 * hourMs
    expect(late.headers.get('idempotent-replayed')).toBeNull()
    expect((await ledgerOf(server, order_id)).captures).toHaveLength(2)
  })

  it('BILL-28 a key of 256 characters is refused', async () => {
    expect((await post('customers', 'k'.repeat(256), {})).status).toBe(400)
  })
})
