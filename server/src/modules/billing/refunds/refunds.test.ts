// @module-tag long
import { payOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it, vi } from 'vitest'
import { leaveRefundBegun } from '../../../../test/begun-refund.ts'
import { payInWindow, payOnPage } from '../../../../test/checkouts.ts'
import { advance } from '../../../../test/days.ts'
import { startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { hurryTries } from '../../../../test/jobs.ts'
import { returnsOf } from '../../../../test/ledger.ts'
import { giveOrder, giveRefund } from '../../../../test/licences.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'
import { forgetPlans, letPass, plan, stripe } from '../../../../test/sandbox.ts'
import { postStripe, stripeSignature } from '../../../../test/stripe-hooks.ts'
import type { Settings } from '../../../config.ts'

const foyer = useFoyer()

type Name = 'stripe' | 'cloudpayments' | 'paddle' | 'paypro'

/** An order of 119 euro that was paid through a gateway. Returns its id. */
const paidBy = async (gateway: Name, tenant = 'aurora'): Promise<string> => {
  const olga = await createPerson(foyer, { country: 'DE', tenant })
  const order_id = await giveOrder(foyer, olga, { price: '100' })
  const params = { order_id }
  if (gateway === 'stripe') {
    await olga.client.call(payOrder, { params, body: { gateway, token_id: 'tok_visa' } })
    return order_id
  }
  const settings = await olga.client.ask(setPaymentSettings, { params, body: { gateway } })
  if ('url' in settings) await payOnPage(settings.url)
  else if ('data' in settings) await payInWindow(foyer, settings)
  await vi.waitFor(async () => expect(await booked(order_id)).toHaveLength(1), { timeout: 20_000 })
  return order_id
}

const booked = (orderId: string) =>
  foyer.sql<{ id: string }>('select id from billing.payment where order_id = $1', orderId)

const numberOf = async (orderId: string): Promise<string> => {
  const select = 'select number from billing."order" where id = $1'
  const [row] = await foyer.sql<{ number: string }>(select, orderId)
  return row?.number ?? ''
}

const refundsOf = async (orderId: string): Promise<number[]> =>
  (await returnsOf(foyer, orderId)).map(({ amount }) => amount)

const rowsOf = (orderId: string) =>
  foyer.sql<{ state: string; origin: string; amount: number }>(
    'select state, origin, amount::float8 as amount from billing.refund where order_id = $1 order by created_at',
    orderId,
  )

/** The credit notes on the invoice's page: amount and reason of each. */
const notesOf = async (orderId: string): Promise<readonly (readonly [number, string])[]> => {
  const rows = await foyer.sql<{ total: number; reason: string; refund_id: string | null }>(
    'select total::float8 as total, reason, refund_id from billing.credit_note where order_id = $1 order by number',
    orderId,
  )
  expect(rows.every(({ refund_id }) => refund_id !== null)).toBe(true)
  return rows.map(({ total, reason }) => [total, reason])
}

const refund = (order_id: string, amount?: string) => giveRefund(foyer, order_id, amount)

const settled = () => foyer.platform.jobs.runDue()

describe.each(['stripe', 'cloudpayments', 'paddle', 'paypro'] as const)('a payment through %s', (gateway) => {
  it('BILL-28 is refunded in part, then the rest, and never more; the provider’s own report changes nothing', async () => {
    const order = await paidBy(gateway)
    expect(await refund(order, '19')).toMatchObject({ state: 'succeeded', amount: '19.00', currency: 'EUR' })
    await expect(refund(order, '100.01')).rejects.toThrow('refund_too_large')
    expect(await refund(order)).toMatchObject({ state: 'succeeded', amount: '100.00' })
    await expect(refund(order)).rejects.toThrow('refund_too_large')
    await settled()
    expect(await refundsOf(order)).toEqual([19, 100])
    expect(await rowsOf(order)).toEqual([
      { state: 'succeeded', origin: 'operator', amount: 19 },
      { state: 'succeeded', origin: 'operator', amount: 100 },
    ])
    expect(await notesOf(order)).toEqual([
      [19, 'Returned by the seller'],
      [100, 'Returned by the seller'],
    ])
  })

  it('BILL-28 ten concurrent full refunds: one', async () => {
    const order = await paidBy(gateway)
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => refund(order)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refundsOf(order)).toEqual([119])
    await settled()
    expect(await notesOf(order)).toEqual([[119, 'Returned by the seller']])
  })

  it('BILL-28 an answer that was lost: looked up or reported, returned once', async () => {
    const order = await paidBy(gateway)
    const calls = { stripe: 'POST /v1/refunds', paypro: 'POST /api/Orders/DoRefund' }
    const call = gateway === 'stripe' || gateway === 'paypro' ? calls[gateway] : undefined
    await plan(foyer, gateway, 'drop_answer', { call })
    expect(await refund(order)).toMatchObject({ state: 'unknown' })
    await letPass(foyer, 60)
    await vi.waitFor(async () => expect(await rowsOf(order)).toMatchObject([{ state: 'succeeded' }]), {
      timeout: 20_000,
    })
    expect(await refundsOf(order)).toEqual([119])
    expect(await notesOf(order)).toEqual([[119, 'Returned by the seller']])
  })
})

