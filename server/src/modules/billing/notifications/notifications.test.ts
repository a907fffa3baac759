// @module-tag long
import { createHash, randomUUID } from 'node:crypto'
import { getOrder, listPayments, payOrder } from '@foyer/contract/billing/endpoints.ts'
import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { cancelStaffOrder, getStaffOrder, markOrderPaid } from '@foyer/contract/operator/order-endpoints.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client, RawAnswer } from '../../../../test/client.ts'
import { type ConfigurationFile, writeConfiguration } from '../../../../test/configuration.ts'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { hurryTries } from '../../../../test/jobs.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { plan } from '../../../../test/sandbox.ts'
import { postStripe, reportStripe, stampIn, stripeSignature } from '../../../../test/stripe-hooks.ts'

const foyer = useFoyer()
beforeAll(async () => {
  // What the provider itself would report is written here by hand.
  await plan(foyer, 'stripe', 'hook_missing', { times: 100_000 })
})

/** An invoice of 119 euro whose card payment waits for the customer's bank. */
interface Waiting {
  readonly olga: Person
  readonly order_id: string
  readonly attempt_id: string
  /** Stripe's id of the payment. */
  readonly intent_id: string
}

const waitingPayment = async (): Promise<Waiting> => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const order_id = await giveOrder(foyer, olga, { price: '100' })
  const body = { gateway: 'stripe', token_id: 'tok_threeDSecure2Required' } as const
  const { status } = await olga.client.call(payOrder, { params: { order_id }, body })
  expect(status).toBe(202)
  const [attempt] = await foyer.sql<{ id: string; gateway_ref: string }>(
    'select id, gateway_ref from billing.payment_attempt where order_id = $1',
    order_id,
  )
  return { olga, order_id, attempt_id: attempt?.id ?? '', intent_id: attempt?.gateway_ref ?? '' }
}

type Subject = Pick<Waiting, 'order_id' | 'attempt_id' | 'intent_id'>

/** An event about a payment as Stripe writes it; by default all of it is captured. */
const eventAbout = ({ order_id, attempt_id, intent_id }: Subject, intent: object = {}, event: object = {}): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: {
      object: {
        id: intent_id,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 11_900,
        amount_received: 11_900,
        currency: 'eur',
        client_secret: `${intent_id}_secret`,
        latest_charge: null,
        last_payment_error: null,
        metadata: { order_id, attempt_id },
        ...intent,
      },
    },
    ...event,
  })

const failed = {
  status: 'requires_payment_method',
  amount_received: 0,
  last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
}

const inSeconds = (offset: number): number => stampIn(foyer, offset)

const signatureOf = (body: string, options: { secret?: string; at?: number } = {}): string =>
  stripeSignature(foyer, body, options)

const post = (body: string, signature: string | null, to: RunningFoyer = foyer): Promise<RawAnswer> =>
  postStripe(to, body, signature)

/** Sends it with a valid signature, expects it to be accepted, and waits until everything that follows is done. */
const report = async (body: string): Promise<void> => {
  expect((await post(body, signatureOf(body))).status).toBe(200)
  await foyer.platform.jobs.runDue()
}

const read = ({ olga, order_id }: Pick<Waiting, 'olga' | 'order_id'>): Promise<OrderDetail> =>
  olga.client.ask(getOrder, { params: { id: order_id } })

const paymentsOf = async ({ olga, order_id }: Waiting) =>
  (await olga.client.ask(listPayments, { query: {} })).payments.filter((payment) => payment.order_id === order_id)

const notificationsAbout = (attemptId: string) =>
  foyer.sql<{ outcome: string | null; applied: boolean; tenant: string }>(
    `select tenant, outcome, applied_at is not null as applied from billing.gateway_notification
     where raw::jsonb #>> '{data,object,metadata,attempt_id}' = $1`,
    attemptId,
  )

const auditOf = async ({ order_id }: Waiting): Promise<string[]> => {
  const rows = await foyer.sql<{ action: string }>(
    `select action from platform.audit_entry where object_id = $1 and action like '%paid' or object_id = $1 and action = 'payment_questioned'`,
    order_id,
  )
  return rows.map(({ action }) => action)
}

