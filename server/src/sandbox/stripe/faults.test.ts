import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ledgerOf, payment, planFault, refusalOf, type SandboxServer, startSandbox } from '../testing/sandbox-server.ts'

let server: SandboxServer
let stripe: Stripe

beforeAll(async () => {
  server = await startSandbox()
  ;({ stripe } = server)
})

afterAll(() => server?.close())

beforeEach(async () => {
  await fetch(`${server.origin}/sandbox/faults`, { method: 'DELETE' })
})

const captures = async (order_id: string): Promise<number> => (await ledgerOf(server, order_id)).captures.length

describe('planned faults', () => {
  it('BILL-28 fail_before: an error and no capture; the same key pays afterwards', async () => {
    const order_id = randomUUID()
    const idempotencyKey = randomUUID()
    await planFault(server, { mode: 'fail_before' })
    const pay = () => stripe.paymentIntents.create(payment('pm_card_visa', order_id), { idempotencyKey })
    expect(await refusalOf(pay())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    expect(await captures(order_id)).toBe(0)
    expect((await pay()).status).toBe('succeeded')
    expect(await captures(order_id)).toBe(1)
  })

  it('BILL-28 fail_after: captured, and the error is stored under the key; the list of intents shows the truth', async () => {
    const order_id = randomUUID()
    const idempotencyKey = randomUUID()
    await planFault(server, { mode: 'fail_after' })
    const pay = () => stripe.paymentIntents.create(payment('pm_card_visa', order_id), { idempotencyKey })
    expect(await refusalOf(pay())).toMatchObject({ statusCode: 500 })
    expect(await refusalOf(pay())).toMatchObject({ statusCode: 500 })
    expect(await captures(order_id)).toBe(1)
    const { data } = await stripe.paymentIntents.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata['attempt_id'] === `attempt of ${order_id}`)).toMatchObject([
      { status: 'succeeded' },
    ])
  })

  it('BILL-28 drop_answer: captured, the connection breaks, and repeating the key returns the one capture', async () => {
    const order_id = randomUUID()
    const key = randomUUID()
    await planFault(server, { mode: 'drop_answer' })
    const body = new URLSearchParams({
      amount: '1999',
      currency: 'eur',
      payment_method: 'pm_card_visa',
      'allowed_payment_method_types[0]': 'card',
      confirm: 'true',
      'metadata[order_id]': order_id,
    }).toString()
    const headers = {
      authorization: 'Bearer sk_test_demo',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    }
    const broken = new Promise<NodeJS.ErrnoException>((resolve, reject) => {
      request(`${server.origin}/sandbox/stripe/v1/payment_intents`, { method: 'POST', headers })
        .on('response', () => reject(new Error('there was an answer')))
        .on('error', resolve)
        .end(body)
    })
    expect((await broken).code).toBe('ECONNRESET')
    expect(await captures(order_id)).toBe(1)
    const replay = await fetch(`${server.origin}/sandbox/stripe/v1/payment_intents`, { method: 'POST', headers, body })
    expect(replay.headers.get('idempotent-replayed')).toBe('true')
    const intent = (await replay.json()) as Stripe.PaymentIntent // The answer of this call.
    expect(intent).toMatchObject({ status: 'succeeded', metadata: { order_id } })
    expect(await captures(order_id)).toBe(1)
  })

  it('BILL-28 drop_answer: the SDK automatically repeats its key and captures once', async () => {
    const order_id = randomUUID()
    await planFault(server, { mode: 'drop_answer' })
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa', order_id))
    expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(await captures(order_id)).toBe(1)
  })

  it('BILL-28 garbage: captured, and the answer is not JSON', async () => {
    const order_id = randomUUID()
    await planFault(server, { mode: 'garbage' })
    const answered = await refusalOf(stripe.paymentIntents.create(payment('pm_card_visa', order_id)))
    expect(answered).toMatchObject({ type: 'StripeAPIError' })
    expect(await captures(order_id)).toBe(1)
  })

  it('BILL-28 slow: a shop that gives up was still charged, once', async () => {
    const order_id = randomUUID()
    const idempotencyKey = randomUUID()
    await planFault(server, { mode: 'slow', delay_ms: 700 })
    const params = payment('pm_card_visa', order_id)
    const given = await refusalOf(stripe.paymentIntents.create(params, { idempotencyKey, timeout: 200 }))
    expect(given.type).toBe('StripeConnectionError')
    await expect.poll(() => captures(order_id), { timeout: 10_000 }).toBe(1)
    const replay = await stripe.paymentIntents.create(params, { idempotencyKey })
    expect(replay.status).toBe('succeeded')
    expect(await captures(order_id)).toBe(1)
  })

  it('BILL-28 a fault occurs as often as planned, and only in calls that move money', async () => {
    await planFault(server, { mode: 'fail_before', times: 2 })
    const customer = await stripe.customers.create({})
    expect(customer.id).toMatch(/^cus_/)
    expect((await refusalOf(stripe.paymentIntents.create(payment('pm_card_visa')))).statusCode).toBe(500)
    const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'eur' })
    expect(
      (await refusalOf(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }))).statusCode,
    ).toBe(500)
    expect((await stripe.paymentIntents.create(payment('pm_card_visa'))).status).toBe('succeeded')
  })

  it('BILL-28 a fault may name other calls', async () => {
    await planFault(server, { mode: 'fail_after', call: 'POST /v1/customers' })
    expect((await stripe.paymentIntents.create(payment('pm_card_visa'))).status).toBe('succeeded')
    expect((await refusalOf(stripe.customers.create({ email: 'ivan@northlight.example' }))).statusCode).toBe(500)
  })
})
