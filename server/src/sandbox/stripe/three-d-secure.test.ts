import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerOf, payment, refusalOf, type SandboxServer, startSandbox } from '../testing/sandbox-server.ts'

let server: SandboxServer
let stripe: Stripe

beforeAll(async () => {
  server = await startSandbox()
  ;({ stripe } = server)
})

afterAll(() => server?.close())

const alwaysAsked = { number: '4000002760003184', exp_month: 12, exp_year: 2040, cvc: '123' }

const methodOf = async (number: string): Promise<string> =>
  (await stripe.paymentMethods.create({ type: 'card', card: { ...alwaysAsked, number } })).id

const challengeOf = ({ id }: { id: string }): string => `${server.origin}/sandbox/stripe/3ds/${id}`

/** Uses the bank's page as the cardholder does. */
const answer = (
  intent: { id: string; client_secret: string | null },
  outcome: 'complete' | 'fail',
): Promise<Response> =>
  fetch(challengeOf(intent), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome }),
  })

describe('3-D Secure', () => {
  it('BILL-28 tok_threeDSecure2Required waits for the bank; completing it captures once, even if it is sent repeatedly', async () => {
    const order_id = randomUUID()
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_threeDSecure2Required' } })
    const intent = await stripe.paymentIntents.create(payment(method.id, order_id))
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      amount_received: 0,
    })
    expect((await ledgerOf(server, order_id)).captures).toEqual([])
    await Promise.all([answer(intent, 'complete'), answer(intent, 'complete'), answer(intent, 'complete')])
    await answer(intent, 'fail')
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({ status: 'succeeded', next_action: null })
    expect(paid.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    })
    expect((await ledgerOf(server, order_id)).captures).toHaveLength(1)
  })

  it('BILL-28 failing it captures nothing and another card may pay', async () => {
    const order_id = randomUUID()
    const intent = await stripe.paymentIntents.create(payment(await methodOf('4000002760003184'), order_id))
    await answer(intent, 'fail')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await answer(intent, 'complete')
    expect((await ledgerOf(server, order_id)).captures).toEqual([])
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('succeeded')
  })

  it.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
  ])('BILL-28 %s passes the bank and is declined afterwards (%s)', async (number, decline_code) => {
    const order_id = randomUUID()
    const intent = await stripe.paymentIntents.create(payment(await methodOf(number), order_id))
    expect(intent.status).toBe('requires_action')
    await answer(intent, 'complete')
    const declined = await stripe.paymentIntents.retrieve(intent.id)
    expect(declined).toMatchObject({ status: 'requires_payment_method', last_payment_error: { decline_code } })
    expect((await ledgerOf(server, order_id)).captures).toEqual([])
  })

  it('BILL-28 a redirect takes the holder to the bank and back to the shop', async () => {
    const intent = await stripe.paymentIntents.create({
      ...payment(await methodOf('4000002760003184')),
      return_url: 'http://shop.example/invoices/1?tab=pay',
    })
    expect(intent.next_action).toMatchObject({ type: 'redirect_to_url' })
    const page = await fetch(intent.next_action?.redirect_to_url?.url ?? '')
    expect(page.status).toBe(200)
    const back = await answer(intent, 'complete')
    expect(back.status).toBe(303)
    const location = new URL(back.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe('http://shop.example/invoices/1')
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      tab: 'pay',
      payment_intent: intent.id,
      redirect_status: 'succeeded',
    })
  })

  it('BILL-28 the page runs no script, may only be framed by us and uses the reader’s language', async () => {
    const intent = await stripe.paymentIntents.create(payment(await methodOf('4000002760003184')))
    const query = new URLSearchParams({ client_secret: intent.client_secret ?? '', locale: 'ru' })
    const page = await fetch(`${challengeOf(intent)}?${query.toString()}`)
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
    expect(html).not.toContain('<script')
    expect(html).toContain('lang="ru"')
    expect(html).toMatch(/19,99\s€/)
  })

  it('BILL-28 without the secret the challenge can be neither seen nor answered', async () => {
    const order_id = randomUUID()
    const intent = await stripe.paymentIntents.create(payment(await methodOf('4000002760003184'), order_id))
    const other = await stripe.paymentIntents.create(payment('pm_card_visa'))
    expect((await answer({ id: intent.id, client_secret: other.client_secret }, 'complete')).status).toBe(404)
    expect((await fetch(`${challengeOf(intent)}?client_secret=guess`)).status).toBe(404)
    expect((await fetch(challengeOf(intent))).status).toBe(400)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action')
  })

  it('BILL-28 an absent holder cannot be asked, unless the card was set up for that', async () => {
    const customer = await stripe.customers.create({})
    const method = await methodOf('4000002500003155')
    await stripe.paymentMethods.attach(method, { customer: customer.id })
    const renewal = () => stripe.paymentIntents.create({ ...payment(method), customer: customer.id, off_session: true })
    const refused = await refusalOf(renewal())
    expect(refused).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    })
    const setup = await stripe.setupIntents.create({ customer: customer.id, payment_method: method, confirm: true })
    expect(setup.status).toBe('requires_action')
    await answer(setup, 'complete')
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded')
    expect((await renewal()).status).toBe('succeeded')
    const always = await methodOf('4000002760003184')
    await stripe.paymentMethods.attach(always, { customer: customer.id })
    const asking = stripe.paymentIntents.create({ ...payment(always), customer: customer.id, off_session: true })
    expect(await refusalOf(asking)).toMatchObject({ code: 'authentication_required' })
  })

  it('BILL-28 a failed challenge saves no card', async () => {
    const customer = await stripe.customers.create({})
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: await methodOf('4000002760003184'),
      confirm: true,
    })
    await answer(setup, 'fail')
    expect(await stripe.setupIntents.retrieve(setup.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    })
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([])
  })
})