describe('a signed notification', () => {
  it('API-98, BILL-27 pays the order: payment, receipt, audit and delivery', async () => {
    const waiting = await waitingPayment()
    await report(eventAbout(waiting))
    const order = await read(waiting)
    expect(order).toMatchObject({ payment: { state: 'succeeded', gateway: 'stripe' } })
    expect(order.paid_at).not.toBeNull()
    expect(await paymentsOf(waiting)).toMatchObject([
      { amount: 119, currency: 'EUR', transaction_id: waiting.intent_id },
    ])
    expect(await auditOf(waiting)).toEqual(['order_paid'])
    expect(await notificationsAbout(waiting.attempt_id)).toEqual([
      { tenant: 'aurora', outcome: 'attempt is succeeded', applied: true },
    ])
  })

  it('BILL-27 is accepted up to five minutes late', async () => {
    const waiting = await waitingPayment()
    const body = eventAbout(waiting)
    expect((await post(body, signatureOf(body, { at: inSeconds(-295) }))).status).toBe(200)
    await foyer.platform.jobs.runDue()
    expect((await read(waiting)).paid_at).not.toBeNull()
  })

  it('BILL-27, BILL-30 is applied once if it arrives ten times concurrently', async () => {
    const waiting = await waitingPayment()
    const body = eventAbout(waiting)
    const signature = signatureOf(body)
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, signature)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    await foyer.platform.jobs.runDue()
    expect(await notificationsAbout(waiting.attempt_id)).toHaveLength(1)
    expect(await paymentsOf(waiting)).toHaveLength(1)
    expect(await auditOf(waiting)).toEqual(['order_paid'])
  })

  it('BILL-27, BILL-30 ten events of one capture, each sent ten times and shuffled, make one payment', async () => {
    const waiting = await waitingPayment()
    const events = Array.from({ length: 10 }, (_, at) => eventAbout(waiting, at % 3 === 0 ? failed : {}))
    const copies = events.flatMap((event) => Array.from({ length: 10 }, () => event))
    const shuffled = copies
      .map((body, at) => ({ body, place: createHash('sha1').update(`${at} ${body}`).digest('hex') }))
      .toSorted((a, b) => a.place.localeCompare(b.place))
    await Promise.all(shuffled.map(({ body }) => post(body, signatureOf(body))))
    await foyer.platform.jobs.runDue()
    expect(await notificationsAbout(waiting.attempt_id)).toHaveLength(10)
    expect(await paymentsOf(waiting)).toHaveLength(1)
    expect((await read(waiting)).payment?.state).toBe('succeeded')
  })

  it('BILL-27 of a failure releases the order for another card', async () => {
    const waiting = await waitingPayment()
    await report(eventAbout(waiting, failed, { type: 'payment_intent.payment_failed' }))
    expect(await read(waiting)).toMatchObject({
      paid_at: null,
      payment: { state: 'failed', failure_code: 'insufficient_funds' },
    })
    const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
    const { order_id } = waiting
    expect((await waiting.olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(200)
  })

  it('BILL-27 of a failure after the capture changes nothing, and a capture after a failure pays', async () => {
    const waiting = await waitingPayment()
    await report(eventAbout(waiting))
    await report(eventAbout(waiting, failed, { type: 'payment_intent.payment_failed' }))
    await report(eventAbout(waiting, { status: 'requires_action' }, { type: 'payment_intent.requires_action' }))
    expect(await read(waiting)).toMatchObject({ payment: { state: 'succeeded' } })
    expect((await read(waiting)).paid_at).not.toBeNull()

    const late = await waitingPayment()
    await report(eventAbout(late, failed, { type: 'payment_intent.payment_failed' }))
    await report(eventAbout(late))
    expect(await paymentsOf(late)).toHaveLength(1)
  })

  it('S6, BILL-27 of a refund or dispute that arrives before the capture waits for it: paid, and the money is known to be returned', async () => {
    const refunded = await waitingPayment()
    const disputed = await waitingPayment()
    const charge = { id: `ch_${randomUUID()}`, payment_intent: refunded.intent_id, amount_refunded: 11_900 }
    await reportStripe(foyer, 'charge.refunded', { ...charge, currency: 'eur' })
    const dispute = { id: `dp_${randomUUID()}`, payment_intent: disputed.intent_id, amount: 11_900, currency: 'eur' }
    await reportStripe(foyer, 'charge.dispute.closed', { ...dispute, status: 'lost' })
    await foyer.platform.jobs.runDue()
    await report(eventAbout(refunded))
    await report(eventAbout(disputed))
    await hurryTries(foyer.database_url)
    await foyer.platform.jobs.runDue()
    for (const waiting of [refunded, disputed]) {
      const order = await read(waiting)
      expect(order.paid_at).not.toBeNull()
      expect(order.credited_amount).toBe(119)
    }
  })

  it('BILL-27, BILL-30 that arrives before the answer to the call that pays leaves one payment, and the call reports it as paid', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const order_id = await giveOrder(foyer, olga, { price: '100' })
    await plan(foyer, 'stripe', 'slow', { delay_ms: 3000 })
    const paying = olga.client.call(payOrder, {
      params: { order_id },
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })
    const attempt_id = await vi.waitFor(async () => {
      const select = 'select id from billing.payment_attempt where order_id = $1'
      const [row] = await foyer.sql<{ id: string }>(select, order_id)
      if (row === undefined) throw new Error('no attempt yet')
      return row.id
    }, 20_000)
    const waiting = { olga, order_id, attempt_id, intent_id: `pi_${randomUUID()}` }
    await report(eventAbout(waiting))
    expect((await read(waiting)).paid_at).not.toBeNull()
    const answer = await paying
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: order_id, payment: { state: 'succeeded' } })
    expect(await paymentsOf(waiting)).toHaveLength(1)
    expect(await auditOf(waiting)).toEqual(['order_paid'])
  })
})

