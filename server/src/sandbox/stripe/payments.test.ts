import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ledgerOf,
  payment,
  refusalOf,
  type SandboxServer,
  startSandbox,
  stripeClient,
} from '../testing/sandbox-server.ts'

type PaymentMethodData = Stripe.PaymentIntentCreateParams.PaymentMethodData

let server: SandboxServer
let stripe: Stripe

beforeAll(async () => {
  server = await startSandbox()
  ;({ stripe } = server)
})

afterAll(() => server?.close())

const customerWith = async (card: string) => {
  const customer = await stripe.customers.create({ email: 'olga@northlight.example' })
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id })
  return { customer, method }
}

describe('paying by card', () => {
  it('BILL-28, BILL-18 a token of the test card pays once, and the ledger has the order', async () => {
    const order_id = randomUUID()
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
    expect(method.card).toMatchObject({ brand: 'visa', last4: '4242', funding: 'credit' })
    const intent = await stripe.paymentIntents.create({ ...payment(method.id, order_id), expand: ['latest_charge'] })
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1999, livemode: false })
    expect(intent.latest_charge).toMatchObject({ object: 'charge', paid: true, metadata: { order_id } })
    const { captures, refunds } = await ledgerOf(server, order_id)
    expect(captures).toEqual([
      {
        id: intent.id,
        gateway: 'stripe',
        order_id,
        attempt_id: `attempt of ${order_id}`,
        amount: 19.99,
        currency: 'EUR',
        at: expect.any(String),
      },
    ])
    expect(refunds).toEqual([])
    const again = await stripe.paymentIntents.retrieve(intent.id)
    expect(again).toMatchObject({ status: 'succeeded', latest_charge: (intent.latest_charge as Stripe.Charge).id })
  })

  it('BILL-28 a card typed in the browser becomes a token with the publishable key, and the token pays', async () => {
    const browser = stripeClient(server.origin, {}, 'pk_test_demo')
    const card = { number: '5555 5555 5555 4444', exp_month: '12', exp_year: '2040', cvc: '123' }
    const token = await browser.tokens.create({ card })
    expect(token).toMatchObject({ object: 'token', used: false, card: { brand: 'MasterCard', last4: '4444' } })
    const { payment_method: _none, ...order } = payment('')
    // The API accepts a token here; the SDK's type omits it.
    const payment_method_data = { type: 'card', card: { token: token.id } } as PaymentMethodData
    const intent = await stripe.paymentIntents.create({ ...order, payment_method_data })
    expect(intent.status).toBe('succeeded')
    expect((await stripe.tokens.retrieve(token.id)).used).toBe(true)
    const refused = await refusalOf(stripe.paymentMethods.create({ type: 'card', card: { token: token.id } }))
    expect(refused).toMatchObject({ statusCode: 400, code: 'token_already_used' })
  })

  it.each([
    ['tok_chargeDeclined', 'card_declined', 'generic_decline'],
    ['tok_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['tok_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['tok_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['tok_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])(
    'BILL-28 %s is declined as %s, captures nothing and leaves the intent for another card',
    async (token, code, decline_code) => {
      const order_id = randomUUID()
      const method = await stripe.paymentMethods.create({ type: 'card', card: { token } })
      const refused = await refusalOf(stripe.paymentIntents.create(payment(method.id, order_id)))
      expect(refused).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code })
      expect(refused.message).not.toBe('')
      const intent = await stripe.paymentIntents.retrieve(refused.payment_intent?.id ?? '')
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code, decline_code, payment_method: { id: method.id } },
      })
      expect((await ledgerOf(server, order_id)).captures).toEqual([])
      const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
      expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
      expect((await ledgerOf(server, order_id)).captures).toHaveLength(1)
    },
  )

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('BILL-28 the card number %s is refused as %s when it is charged and when it is saved', async (number, code) => {
    const card = { number, exp_month: 3, exp_year: 2039, cvc: '321' }
    const method = await stripe.paymentMethods.create({ type: 'card', card })
    expect(await refusalOf(stripe.paymentIntents.create(payment(method.id)))).toMatchObject({ statusCode: 402, code })
    const customer = await stripe.customers.create({})
    const saving = stripe.paymentMethods.attach(method.id, { customer: customer.id })
    expect(await refusalOf(saving)).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
    const { data } = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })
    expect(data).toEqual([])
  })

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_year: '2020' }, 'invalid_expiry_year'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ number: '4111111111111111' }, 'card_declined'],
  ])('BILL-28 a card mistyped as %j gives no token but %s', async (mistake, code) => {
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123', ...mistake }
    expect(await refusalOf(stripe.tokens.create({ card }))).toMatchObject({ statusCode: 402, code })
  })

  it.each([
    ['clp', 1999, 1999],
    ['krw', 50_000, 50_000],
    ['rub', 123_456, 1234.56],
    ['usd', 1, 0.01],
  ])('BILL-28 %s: %d in minor units is %d in the ledger', async (currency, amount, inLedger) => {
    const order_id = randomUUID()
    await stripe.paymentIntents.create({ ...payment('pm_card_visa', order_id), amount, currency })
    const { captures } = await ledgerOf(server, order_id)
    expect(captures).toMatchObject([{ amount: inLedger, currency: currency.toUpperCase() }])
  })

  it('BILL-28 an unsupported currency is refused', async () => {
    const paying = stripe.paymentIntents.create({ ...payment('pm_card_visa'), currency: 'btc' })
    expect(await refusalOf(paying)).toMatchObject({ statusCode: 400, param: 'currency' })
  })
})