describe.each(['stripe', 'cloudpayments', 'paddle', 'paypro'] as const)('a refund through %s', (gateway) => {
  it('BILL-28 begun by a process that died before calling: another completes it, however late, and once', async () => {
    const order = await paidBy(gateway)
    await leaveRefundBegun(foyer, order, '19')
    await settled()
    expect(await rowsOf(order)).toEqual([{ state: 'succeeded', origin: 'operator', amount: 19 }])
    expect(await refundsOf(order)).toEqual([19])
    await settled()
    expect(await refundsOf(order)).toEqual([19])
  })
})

it('BILL-28 the log has every amount with its currency, and with no more digits than that has', async () => {
  const order = await paidBy('stripe')
  await refund(order, '19')
  const told = await foyer.sql(
    `select action, coalesce(changes ->> 'amount', changes ->> 'total') as sum, changes ->> 'currency' as currency
     from platform.audit_entry where object_id = $1 and action <> 'order_issued' order by at, id`,
    order,
  )
  expect(told).toEqual([
    { action: 'order_paid', sum: '119.00', currency: 'EUR' },
    { action: 'refund_started', sum: '19.00', currency: 'EUR' },
    { action: 'refunded', sum: '19.00', currency: 'EUR' },
    { action: 'credit_note_issued', sum: '19.00', currency: 'EUR' },
  ])
})

it('BILL-28 a refund without an answer from CloudPayments on an earlier day is found there, and not made twice', async () => {
  const order = await paidBy('cloudpayments')
  const fault = (mode: string, call?: string) => plan(foyer, 'cloudpayments', mode, { call })
  await fault('fail_before', 'POST /payments/refund')
  expect(await refund(order, '19')).toMatchObject({ state: 'unknown' })
  expect(await refundsOf(order)).toEqual([])
  await fault('drop_answer', 'POST /payments/refund')
  await fault('hook_missing')
  await letPass(foyer, 26 * hourSeconds)
  expect(await refundsOf(order)).toEqual([19])
  expect(await rowsOf(order)).toMatchObject([{ state: 'unknown' }])
  await letPass(foyer, 2 * hourSeconds)
  expect(await rowsOf(order)).toMatchObject([{ state: 'succeeded' }])
  expect(await refundsOf(order)).toEqual([19])
})

it('BILL-28 a partial refund whose answer was lost, and which PayPro’s books do not show, is settled by the reported total', async () => {
  const order = await paidBy('paypro')
  await refund(order, '9')
  await settled()
  const fault = (mode: string, call: string, times: number) => plan(foyer, 'paypro', mode, { times, call })
  await fault('sparse', 'POST /api/Orders/GetOrderDetails', 1000)
  await fault('drop_answer', 'POST /api/Orders/DoPartialRefund', 1)
  await fault('hook_late', 'OrderPartiallyRefunded', 1)
  expect(await refund(order, '19')).toMatchObject({ state: 'unknown' })
  await letPass(foyer, 60)
  await vi.waitFor(
    async () => expect(await rowsOf(order)).toMatchObject([{ amount: 9 }, { state: 'succeeded', amount: 19 }]),
    { timeout: 20_000 },
  )
  await forgetPlans(foyer)
  expect(await refundsOf(order)).toEqual([9, 19])
  expect((await notesOf(order)).map(([total]) => total)).toEqual([9, 19])
})