describe('an event that says nothing about a payment’s outcome', () => {
  it.each([
    ['just created', 'payment_intent.created', { ...failed, last_payment_error: null }],
    ['to be confirmed', 'payment_intent.created', { status: 'requires_confirmation', amount_received: 0 }],
    ['of a capturable amount', 'payment_intent.amount_capturable_updated', failed],
  ])('BILL-27 %s: the charge continues', async (_, type, intent) => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const order_id = await giveOrder(foyer, olga, { price: '100' })
    await plan(foyer, 'stripe', 'fail_before')
    const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
    expect((await olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(202)
    const state = 'select id, state from billing.payment_attempt where order_id = $1'
    const [attempt] = await foyer.sql<{ id: string; state: string }>(state, order_id)
    const subject = { olga, order_id, attempt_id: attempt?.id ?? '', intent_id: `pi_${randomUUID()}` }
    await report(eventAbout(subject, intent, { type }))
    expect(await foyer.sql(state, order_id)).toEqual([attempt])
    expect(attempt?.state).toBe('unknown')
  })
})

describe('a notification that contradicts the request', () => {
  it.each<[string, object]>([
    ['a cent less', { amount_received: 11_899 }],
    ['a cent more', { amount_received: 11_901 }],
    ['nothing', { amount_received: 0 }],
    ['another currency', { currency: 'usd' }],
  ])('BILL-27 %s: nothing is marked as paid, and a person is notified', async (_, intent) => {
    const waiting = await waitingPayment()
    await report(eventAbout(waiting, intent))
    expect((await read(waiting)).paid_at).toBeNull()
    expect(await paymentsOf(waiting)).toEqual([])
    expect(await auditOf(waiting)).toEqual(['payment_questioned'])
  })

  it('BILL-27 the vendor’s people get a mail, once for each event, with what is left to do', async () => {
    const waiting = await waitingPayment()
    const event = eventAbout(waiting, { amount_received: 11_899 })
    await report(event)
    await report(event)
    const { number } = await read(waiting)
    const letters = (await mailsTo(foyer, 'finance@aurora.example')).filter(({ subject }) => subject.endsWith(number))
    expect(letters).toMatchObject([
      {
        subject: `Payment to review: invoice ${number}`,
        text: expect.stringContaining('not booked and the invoice is still open'),
      },
    ])
  })

  it.each([
    [
      'books the received amount',
      (client: Client, id: string) =>
        client.ask(markOrderPaid, { params: { id }, body: { reference: `T-${id}`, reason: 'taken at the desk' } }),
      { paid_at: expect.any(String), cancelled_at: null },
    ],
    [
      'cancels the invoice',
      (client: Client, id: string) => client.ask(cancelStaffOrder, { params: { id }, body: { reason: 'given back' } }),
      { paid_at: null, cancelled_at: expect.any(String) },
    ],
  ])('BILL-27 it holds the invoice until a person %s', async (_, decide, becomes) => {
    const waiting = await waitingPayment()
    const { client } = await createStaff(foyer)
    const can = async () => (await client.ask(getStaffOrder, { params: { id: waiting.order_id } })).can
    expect(await can()).toMatchObject({ mark_paid: false, cancel: false })
    await report(eventAbout(waiting, { amount_received: 11_899 }))
    expect(await can()).toMatchObject({ mark_paid: true, cancel: true })
    await decide(client, waiting.order_id)
    expect(await read(waiting)).toMatchObject(becomes)
  })

  it('BILL-27 with another order: neither is paid', async () => {
    const waiting = await waitingPayment()
    const other = await waitingPayment()
    await report(eventAbout({ ...waiting, order_id: other.order_id }))
    expect((await read(waiting)).paid_at).toBeNull()
    expect((await read(other)).paid_at).toBeNull()
    expect(await auditOf(waiting)).toEqual(['payment_questioned'])
  })

  it.each<[string, Partial<Subject>, object]>([
    ['an unknown attempt', { attempt_id: randomUUID() }, {}],
    ['an attempt with an invalid id', { attempt_id: `' or 1=1` }, {}],
    ['another shop’s payment', {}, { metadata: {} }],
  ])('BILL-27 about %s: recorded, without effect', async (_, subject, intent) => {
    const waiting = await waitingPayment()
    await report(eventAbout({ ...waiting, ...subject }, intent))
    expect((await read(waiting)).paid_at).toBeNull()
  })

  it.each(['charge.refunded', 'charge.dispute.created'])(
    'BILL-27 %s of another shop, in an unsupported currency: recorded, not refused as forged',
    async (type) => {
      const object = {
        id: `x_${randomUUID()}`,
        status: 'needs_response',
        payment_intent: 'pi_of_another_shop',
        currency: 'gbp',
      }
      const answer = await reportStripe(foyer, type, { ...object, amount: 500, amount_refunded: 500 })
      expect(answer.status).toBe(200)
    },
  )

  it('BILL-27 of an ignored event: recorded', async () => {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'customer.updated',
      livemode: false,
      data: { object: { id: 'cus_1' } },
    })
    expect((await post(body, signatureOf(body))).status).toBe(200)
    const [row] = await foyer.sql(`select outcome from billing.gateway_notification where type = 'customer.updated'`)
    expect(row).toEqual({ outcome: 'nothing of ours' })
  })
})

