// @module-tag long
import { randomUUID } from 'node:crypto'
import { getOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { payOnPage } from '../../../../test/checkouts.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { paddleAlert, payProNotification } from '../../../../test/signed-notifications.ts'

/* Signed notifications that cannot be right: the signature proves the sender, but the content is still checked. */

const foyer = useFoyer()
let key: string
let olga: Person
beforeAll(async () => {
  key = String((await foyer.client.send('GET', '/sandbox/paddle/private_key')).body)
  olga = await createPerson(foyer, { country: 'DE' })
})

type Fields = Readonly<Record<string, string>>

const tell = async (gateway: 'paddle' | 'paypro', body: string): Promise<number> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const said = { as: {}, idempotency_key: null, body, headers }
  return (await foyer.client.send('POST', `/hooks/${gateway}`, said)).status
}

const signed = {
  paddle: (fields: Fields) =>
    paddleAlert({ alert_id: randomUUID(), alert_name: 'payment_refunded', currency: 'EUR', ...fields }, key),
  paypro: (fields: Fields) => payProNotification(fields, 'pp_demo_key', 'pp_demo_secret'),
}

const settled = () => foyer.platform.jobs.runDue()

const unfinished = () => foyer.sql(`select data, output from jobs.job where state in ('retry', 'failed')`)

interface Paid {
  readonly order_id: string
  readonly transaction_id: string
}

/** An invoice of 119 euro that was paid on the provider's page. */
const pay = async (gateway: 'paddle' | 'paypro'): Promise<Paid> => {
  const order_id = await giveOrder(foyer, olga, { price: '100' })
  const settings = await olga.client.ask(setPaymentSettings, { params: { order_id }, body: { gateway } })
  if (!('url' in settings)) throw new Error('no page')
  await payOnPage(settings.url)
  const find = 'select transaction_id from billing.payment where order_id = $1'
  const [payment] = await vi.waitFor(
    async () => {
      const rows = await foyer.sql<{ transaction_id: string }>(find, order_id)
      expect(rows).toHaveLength(1)
      return rows
    },
    { timeout: 20_000 },
  )
  return { order_id, transaction_id: payment?.transaction_id ?? '' }
}

const creditsOf = async (orderId: string): Promise<number[]> => {
  const text = 'select total::float8 as total from billing.credit_note where order_id = $1 order by number'
  return (await foyer.sql<{ total: number }>(text, orderId)).map(({ total }) => total)
}

const refundedOf = async (orderId: string): Promise<number[]> => {
  const text = 'select amount::float8 as amount from billing.refund where order_id = $1 order by created_at'
  return (await foyer.sql<{ amount: number }>(text, orderId)).map(({ amount }) => amount)
}

const questionsOf = async (orderId: string): Promise<number> => {
  const text = `select 1 from platform.audit_entry where object_id = $1 and action = 'payment_questioned'`
  return (await foyer.sql(text, orderId)).length
}

describe('a refund that a provider reports', () => {
  it.each<[string, Fields, number[]]>([
    ['in another currency', { gross_refund: '119.00', currency: 'RUB' }, []],
    ['in an unknown currency', { gross_refund: '119.00', currency: 'XXX' }, []],
    ['of a negative amount', { gross_refund: '-19.00' }, []],
    ['of nothing', { gross_refund: '0.00' }, []],
    ['without an amount', {}, []],
    ['of a text', { gross_refund: '1e2' }, []],
    ['finer than the currency', { gross_refund: '19.001' }, []],
    ['of more than was paid', { gross_refund: '1190.00' }, [119]],
  ])(
    'BILL-27 %s: a person is notified, and no more is credited than is known to be returned',
    async (_, fields, gone) => {
      const { order_id, transaction_id: paid } = await pay('paddle')
      expect(await tell('paddle', signed.paddle({ order_id: paid, ...fields }))).toBe(200)
      await settled()
      expect(await refundedOf(order_id)).toEqual(gone)
      expect(await creditsOf(order_id)).toEqual(gone)
      expect(await questionsOf(order_id)).toBe(1)
      expect(await unfinished()).toEqual([])
    },
  )

  it('BILL-27 of an amount that was already returned, under another number: a person is notified, and nothing is credited twice', async () => {
    const { order_id, transaction_id: paid } = await pay('paddle')
    for (const refund_request_id of ['1', '2'])
      await tell(
        'paddle',
        signed.paddle({ order_id: paid, gross_refund: '119.00', refund_request_id: paid + refund_request_id }),
      )
    await settled()
    expect(await refundedOf(order_id)).toEqual([119])
    expect(await creditsOf(order_id)).toEqual([119])
    expect(await questionsOf(order_id)).toBe(1)
    expect(await unfinished()).toEqual([])
  })

  it('BILL-27 twice in ways that cannot be: staff get a letter about each, and none about a repetition', async () => {
    const { order_id, transaction_id: paid } = await pay('paddle')
    const strange = (alert_id: string) =>
      tell('paddle', signed.paddle({ alert_id: paid + alert_id, order_id: paid, gross_refund: '-1.00' }))
    await strange('1')
    await settled()
    await strange('1')
    await strange('2')
    const { number } = await olga.client.ask(getOrder, { params: { id: order_id } })
    const letters = await mailsTo(foyer, 'finance@aurora.example')
    expect(letters.filter(({ subject }) => subject === `Payment to review: invoice ${number}`)).toHaveLength(2)
  })

  it.each(['paddle', 'paypro'] as const)('BILL-27 of an unknown payment is recorded: %s', async (gateway) => {
    const body = {
      paddle: signed.paddle({ order_id: randomUUID(), gross_refund: '1.00' }),
      paypro: signed.paypro({ ORDER_ID: randomUUID(), IPN_TYPE_ID: '2', IPN_TYPE_NAME: 'OrderRefunded' }),
    }
    expect(await tell(gateway, body[gateway])).toBe(200)
    await settled()
    expect(await unfinished()).toEqual([])
  })
})