describe.each(['paddle', 'paypro'] as const)(
  'a refund through %s whose answer and whose notification were lost',
  (gateway) => {
    const call = gateway === 'paddle' ? 'POST /2.0/payment/refund' : 'POST /api/Orders/DoPartialRefund'
    const fault = (mode: string, about?: string) => plan(foyer, gateway, mode, { call: about })

    it('BILL-28 it is found in the provider’s books if it was made', async () => {
      const order = await paidBy(gateway)
      await refund(order, '9')
      await settled()
      await fault('drop_answer', call)
      await fault('hook_missing')
      expect(await refund(order, '19')).toMatchObject({ state: 'unknown' })
      await letPass(foyer, 60)
      expect(await rowsOf(order)).toMatchObject([{ state: 'succeeded' }, { state: 'succeeded', amount: 19 }])
      expect(await refundsOf(order)).toEqual([9, 19])
      expect((await notesOf(order)).map(([total]) => total)).toEqual([9, 19])
    })

    it('BILL-28 made in part without an amount in the books, it stays unknown: the vendor’s people are asked to look, once', async () => {
      const order = await paidBy(gateway)
      const looking = gateway === 'paddle' ? 'POST /2.0/order' : 'POST /api/Orders/GetOrderDetails'
      await plan(foyer, gateway, 'sparse', { times: 1000, call: looking })
      await fault('drop_answer', call)
      await fault('hook_missing')
      expect(await refund(order, '19')).toMatchObject({ state: 'unknown' })
      const letters = async () => {
        const number = await numberOf(order)
        const mails = await mailsTo(foyer, 'finance@aurora.example')
        return mails.filter(({ subject }) => subject === `Refund unclear: invoice ${number}`)
      }
      for (let day = 0; day < 6; day += 1) await letPass(foyer, 86_400)
      expect(await letters()).toEqual([])
      for (let day = 0; day < 3; day += 1) await letPass(foyer, 86_400)
      expect(await rowsOf(order)).toMatchObject([{ state: 'unknown' }])
      expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining('€19.00')])
      await forgetPlans(foyer)
      await letPass(foyer, 86_400)
      expect(await rowsOf(order)).toMatchObject([{ state: 'succeeded' }])
    })

    it('BILL-27 made in part without an amount in the books, it is no difference to ours', async () => {
      const order = await paidBy(gateway)
      await refund(order, '19')
      await settled()
      const listing = gateway === 'paddle' ? 'POST /2.0/product' : 'POST /api/Orders/GetList'
      await plan(foyer, gateway, 'sparse', { times: 1000, call: listing })
      await letPass(foyer, 2 * daySeconds)
      const found = await foyer.modules.billing.discrepancies('aurora')
      expect(found.filter(({ order_id }) => order_id === order)).toEqual([])
      await forgetPlans(foyer)
    })

    it('BILL-28 never made, it fails after a week: the vendor’s people are notified and can make it again', async () => {
      const order = await paidBy(gateway)
      await fault('fail_before', call)
      expect(await refund(order, '19')).toMatchObject({ state: 'unknown' })
      for (let day = 0; day < 6; day += 1) await letPass(foyer, 86_400)
      expect(await rowsOf(order)).toMatchObject([{ state: 'unknown' }])
      for (let day = 0; day < 2; day += 1) await letPass(foyer, 86_400)
      expect(await rowsOf(order)).toMatchObject([{ state: 'failed' }])
      const number = await numberOf(order)
      const mails = await mailsTo(foyer, 'finance@aurora.example')
      expect(mails.filter(({ subject }) => subject === `Refund refused: invoice ${number}`)).toHaveLength(1)
      expect(await refund(order)).toMatchObject({ state: 'succeeded', amount: '119.00' })
      expect(await refundsOf(order)).toEqual([119])
    })
  },
)

it('BILL-28 a refund that the gateway refuses: the vendor’s people are notified, with its message', async () => {
  const order = await paidBy('stripe')
  const hide = (transaction: string) =>
    foyer.sql<{ was: string; number: string }>(
      `update billing.payment one set transaction_id = $2 from billing.payment before where one.order_id = $1 and before.id = one.id
        returning before.transaction_id as was, (select number from billing."order" where id = one.order_id) as number`,
      order,
      transaction,
    )
  const [hidden] = await hide('pi_of_another_account')
  expect(await refund(order)).toMatchObject({ state: 'failed' })
  await hide(hidden?.was ?? '')
  const mails = await mailsTo(foyer, 'finance@aurora.example')
  const told = mails.filter(({ subject }) => subject === `Refund refused: invoice ${hidden?.number}`)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('€119.00')
  expect(told[0]?.text).toContain('resource_missing')
  expect(await notesOf(order)).toEqual([])
})