describe('saved cards', () => {
  it('BILL-28, BILL-35 a saved card pays repeatedly without its holder, and no more once detached', async () => {
    const { customer, method } = await customerWith('pm_card_visa')
    for (const order of [randomUUID(), randomUUID()]) {
      const intent = await stripe.paymentIntents.create({
        ...payment(method.id, order),
        customer: customer.id,
        off_session: true,
      })
      expect(intent.status).toBe('succeeded')
    }
    expect((await stripe.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id)).toEqual([method.id])
    await stripe.paymentMethods.detach(method.id)
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([])
    const paying = stripe.paymentIntents.create({ ...payment(method.id), customer: customer.id })
    expect(await refusalOf(paying)).toMatchObject({ statusCode: 400, param: 'payment_method' })
  })

  it('BILL-28 another customer cannot pay with it, nor can a payment without a customer', async () => {
    const { method } = await customerWith('pm_card_mastercard')
    const stranger = await stripe.customers.create({})
    const asStranger = stripe.paymentIntents.create({ ...payment(method.id), customer: stranger.id })
    expect(await refusalOf(asStranger)).toMatchObject({ statusCode: 400 })
    expect(await refusalOf(stripe.paymentIntents.create(payment(method.id)))).toMatchObject({ statusCode: 400 })
  })

  it('BILL-28 a card used without a customer cannot be used twice', async () => {
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
    await stripe.paymentIntents.create(payment(method.id))
    expect(await refusalOf(stripe.paymentIntents.create(payment(method.id)))).toMatchObject({ statusCode: 400 })
  })

  it('BILL-28 a payment with setup_future_usage saves its card', async () => {
    const customer = await stripe.customers.create({})
    const intent = await stripe.paymentIntents.create({
      ...payment('pm_card_visa'),
      customer: customer.id,
      setup_future_usage: 'off_session',
    })
    const { data } = await stripe.paymentMethods.list({ customer: customer.id })
    expect(data.map(({ id }) => id)).toEqual([intent.payment_method])
  })

  it('BILL-47 a card can be saved and still be declined when it is charged', async () => {
    const { customer, method } = await customerWith('pm_card_chargeCustomerFail')
    const renewing = stripe.paymentIntents.create({ ...payment(method.id), customer: customer.id, off_session: true })
    expect(await refusalOf(renewing)).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' })
  })

  it('BILL-28 setup intents save a card or give the reason', async () => {
    const customer = await stripe.customers.create({})
    const saved = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(saved.status).toBe('succeeded')
    const refused = await refusalOf(
      stripe.setupIntents.create({ customer: customer.id, payment_method: 'pm_card_chargeDeclined', confirm: true }),
    )
    expect(refused).toMatchObject({ code: 'card_declined', setup_intent: { status: 'requires_payment_method' } })
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(1)
  })
})