it('BILL-27 PayPro signs the event’s name and not its number: if they disagree, the number was forged', async () => {
  const { order_id, transaction_id: ORDER_ID } = await pay('paypro')
  const charged = { ORDER_ID, IPN_TYPE_NAME: 'OrderCharged', ORDER_CURRENCY_CODE: 'EUR' }
  const refund = { ORDER_STATUS: 'Refunded', ORDER_REFUNDED: '119.00' }
  for (const IPN_TYPE_NAME of ['OrderCharged', 'a new name'])
    expect(await tell('paypro', signed.paypro({ ...charged, ...refund, IPN_TYPE_ID: '2', IPN_TYPE_NAME }))).toBe(400)
  await settled()
  expect(await refundedOf(order_id)).toEqual([])
  // A wrong notification's id must not block the right one.
  const refunded = { ...charged, ...refund, IPN_TYPE_ID: '2', IPN_TYPE_NAME: 'OrderRefunded' }
  expect(await tell('paypro', signed.paypro(refunded))).toBe(200)
  await settled()
  expect(await refundedOf(order_id)).toEqual([119])
})

describe('a notification with any content', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e308',
      '-0',
      '9007199254740993',
      '5n',
      '\u0000',
      '__proto__',
      '[object Object]',
      '{}',
      '{"attempt_id":"5n"}',
      'null',
      'x'.repeat(5000),
    ),
  )
  const alertNames = [
    'payment_succeeded',
    'subscription_payment_succeeded',
    'payment_refunded',
    'subscription_payment_refunded',
    'payment_dispute_created',
    'payment_dispute_closed',
    'subscription_created',
    'subscription_cancelled',
    'constructor',
    'never heard of',
  ]

  /** Fields of a signed form: each valid, random or missing. */
  const strange = (known: Fields) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(known).map(([name, value]) => [name, fc.option(fc.oneof(fc.constant(value), text))]),
        ),
      )
      .map((fields): Fields =>
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, value]) =>
            value === null || !value.isWellFormed() ? [] : [[name, value] as const],
          ),
        ),
      )

  const holds = async (gateway: 'paddle' | 'paypro', bodies: fc.Arbitrary<Fields>, order_id: string) => {
    const taken = async (fields: Fields): Promise<void> => {
      expect([200, 400]).toContain(await tell(gateway, signed[gateway](fields)))
    }
    await fc.assert(fc.asyncProperty(bodies, taken), { numRuns: 150 })
    await settled()
    expect(await unfinished()).toEqual([])
    expect((await olga.client.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull()
  }

  it.each<[string, Fields]>([
    ['nothing', { sale_gross: '0.00', order_id: 'another' }],
    ['the whole order again, with a number that looks like an amount', { sale_gross: '119.00', order_id: '5n' }],
  ])('BILL-27 a charge of %s, for a paid invoice, is accepted', async (_, fields) => {
    const { order_id } = await pay('paddle')
    expect(
      await tell('paddle', signed.paddle({ alert_name: 'payment_succeeded', passthrough: order_id, ...fields })),
    ).toBe(200)
    await settled()
    expect(await unfinished()).toEqual([])
  })

  it('BILL-27 of Paddle is accepted or refused, and breaks nothing', async () => {
    const { order_id, transaction_id } = await pay('paddle')
    const known = {
      alert_id: '77',
      event_time: foyer.platform.clock.now().toISOString().slice(0, 19).replace('T', ' '),
      order_id: transaction_id,
      passthrough: order_id,
      sale_gross: '119.00',
      gross_refund: '1.00',
      amount: '119.00',
      currency: 'EUR',
      subscription_id: '5',
      refund_request_id: '6',
      receipt_url: 'https://paddle.example',
    }
    const bodies = fc
      .tuple(strange(known), fc.constantFrom(...alertNames))
      .map(([fields, alert_name]): Fields => ({ alert_id: randomUUID(), ...fields, alert_name }))
    await holds('paddle', bodies, order_id)
  })

  it('BILL-27 of PayPro is accepted or refused, and breaks nothing', async () => {
    const { order_id, transaction_id } = await pay('paypro')
    const known = {
      ORDER_ID: transaction_id,
      ORDER_STATUS: 'Processed',
      ORDER_TOTAL_AMOUNT: '119.00',
      ORDER_CURRENCY_CODE: 'EUR',
      ORDER_CUSTOM_FIELDS: `x-attempt=${order_id}`,
      CUSTOMER_EMAIL: 'olga@northlight.example',
      SUBSCRIPTION_ID: '5',
      ORDER_REFUNDED: '1.00',
      TEST_MODE: '0',
    }
    const types = {
      1: 'OrderCharged',
      2: 'OrderRefunded',
      3: 'OrderChargedBack',
      4: 'OrderDeclined',
      5: 'OrderPartiallyRefunded',
      6: 'SubscriptionChargeSucceed',
      10: 'SubscriptionTerminated',
      11: 'SubscriptionFinished',
      13: 'TrialCharge',
      14: 'OrderChargebackIsWon',
      99: 'never heard of',
      constructor: 'constructor',
    }
    const bodies = fc
      .tuple(strange(known), fc.constantFrom(...Object.entries(types)))
      .map(([fields, [IPN_TYPE_ID, IPN_TYPE_NAME]]): Fields => ({ ...fields, IPN_TYPE_ID, IPN_TYPE_NAME }))
    await holds('paypro', bodies, order_id)
  })
})