it('BILL-28 a refund through a gateway that was removed from the configuration fails: the vendor’s people are notified', async () => {
  const order = await paidBy('stripe')
  const withoutStripe = ({ brands: { aurora, ...others }, ...settings }: Settings): Settings => {
    if (aurora === undefined) throw new Error('the demo has no aurora')
    const { stripe: _, ...gateways } = aurora.gateways
    return { ...settings, brands: { ...others, aurora: { ...aurora, gateways } } }
  }
  const later = await startFoyer({ environment: { DATABASE_URL: foyer.database_url }, adjust: withoutStripe })
  try {
    expect(await giveRefund(later, order)).toMatchObject({ state: 'failed' })
  } finally {
    await later.close()
  }
  const number = await numberOf(order)
  await vi.waitFor(
    async () => {
      // Mails that the other server had begun to send when it stopped are sent again.
      await hurryTries(foyer.database_url)
      const mails = await mailsTo(foyer, 'finance@aurora.example')
      const told = mails.filter(({ subject }) => subject === `Refund refused: invoice ${number}`)
      expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('not set up any more')])
    },
    { timeout: 20_000 },
  )
  expect(await refundsOf(order)).toEqual([])
})

/** A refund that began while PayPro did not answer, so it was never requested. PayPro answers again. */
const waitingRefund = async (): Promise<string> => {
  const order = await paidBy('paypro')
  await plan(foyer, 'paypro', 'garbage', { times: 12, call: 'POST /api/Orders/GetList' })
  // Each is requested once.
  for (let round = 0; round < 12; round += 1) await foyer.modules.billing.reconcile('aurora')
  await forgetPlans(foyer)
  expect(await refund(order)).toMatchObject({ state: 'started' })
  expect(await refundsOf(order)).toEqual([])
  return order
}

it('BILL-28 a refund through a gateway that has stopped answering waits until it answers again', async () => {
  const order = await waitingRefund()
  await letPass(foyer, 60)
  expect(await rowsOf(order)).toMatchObject([{ state: 'succeeded' }])
  expect(await refundsOf(order)).toEqual([119])
})

it('BILL-28 a waiting refund is not sent once the bank begins to take the money back: it would be returned twice', async () => {
  const order = await waitingRefund()
  await foyer.sql(
    `insert into billing.dispute (id, tenant, order_id, account_id, payment_id, gateway, reference, amount, currency, state, opened_at)
     select gen_random_uuid(), o.tenant, o.id, o.account_id, p.id, p.gateway, 'dispute-' || o.id, p.amount, p.currency, 'opened', now()
     from billing.payment p join billing."order" o on o.id = p.order_id where o.id = $1`,
    order,
  )
  await letPass(foyer, 60)
  expect(await rowsOf(order)).toMatchObject([{ state: 'failed' }])
  expect(await refundsOf(order)).toEqual([])
})

it('BILL-27, BILL-28 a waiting refund is not sent once the bank took the money; the bank’s amount is recorded then', async () => {
  const order = await waitingRefund()
  await foyer.sql(
    `insert into billing.dispute (id, tenant, order_id, account_id, payment_id, gateway, reference, amount, currency, state, opened_at, closed_at)
     select gen_random_uuid(), o.tenant, o.id, o.account_id, p.id, p.gateway, 'dispute-' || o.id, p.amount, p.currency, 'lost', now(), now()
     from billing.payment p join billing."order" o on o.id = p.order_id where o.id = $1`,
    order,
  )
  await letPass(foyer, 60)
  expect(await rowsOf(order)).toMatchObject([
    { state: 'failed', origin: 'operator' },
    { state: 'succeeded', origin: 'dispute', amount: 119 },
  ])
  expect(await refundsOf(order)).toEqual([])
  expect(await notesOf(order)).toEqual([[119, 'Taken back by the bank']])
})