describe('the life of an intent', () => {
  it('BILL-28 created, confirmed later, and not confirmed a second time', async () => {
    const { confirm: _confirm, ...waiting } = payment('pm_card_visa')
    const intent = await stripe.paymentIntents.create(waiting)
    expect(intent.status).toBe('requires_confirmation')
    expect((await stripe.paymentIntents.confirm(intent.id)).status).toBe('succeeded')
    const twice = await refusalOf(stripe.paymentIntents.confirm(intent.id))
    expect(twice).toMatchObject({ code: 'payment_intent_unexpected_state', payment_intent: { id: intent.id } })
    expect(await refusalOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({ statusCode: 400 })
  })

  it('BILL-28 a canceled intent pays nothing any more', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    const late = stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(await refusalOf(late)).toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it('BILL-28 intents are listed page by page', async () => {
    const { customer, method } = await customerWith('pm_card_visa')
    const orders = [randomUUID(), randomUUID(), randomUUID()]
    for (const order of orders) {
      await stripe.paymentIntents.create({ ...payment(method.id, order), customer: customer.id })
    }
    const first = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 })
    expect(first).toMatchObject({ has_more: true, data: [{ metadata: { order_id: orders[2] } }, {}] })
    const all = await stripe.paymentIntents
      .list({ customer: customer.id, limit: 2, expand: ['data.latest_charge'] })
      .autoPagingToArray({ limit: 10 })
    expect(all.map(({ metadata }) => metadata['order_id'])).toEqual(orders.toReversed())
    expect(all[0]?.latest_charge).toMatchObject({ object: 'charge' })
    const charges = await stripe.charges.list({ payment_intent: all[0]?.id ?? '' })
    expect(charges.data).toMatchObject([
      { paid: true, receipt_url: expect.stringContaining('/sandbox/stripe/receipts/ch_') },
    ])
    const receipt = await fetch(charges.data[0]?.receipt_url ?? '')
    expect(await receipt.text()).toContain('19.99 EUR')
  })

  it('BILL-28 without a return address, methods with redirects must be disabled', async () => {
    const { allowed_payment_method_types: _types, ...open } = payment('pm_card_visa')
    expect(await refusalOf(stripe.paymentIntents.create(open))).toMatchObject({ statusCode: 400, param: 'return_url' })
    const closed = { ...open, automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } }
    expect((await stripe.paymentIntents.create(closed)).status).toBe('succeeded')
  })
})

describe('the rights of keys', () => {
  it.each([
    ['sk_test_other', 401],
    ['', 401],
  ])('BILL-28 the key %j is refused with %d', async (key, status) => {
    const answer = await fetch(`${server.origin}/sandbox/stripe/v1/customers`, {
      headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    expect(answer.headers.get('request-id')).toMatch(/^req_/)
  })

  it('BILL-28 a publishable key creates no payments and only sees of an intent what its secret opens', async () => {
    const browser = stripeClient(server.origin, {}, 'pk_test_demo')
    expect(await refusalOf(browser.paymentIntents.create(payment('pm_card_visa')))).toMatchObject({
      code: 'secret_key_required',
    })
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa'))
    expect(await refusalOf(browser.paymentIntents.retrieve(intent.id))).toMatchObject({ statusCode: 400 })
    const shown = await browser.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' })
    expect(shown).toMatchObject({ id: intent.id, status: 'succeeded' })
    expect(shown).not.toHaveProperty('metadata')
    expect(shown).not.toHaveProperty('latest_charge')
  })

  it('BILL-28 errors in the parameters are reported in Stripe’s format', async () => {
    const unknown = stripe.paymentIntents.create({ ...payment('pm_card_visa'), colour: 'red' } as never) // On purpose.
    expect(await refusalOf(unknown)).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'colour' })
    const missing = stripe.paymentIntents.create({ currency: 'eur' } as never) // On purpose.
    expect(await refusalOf(missing)).toMatchObject({ code: 'parameter_missing', param: 'amount' })
    const fraction = stripe.paymentIntents.create({ ...payment('pm_card_visa'), amount: 19.99 })
    expect(await refusalOf(fraction)).toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' })
    expect(await refusalOf(stripe.paymentIntents.retrieve('pi_of_nobody'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  it('BILL-28 customers are stored with their metadata, which is merged', async () => {
    const { id } = await stripe.customers.create({
      name: 'Northlight TV',
      metadata: { account_id: '7', brand: 'aurora' },
    })
    await stripe.customers.update(id, { email: 'olga@northlight.example', metadata: { brand: '', vip: 'yes' } })
    expect(await stripe.customers.retrieve(id)).toMatchObject({
      name: 'Northlight TV',
      email: 'olga@northlight.example',
      metadata: { account_id: '7', vip: 'yes' },
    })
  })
})