it('BILL-27 signed but unreadable: not reported as a wrong secret, but as an error for the vendor, with 500, so that the provider repeats it', async () => {
  const waiting = await waitingPayment()
  const error = vi.spyOn(foyer.platform.log, 'error')
  const body = eventAbout(waiting, { metadata: null })
  const answer = await post(body, signatureOf(body))
  expect(answer).toMatchObject({ status: 500, body: { errors: [{ code: 'internal' }] } })
  expect(error).toHaveBeenCalledWith(
    { err: expect.any(TypeError), gateway: 'stripe', tenant: 'aurora' },
    'a notification could not be read',
  )
  error.mockRestore()
  // A caller without the secret cannot make it mail staff with the same words.
  expect((await post(body, signatureOf(body, { secret: 'whsec_other' }))).status).toBe(400)
  await report(eventAbout(waiting))
  expect((await read(waiting)).paid_at).not.toBeNull()
})

it('BILL-27 of a payment that was not made here, shown by the lack of our ids: recorded', async () => {
  const foreign = { order_id: '', attempt_id: '', intent_id: `pi_${randomUUID()}` }
  const body = eventAbout(foreign, { metadata: {}, currency: 'gbp' })
  expect((await post(body, signatureOf(body))).status).toBe(200)
})

describe('an incorrectly signed notification', () => {
  const changed = (body: string): string => body.replace('11900', '11901')

  it.each<[string, (body: string) => { readonly sent: string; readonly signature: string | null }]>([
    ['without the header', (body) => ({ sent: body, signature: null })],
    ['with an empty one', (body) => ({ sent: body, signature: '' })],
    ['with the wrong secret', (body) => ({ sent: body, signature: signatureOf(body, { secret: 'whsec_other' }) })],
    ['with an empty secret', (body) => ({ sent: body, signature: signatureOf(body, { secret: '' }) })],
    ['with one byte changed', (body) => ({ sent: changed(body), signature: signatureOf(body) })],
    [
      'with rewritten JSON',
      (body) => ({ sent: JSON.stringify(JSON.parse(body), null, 1), signature: signatureOf(body) }),
    ],
    ['with the header twice', (body) => ({ sent: body, signature: `${signatureOf(body)}, ${signatureOf(body)}` })],
    ['from 301 seconds ago', (body) => ({ sent: body, signature: signatureOf(body, { at: inSeconds(-301) }) })],
    ['from 310 seconds ahead', (body) => ({ sent: body, signature: signatureOf(body, { at: inSeconds(310) }) })],
    ['with another event’s signature', (body) => ({ sent: body, signature: signatureOf(changed(body)) })],
  ])('BILL-27 %s: 400, nothing stored, nothing paid', async (_, forge) => {
    const waiting = await waitingPayment()
    const { sent, signature } = forge(eventAbout(waiting))
    const answer = await post(sent, signature)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'bad_signature' }] } })
    await foyer.platform.jobs.runDue()
    expect(await notificationsAbout(waiting.attempt_id)).toEqual([])
    expect((await read(waiting)).paid_at).toBeNull()
  })

  it('BILL-27 for an unknown provider, with a body that is too large, with another method', async () => {
    const send = (method: 'GET' | 'POST', path: string, body?: string) =>
      foyer.client.send(method, path, { as: {}, ...(body !== undefined && { body }) })
    for (const nobody of ['nobody', '__proto__', 'constructor', 'toString'])
      expect((await send('POST', `/hooks/${nobody}`, '{}')).status).toBe(404)
    expect((await send('POST', '/hooks/stripe')).status).toBe(400)
    expect((await send('POST', '/hooks/stripe', 'x'.repeat(262_145))).status).toBe(413)
    expect((await send('GET', '/hooks/stripe')).status).toBe(405)
  })
})