describe.each([
  ['paddle', '/2.0/payment/refund', { vendor_id: '12345', vendor_auth_code: 'pdl_demo_code' }],
  ['paypro', '/api/Orders/DoRefund', { vendorAccountId: 54_321, apiSecretKey: 'pp_demo_api_key' }],
] as const)('a payment on the page of %s', (gateway, path, vendor) => {
  it('S6, BILL-27 that was refunded before we heard of it: paid, and the money is known to be returned', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const order_id = await giveOrder(foyer, olga, { price: '100' })
    await plan(foyer, gateway, 'hook_missing')
    const settings = await olga.client.ask(setPaymentSettings, { params: { order_id }, body: { gateway } })
    if (!('url' in settings)) throw new Error('no page')
    await payOnPage(settings.url)
    const [sale] = await foyer.sql<{ id: string }>(
      `select id::text from sandbox.sale where gateway = $1 order by id desc limit 1`,
      gateway,
    )
    const id = sale?.id ?? ''
    const wish =
      gateway === 'paddle'
        ? { ...vendor, order_id: `${id}-${id}`, amount: '119.00', reason: 'goodwill' }
        : { ...vendor, orderIds: [Number(id)], refundReason: 'goodwill' }
    const body = gateway === 'paddle' ? new URLSearchParams(wish as Record<string, string>) : JSON.stringify(wish)
    const headers = gateway === 'paypro' ? { 'content-type': 'application/json' } : {}
    const answer = await fetch(`${foyer.url}/sandbox/${gateway}${path}`, { method: 'POST', body, headers })
    expect(await answer.json()).toMatchObject(gateway === 'paddle' ? { success: true } : { isSuccess: true })
    await settled()
    expect(await booked(order_id)).toEqual([])
    await foyer.sql(
      `update sandbox.notification set state = 'pending' where gateway = $1 and state = 'withheld'`,
      gateway,
    )
    await vi.waitFor(
      async () => {
        await hurryTries(foyer.database_url)
        await settled()
        expect(await rowsOf(order_id)).toEqual([{ state: 'succeeded', origin: 'gateway', amount: 119 }])
      },
      { timeout: 20_000 },
    )
    expect(await booked(order_id)).toHaveLength(1)
    expect((await notesOf(order_id)).map(([total]) => total)).toEqual([119])
  })
})

