import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Hook, payment, planFault, type SandboxServer, startSandbox } from '../testing/sandbox-server.ts'

let server: SandboxServer
let stripe: Stripe

beforeAll(async () => {
  server = await startSandbox()
  ;({ stripe } = server)
})

afterAll(() => server?.close())

const planned = async (): Promise<unknown> => (await fetch(`${server.origin}/sandbox/faults`)).json()

beforeEach(() => {
  server.hooks.received.length = 0
})

afterEach(async () => {
  expect(await planned()).toEqual({ faults: [] })
})

const eventOf = ({ body, headers }: Hook): Stripe.Event =>
  stripe.webhooks.constructEvent(
    body,
    headers['stripe-signature'] ?? '',
    'whsec_demo',
    300,
    undefined,
    Math.floor(server.clock.now().getTime() / 1000),
  )

const advance = async (seconds: number): Promise<void> => {
  const moved = await fetch(`${server.origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: seconds }),
  })
  expect(moved.status).toBe(200)
}

const names = (): string[] => server.hooks.received.map((hook) => eventOf(hook).type)

const pay = (order = randomUUID()) => stripe.paymentIntents.create(payment('pm_card_visa', order))

describe('notifications', () => {
  it('BILL-28 a payment is announced with a signature that the SDK accepts', async () => {
    const intent = await pay()
    await expect.poll(names).toEqual(['payment_intent.succeeded'])
    const [hook] = server.hooks.received
    expect(hook?.headers['content-type']).toContain('application/json')
    const event = eventOf(hook as Hook) // Polled for above.
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: intent.id, status: 'succeeded', metadata: intent.metadata } },
      request: { idempotency_key: expect.any(String) },
    })
    expect(await stripe.events.retrieve(event.id)).toEqual(event)
    const listed = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 })
    expect(listed.data[0]?.id).toBe(event.id)
  })

  it('BILL-28 declines, refunds and saved cards are announced too', async () => {
    await stripe.paymentIntents.create(payment('pm_card_chargeDeclined')).catch(() => undefined)
    await expect.poll(names).toEqual(['payment_intent.payment_failed'])
    const intent = await pay()
    await stripe.refunds.create({ payment_intent: intent.id, amount: 100 })
    await expect.poll(names).toContain('charge.refunded')
    const customer = await stripe.customers.create({})
    await stripe.setupIntents.create({ customer: customer.id, payment_method: 'pm_card_visa', confirm: true })
    await expect.poll(names).toContain('setup_intent.succeeded')
  })

  it('BILL-28 a notification that Foyer refuses is repeated until it is accepted', async () => {
    server.hooks.answers.push(500, 503)
    await pay()
    await expect.poll(() => server.hooks.received.length).toBe(1)
    await advance(6)
    await expect.poll(() => server.hooks.received.length).toBe(2)
    await advance(31)
    await expect.poll(() => server.hooks.received.length).toBe(3)
    await advance(100_000)
    expect(server.hooks.received).toHaveLength(3)
    expect(new Set(server.hooks.received.map((hook) => eventOf(hook).id)).size).toBe(1)
  })

  it('BILL-28 hook_late arrives later, by the clock', async () => {
    await planFault(server, { mode: 'hook_late', delay_ms: 60_000 })
    await pay()
    await pay()
    await expect.poll(() => server.hooks.received.length).toBe(1)
    await advance(61)
    expect(server.hooks.received).toHaveLength(2)
  })

  it('BILL-28 hook_twice arrives twice with one id', async () => {
    await planFault(server, { mode: 'hook_twice' })
    await pay()
    await expect.poll(() => server.hooks.received.length).toBe(2)
    expect(new Set(server.hooks.received.map((hook) => eventOf(hook).id)).size).toBe(1)
  })

  it('BILL-28 hook_reordered arrives after a later event', async () => {
    await planFault(server, { mode: 'hook_reordered' })
    const intent = await pay()
    await stripe.refunds.create({ payment_intent: intent.id })
    await expect.poll(names).toEqual(['charge.refunded'])
    await advance(11)
    expect(names()).toEqual(['charge.refunded', 'payment_intent.succeeded'])
  })

  it('BILL-28 hook_missing never arrives, and Stripe can still be queried', async () => {
    await planFault(server, { mode: 'hook_missing' })
    const intent = await pay()
    await advance(200_000)
    expect(server.hooks.received).toEqual([])
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  })

  it('BILL-28 hook_forged sends one that the SDK refuses, in addition to the genuine one', async () => {
    await planFault(server, { mode: 'hook_forged' })
    await pay()
    await expect.poll(() => server.hooks.received.length).toBe(2)
    const verified = server.hooks.received.map((hook) => {
      try {
        return eventOf(hook).type
      } catch {
        return 'forged'
      }
    })
    expect(verified.toSorted()).toEqual(['forged', 'payment_intent.succeeded'])
  })
})