describe('the secrets of brands', () => {
  let configuration: ConfigurationFile
  let other: RunningFoyer
  beforeAll(async () => {
    const stripe = (webhook_secrets: string[]) => ({
      gateways: { stripe: { secret_key: 'sk_test_demo', public_key: 'pk_test_demo', webhook_secrets } },
    })
    configuration = writeConfiguration({
      aurora: stripe(['whsec_aurora_now', 'whsec_aurora_before']),
      sever: stripe(['whsec_sever']),
    })
    other = await startFoyer({
      environment: {
        DATABASE_URL: foyer.database_url,
        FOYER_CONFIG: configuration.path,
        SMTP_URL: 'smtp://127.0.0.1:1',
      },
    })
  })
  afterAll(async () => {
    await other.close()
    configuration.remove()
  })

  it.each(['whsec_aurora_now', 'whsec_aurora_before'])(
    'BILL-27 %s: the current and the previous one both pay',
    async (secret) => {
      const waiting = await waitingPayment()
      const body = eventAbout(waiting)
      expect((await post(body, signatureOf(body, { secret }), other)).status).toBe(200)
      await other.platform.jobs.runDue()
      expect((await read(waiting)).paid_at).not.toBeNull()
    },
  )

  it('BILL-27 one brand’s secret is never valid for another’s orders', async () => {
    const waiting = await waitingPayment()
    const body = eventAbout(waiting)
    await post(body, signatureOf(body, { secret: 'whsec_sever' }), other)
    await other.platform.jobs.runDue()
    expect((await read(waiting)).paid_at).toBeNull()
    expect(await notificationsAbout(waiting.attempt_id)).toEqual([
      { tenant: 'sever', outcome: 'nothing of ours', applied: true },
    ])
  })
})

describe('the content of a notification', () => {
  it('S49 is deleted 90 days after it was applied; that it arrived, and its effect, stay recorded', async () => {
    const waiting = await waitingPayment()
    await report(eventAbout(waiting))
    const about = `raw::jsonb #>> '{data,object,metadata,attempt_id}' = $1`
    const [told] = await foyer.sql<{ id: string; outcome: string }>(
      `select id, outcome from billing.gateway_notification where ${about}`,
      waiting.attempt_id,
    )
    const after = async (days: number) => {
      await foyer.sql(
        `update billing.gateway_notification set applied_at = now() - make_interval(days => $2) where id = $1`,
        told?.id,
        days,
      )
      await foyer.platform.jobs.runDue()
      return foyer.sql('select outcome, raw from billing.gateway_notification where id = $1', told?.id)
    }
    expect(await after(89)).toEqual([{ outcome: told?.outcome, raw: expect.stringContaining(waiting.attempt_id) }])
    expect(await after(91)).toEqual([{ outcome: told?.outcome, raw: '' }])
  })

  it('is deleted 180 days after it arrived if it was never applied', async () => {
    const [event, insert] = [crypto.randomUUID(), 'insert into billing.gateway_notification']
    const columns = '(id, tenant, gateway, event_id, type, received_at, raw)'
    const row = `values ($1::uuid, 'aurora', 'stripe', $1::text, 'charge.succeeded', now(), '{"email": "ada@people.example"}')`
    await foyer.sql(`${insert} ${columns} ${row}`, event)
    const after = async (days: number) => {
      const arrived = 'received_at = now() - make_interval(days => $2)'
      await foyer.sql(`update billing.gateway_notification set ${arrived} where id = $1`, event, days)
      await foyer.platform.jobs.runDue()
      const kept = 'select raw from billing.gateway_notification where id = $1'
      return (await foyer.sql<{ raw: string }>(kept, event))[0]?.raw
    }
    expect(await after(179)).toContain('ada@people.example')
    expect(await after(181)).toBe('')
  })
})