describe('events at the provider', () => {
  const intentOf = async (orderId: string): Promise<string> => {
    const [row] = await foyer.sql<{ transaction_id: string }>(
      'select transaction_id from billing.payment where order_id = $1',
      orderId,
    )
    return row?.transaction_id ?? ''
  }

  it('BILL-27 a refund made there is recorded', async () => {
    const order = await paidBy('stripe')
    await stripe(foyer, 'refunds', { payment_intent: await intentOf(order), amount: '1900' })
    await vi.waitFor(
      async () => expect(await rowsOf(order)).toEqual([{ state: 'succeeded', origin: 'gateway', amount: 19 }]),
      { timeout: 20_000 },
    )
    await expect(refund(order, '100.01')).rejects.toThrow('refund_too_large')
    expect(await notesOf(order)).toEqual([[19, 'Returned by the payment provider']])
  })

  it('BILL-28 a refund that the customer’s bank returns: the credit note stays, the vendor’s people are notified once', async () => {
    const order = await paidBy('stripe')
    const { id: refund_id } = await refund(order, '19')
    const [row] = await foyer.sql<{ gateway_ref: string; number: string }>(
      `select gateway_ref, (select number from billing."order" where id = order_id) as number from billing.refund where id = $1`,
      refund_id,
    )
    const told = { id: row?.gateway_ref, object: 'refund', payment_intent: await intentOf(order), amount: 1900 }
    const failed = { ...told, currency: 'eur', failure_reason: 'expired_or_canceled_card', metadata: { refund_id } }
    const event = { id: `evt_${refund_id}`, type: 'refund.failed', livemode: false, data: { object: failed } }
    const body = JSON.stringify({ ...event, object: 'event' })
    for (let time = 0; time < 2; time += 1)
      expect((await postStripe(foyer, body, stripeSignature(foyer, body))).status).toBe(200)
    await settled()
    expect(await rowsOf(order)).toMatchObject([{ state: 'succeeded' }])
    expect(await notesOf(order)).toEqual([[19, 'Returned by the seller']])
    const mails = await mailsTo(foyer, 'finance@aurora.example')
    const letters = mails.filter(({ subject }) => subject === `Refund came back: invoice ${row?.number}`)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('€19.00')
    expect(letters[0]?.text).toContain('expired_or_canceled_card')
  })

  it('BILL-27 reconciliation finds a payment missing here, one missing there, another amount and another refund', async () => {
    const orders = await Promise.all([paidBy('stripe'), paidBy('stripe'), paidBy('stripe')])
    const [gone, dearer, returned] = orders
    await stripe(foyer, 'payment_intents', {
      amount: '777',
      currency: 'eur',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'allowed_payment_method_types[0]': 'card',
    })
    const change = (text: string, id: string) => foyer.sql(text, id)
    await change(`update billing.payment set transaction_id = 'pi_gone' where order_id = $1`, gone)
    await change(`update billing.payment set amount = amount + 1 where order_id = $1`, dearer)
    await plan(foyer, 'stripe', 'hook_missing')
    await stripe(foyer, 'refunds', { payment_intent: await intentOf(returned), amount: '500' })
    advance(foyer, 2 * dayMs)
    await foyer.modules.billing.reconcile('aurora')
    // Days have passed above, so the refunds that Paddle and PayPro did not report were compared as well.
    const atStripe = async () =>
      (await foyer.modules.billing.discrepancies('aurora')).filter(({ gateway }) => gateway === 'stripe')
    const found = await atStripe()
    const kinds = found.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))
    expect(kinds).toEqual(['missing_capture', 'other_amount', 'other_refund', 'unknown_capture', 'unknown_capture'])
    const told = async (): Promise<string[]> =>
      (await mailsTo(foyer, 'finance@aurora.example'))
        .map(({ subject }) => subject)
        .filter((subject) => subject.startsWith('Books differ at Stripe'))
    expect(await told()).toEqual([`Books differ at Stripe: ${found.length}`])
    await foyer.modules.billing.reconcile('aurora')
    expect(await atStripe()).toHaveLength(found.length)
    expect(await told()).toHaveLength(1)
  })

  it('BILL-27 a refund made there without a notification is found in its books, however old the payment is', async () => {
    const order = await paidBy('stripe')
    const { billing } = foyer.modules
    const pass = async (days: number) => {
      advance(foyer, days * dayMs)
      await billing.reconcile('aurora')
    }
    await pass(5)
    await plan(foyer, 'stripe', 'hook_missing')
    await stripe(foyer, 'refunds', { payment_intent: await intentOf(order), amount: '500' })
    await pass(1)
    const found = (await billing.discrepancies('aurora')).filter(({ order_id }) => order_id === order)
    expect(found.map(({ kind, ours, theirs }) => [kind, Number(ours), Number(theirs)])).toEqual([
      ['other_refund', 0, 5],
    ])
  })

  it('BILL-27 of two brands with one account at the provider, each reports only what neither knows', async () => {
    const order = await paidBy('stripe', 'sever')
    const [ours, intent] = [await paidBy('stripe'), await intentOf(order)]
    const lost = await intentOf(ours)
    await foyer.sql(`update billing.payment set transaction_id = 'pi_mistyped' where order_id = $1`, ours)
    advance(foyer, dayMs)
    const { billing } = foyer.modules
    const unknownTo = async (tenant: string): Promise<string[]> => {
      await billing.reconcile(tenant)
      return (await billing.discrepancies(tenant)).map(({ transaction_id }) => transaction_id)
    }
    for (const tenant of ['aurora', 'sever']) {
      const unknown = await unknownTo(tenant)
      expect(unknown).toContain(lost)
      expect(unknown).not.toContain(intent)
    }
  })

  it('BILL-27 a settled difference that changes is reported again; an unchanged one is not', async () => {
    const { billing } = foyer.modules
    const order = await paidBy('stripe')
    const change = (amount: string) =>
      foyer.sql(`update billing.payment set amount = ${amount} where order_id = $1`, order)
    const open = async () => {
      await billing.reconcile('aurora')
      return (await billing.discrepancies('aurora')).filter(({ order_id }) => order_id === order)
    }
    const settle = () =>
      foyer.sql(
        `update billing.discrepancy set resolved_at = now(), resolved_by = 'operator:a', resolution = 'seen' where order_id = $1`,
        order,
      )
    await change('amount + 1')
    advance(foyer, dayMs)
    expect(await open()).toHaveLength(1)
    await settle()
    expect(await open()).toEqual([])
    await change('amount + 1')
    expect(await open()).toHaveLength(1)
    await change('amount - 2')
    expect(await open()).toEqual([])
    await change('amount + 2')
    expect(await open()).toHaveLength(1)
  })

  it('BILL-27 reconciliation continues from the last compared day, after any pause up to 35 days', async () => {
    const { billing } = foyer.modules
    const unknownAfter = async (days: number): Promise<boolean> => {
      await billing.reconcile('aurora')
      const { id } = await stripe(foyer, 'payment_intents', {
        amount: '778',
        currency: 'eur',
        confirm: 'true',
        payment_method: 'pm_card_visa',
        'allowed_payment_method_types[0]': 'card',
      })
      advance(foyer, days * dayMs)
      await billing.reconcile('aurora')
      return (await billing.discrepancies('aurora')).some(({ transaction_id }) => transaction_id === id)
    }
    expect(await unknownAfter(7)).toBe(true)
    expect(await unknownAfter(35)).toBe(true)
    expect(await unknownAfter(38)).toBe(false)
  })
})
