import { randomUUID } from 'node:crypto'
import {
  getOrder,
  listPaymentGateways,
  listPaymentMethods,
  listPayments,
  payOrder,
  setPaymentSettings,
  verifyCard,
} from '@foyer/contract/billing/endpoints.ts'
import { cancelStaffOrder, getStaffOrder } from '@foyer/contract/operator/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it, vi } from 'vitest'
import { answerBank, openWindow, payInWindow, payOnPage } from '../../../../test/checkouts.ts'
import { advance } from '../../../../test/days.ts'
import { startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { capturesOf, returnsOf } from '../../../../test/ledger.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { forgetPlans, plan } from '../../../../test/sandbox.ts'
import { cloudPaymentsHmac, formOf, paddleAlert, payProNotification } from '../../../../test/signed-notifications.ts'
import type { Settings } from '../../../config.ts'

const foyer = useFoyer()

interface Owing {
  readonly olga: Person
  readonly order_id: string
}

/** Someone who owes 119 euro. */
const owe = async (): Promise<Owing> => {
  const olga = await createPerson(foyer, { country: 'DE' })
  return { olga, order_id: await giveOrder(foyer, olga, { price: '100' }) }
}

const settings = ({ olga, order_id }: Owing, gateway: 'cloudpayments' | 'paddle' | 'paypro') =>
  olga.client.ask(setPaymentSettings, { params: { order_id }, body: { gateway } })

const pageOf = async (owing: Owing, gateway: 'paddle' | 'paypro'): Promise<string> => {
  const answer = await settings(owing, gateway)
  if (!('url' in answer)) throw new Error('no page')
  return answer.url
}

const windowOf = async (owing: Owing) => {
  const answer = await settings(owing, 'cloudpayments')
  if (!('data' in answer)) throw new Error('no window')
  return answer
}

/** Saves a card at CloudPayments. Returns its id. */
const keepCard = async ({ olga }: Owing): Promise<string> => {
  await payInWindow(foyer, await olga.client.ask(verifyCard, { body: { gateway: 'cloudpayments' } }))
  return vi.waitFor(async () => {
    const [card] = (await olga.client.ask(listPaymentMethods, { query: {} })).payment_methods
    if (card === undefined) throw new Error('no card yet')
    return card.id
  }, 20_000)
}

const read = ({ olga, order_id }: Owing) => olga.client.ask(getOrder, { params: { id: order_id } })

const isPaid = (owing: Owing) =>
  vi.waitFor(async () => expect((await read(owing)).paid_at).not.toBeNull(), { timeout: 20_000, interval: 100 })

const settled = () => foyer.platform.jobs.runDue()

const paymentsOf = async ({ olga, order_id }: Owing) =>
  (await olga.client.ask(listPayments, { query: {} })).payments.filter((payment) => payment.order_id === order_id)

it('API-42, BILL-17 every gateway of the brand is offered, with what its script needs', async () => {
  const { olga } = await owe()
  expect((await olga.client.ask(listPaymentGateways)).payment_gateways).toEqual([
    { gateway: 'stripe', public_key: 'pk_test_demo', script_url: '/sandbox/stripe/stripe.js' },
    { gateway: 'cloudpayments', public_id: 'pk_demo', script_url: '/sandbox/cloudpayments/widget.js' },
    { gateway: 'paddle', vendor_id: '12345', renews: ['monthly', 'quarterly', 'semiannually', 'annually'] },
    { gateway: 'paypro' },
    { gateway: 'bank_transfer' },
  ])
})

describe('Paddle and PayPro', { tags: ['long'] }, () => {
  describe.each(['paddle', 'paypro'] as const)('%s', (gateway) => {
    it('BILL-25, API-28, BILL-28 its page takes the money, its notification pays the order, and the customer is sent back', async () => {
      const owing = await owe()
      const back = await payOnPage(await pageOf(owing, gateway))
      expect(back).toBe(`${foyer.url}/invoices/${owing.order_id}?from=${gateway}`)
      await isPaid(owing)
      expect(await capturesOf(foyer, owing.order_id)).toMatchObject([{ gateway, amount: 119, currency: 'EUR' }])
      expect(await paymentsOf(owing)).toMatchObject([{ gateway, amount: 119, currency: 'EUR' }])
      expect(
        await owing.olga.client.refusal(setPaymentSettings, {
          params: { order_id: owing.order_id },
          body: { gateway },
        }),
      ).toMatchObject({ status: 409, code: 'already_paid' })
    })

    it('BILL-27 paid after the order was cancelled: the money is returned, and the vendor’s people are told that it was cancelled', async () => {
      const owing = await owe()
      const { olga, order_id: id } = owing
      const url = await pageOf(owing, gateway)
      const { client } = await createStaff(foyer)
      await client.ask(cancelStaffOrder, { params: { id }, body: { reason: 'ordered by mistake' } })
      await payOnPage(url)
      await vi.waitFor(async () => expect(await returnsOf(foyer, id)).toMatchObject([{ gateway, amount: 119 }]), 20_000)
      const { number } = await read(owing)
      const letters = async (to: string) => (await mailsTo(foyer, to)).filter(({ text }) => text.includes(number))
      const [told, ...more] = (await letters('finance@aurora.example')).map(({ text }) => text)
      expect(more).toEqual([])
      expect(told).toContain('captured an order that was cancelled')
      expect(told).not.toContain('already paid')
      const { refunds } = await client.ask(getStaffOrder, { params: { id } })
      expect(refunds).toMatchObject([{ origin: 'surplus', reason: 'captured after the order was cancelled' }])
      expect((await letters(olga.email)).map(({ subject }) => subject)).toContain(
        'An extra payment is on its way back to you',
      )
    })

    it('API-28 two requests get the same page', async () => {
      const owing = await owe()
      expect(await pageOf(owing, gateway)).toBe(await pageOf(owing, gateway))
    })

    it('BILL-28 a declined card takes nothing and is reported; another one pays', async () => {
      const owing = await owe()
      const url = await pageOf(owing, gateway)
      expect(await payOnPage(url, '4000 0566 5566 5556')).toBeNull()
      await settled()
      expect((await read(owing)).paid_at).toBeNull()
      // PayPro's address carries the whole checkout; Paddle's only names it.
      await payOnPage(url)
      await isPaid(owing)
      expect(await capturesOf(foyer, owing.order_id)).toHaveLength(1)
    })

    it.each(['hook_late', 'hook_twice', 'hook_reordered', 'hook_forged'])('BILL-27 %s: one payment', async (mode) => {
      const owing = await owe()
      await plan(foyer, gateway, mode, { delay_ms: 1000 })
      await payOnPage(await pageOf(owing, gateway))
      await isPaid(owing)
      await settled()
      expect(await paymentsOf(owing)).toHaveLength(1)
    })

    it('BILL-27 a notification that never arrives: the janitor asks', async () => {
      const owing = await owe()
      await plan(foyer, gateway, 'hook_missing')
      await payOnPage(await pageOf(owing, gateway))
      advance(foyer, 60_000)
      await settled()
      expect((await read(owing)).paid_at).not.toBeNull()
      expect(await paymentsOf(owing)).toHaveLength(1)
    })

    it('BILL-30 paid on the page after it was paid by card: the second capture is returned automatically', async () => {
      const owing = await owe()
      const { olga, order_id } = owing
      const url = await pageOf(owing, gateway)
      const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
      expect((await olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(200)
      await payOnPage(url)
      await vi.waitFor(async () => expect(await returnsOf(foyer, order_id)).toMatchObject([{ gateway, amount: 119 }]), {
        timeout: 20_000,
      })
      expect(await paymentsOf(owing)).toMatchObject([{ gateway: 'stripe' }])
      const text = 'An extra payment of €119.00 was returned the way it was paid'
      await vi.waitFor(async () => {
        const { history, credit_notes } = await read(owing)
        expect([history.at(-1), credit_notes]).toEqual([{ at: expect.any(String), kind: 'returned', text }, []])
      }, 20_000)
      await vi.waitFor(
        async () => expect(await subjectsTo(foyer, olga.email)).toContain('An extra payment is on its way back to you'),
        20_000,
      )
    })

    it('BILL-30 a returned capture is not queried again: it is reported once, whatever the gateway repeats', async () => {
      const owing = await owe()
      const { olga, order_id } = owing
      const url = await pageOf(owing, gateway)
      const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
      await olga.client.ask(payOrder, { params: { order_id }, body })
      await plan(foyer, gateway, 'hook_twice')
      await payOnPage(url)
      const states = `select state from billing.checkout where order_id = $1 and gateway = $2`
      await vi.waitFor(
        async () => expect(await foyer.sql(states, order_id, gateway)).toEqual([{ state: 'done' }]),
        20_000,
      )
      const alarms = `select 1 from platform.audit_entry where object_id = $1 and action = 'payment_questioned'`
      expect(await foyer.sql(alarms, order_id)).toHaveLength(1)
    })

    it('BILL-27, BILL-30 refused on the page, paid otherwise, and paid on the page after all: the excess is returned, and its notifications do not wait', async () => {
      const owing = await owe()
      const { olga, order_id } = owing
      const url = await pageOf(owing, gateway)
      await payOnPage(url, '4000 0566 5566 5556')
      await settled()
      const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
      await olga.client.ask(payOrder, { params: { order_id }, body })
      await payOnPage(url)
      const told = `select n.type, n.applied_at is not null as applied from billing.gateway_notification n join billing.checkout c
        on c.order_id = $1 and (n.raw like '%' || c.id || '%' or n.raw like '%' || c.order_id || '%') where n.gateway = $2`
      await vi.waitFor(async () => {
        await settled()
        expect(await returnsOf(foyer, order_id)).toMatchObject([{ gateway, amount: 119 }])
        const news = await foyer.sql<{ type: string; applied: boolean }>(told, order_id, gateway)
        expect(news.filter(({ type }) => /refund/i.test(type))).toHaveLength(1)
        expect(news.filter(({ applied }) => !applied)).toEqual([])
      }, 20_000)
    })
  })

  it('BILL-10, BILL-28 Paddle does not report how it was paid: the history names Paddle, to customer and staff, and no card', async () => {
    const owing = await owe()
    await payOnPage(await pageOf(owing, 'paddle'))
    await isPaid(owing)
    const { olga, order_id: id } = owing
    expect((await read(owing)).history.at(-1)?.text).toBe('Paid with Paddle')
    const inRussian = await olga.client.ask(getOrder, { params: { id }, headers: { 'accept-language': 'ru' } })
    expect(inRussian.history.at(-1)?.text).toBe('Оплачено через Paddle')
    const { client } = await createStaff(foyer)
    const asStaffSee = await client.ask(getStaffOrder, { params: { id } })
    expect(asStaffSee.history.at(-1)?.text).toBe('Paid with Paddle')
  })

  it('BILL-30 PayPro’s page is paid twice, as in two tabs: the second capture is returned automatically, and reported once', async () => {
    const owing = await owe()
    const { order_id } = owing
    const url = await pageOf(owing, 'paypro')
    await payOnPage(url)
    await isPaid(owing)
    await payOnPage(url)
    const [first, second] = await capturesOf(foyer, order_id)
    expect(second).toMatchObject({ gateway: 'paypro', amount: 119 })
    await vi.waitFor(
      async () => expect(await returnsOf(foyer, order_id)).toMatchObject([{ gateway: 'paypro', amount: 119 }]),
      20_000,
    )
    expect(first).not.toEqual(second)
    expect(await paymentsOf(owing)).toHaveLength(1)
    const alarms = `select 1 from platform.audit_entry where object_id = $1 and action = 'payment_questioned'`
    expect(await foyer.sql(alarms, order_id)).toHaveLength(1)
    const { number } = await read(owing)
    const letters = async () =>
      (await mailsTo(foyer, 'finance@aurora.example')).filter(
        ({ subject }) => subject === `Payment to review: invoice ${number}`,
      )
    expect(await letters()).toHaveLength(1)
    await payOnPage(url)
    await vi.waitFor(async () => expect(await letters()).toHaveLength(2), 20_000)
  })

  it('BILL-25 a provider that does not answer is 502, and the next attempt works', async () => {
    const owing = await owe()
    await plan(foyer, 'paddle', 'garbage')
    const { olga, order_id } = owing
    const asked = { params: { order_id }, body: { gateway: 'paddle' } } as const
    expect(await olga.client.refusal(setPaymentSettings, asked)).toMatchObject({ status: 502, code: 'gateway_error' })
    await payOnPage(await pageOf(owing, 'paddle'))
    await isPaid(owing)
  })
})

describe('CloudPayments’ window', () => {
  it('BILL-23, BILL-27, BILL-28 works with the given settings; after the check and the notification, the order is paid', async () => {
    const owing = await owe()
    const charge = await windowOf(owing)
    expect(charge).toMatchObject({ amount: 119, currency: 'EUR', data: { accountId: owing.olga.account.id } })
    expect(await payInWindow(foyer, charge)).toContain('data-outcome="success"')
    await isPaid(owing)
    expect(await capturesOf(foyer, owing.order_id)).toMatchObject([
      { gateway: 'cloudpayments', amount: 119, currency: 'EUR' },
    ])
    expect((await read(owing)).history.at(-1)).toMatchObject({ kind: 'paid', text: 'Paid with •••• 3055' })
  })

  it.each([
    ['4000 0566 5566 5556', 'insufficient_funds'],
    ['4012 8888 8888 1881', 'insufficient_funds'],
  ])('BILL-28 %s is refused as %s, and another card pays', async (number, reason) => {
    const owing = await owe()
    expect(await payInWindow(foyer, await windowOf(owing), number)).toContain('data-outcome="declined"')
    await vi.waitFor(async () => expect((await read(owing)).payment?.failure_code).toBe(reason), { timeout: 20_000 })
    await payInWindow(foyer, await windowOf(owing))
    await isPaid(owing)
    expect(await capturesOf(foyer, owing.order_id)).toHaveLength(1)
  })

  it.each([
    ['and reports it', 'paid'],
    ['without reporting it', 'looked for'],
  ])('BILL-28 it refuses a card, and accepts another one in the same window %s: paid, once', async (_, how) => {
    const owing = await owe()
    const pay = await openWindow(foyer, await windowOf(owing))
    expect(await pay('4000 0566 5566 5556')).toContain('data-outcome="declined"')
    const failed = 'insufficient_funds'
    await vi.waitFor(async () => expect((await read(owing)).payment?.failure_code).toBe(failed), { timeout: 20_000 })
    if (how === 'looked for') await plan(foyer, 'cloudpayments', 'hook_missing')
    expect(await pay()).toContain('data-outcome="success"')
    if (how === 'looked for') {
      advance(foyer, 60_000)
      await settled()
    }
    await isPaid(owing)
    expect(await capturesOf(foyer, owing.order_id)).toHaveLength(1)
    const { history } = await read(owing)
    expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['attempt_failed', 'paid'])
  })

  /** Enters a declined card that many times, each once the previous decline was reported. */
  const typeDeclined = async (owing: Owing, pay: (number?: string) => Promise<string>, times: number) => {
    for (let told = 1; told <= times; told += 1) {
      expect(await pay('4000 0566 5566 5556')).toContain('data-outcome="declined"')
      await vi.waitFor(
        async () => {
          const { payment, history } = await read(owing)
          expect(payment?.state).toBe('failed')
          expect(history.filter(({ kind }) => kind === 'attempt_failed')).toHaveLength(told)
        },
        { timeout: 20_000 },
      )
    }
  }

  it('BILL-28 it refuses several cards in the same window: each is reported, and the invoice stays open', async () => {
    const owing = await owe()
    await typeDeclined(owing, await openWindow(foyer, await windowOf(owing)), 2)
    const { olga, order_id } = owing
    const byStripe = { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } } as const
    expect((await olga.client.call(payOrder, byStripe)).status).toBe(200)
  })

  describe('left at the page of the bank', () => {
    /** A card whose bank asks its holder before it pays. */
    const asking = '4242 4242 4242 4242'
    const pass = async (ms: number): Promise<void> => {
      const { clock } = foyer.platform
      clock.offset_ms += ms
      await settled()
      clock.offset_ms -= ms
    }
    const leave = async () => {
      const owing = await owe()
      const type = await openWindow(foyer, await windowOf(owing))
      const bank = await type(asking)
      expect(bank).toContain('value="confirm"')
      expect((await read(owing)).payment?.state).toBe('unknown')
      return { owing, type, bank }
    }

    it('BILL-27, BILL-30 it does not reserve the invoice: another card pays, and a later payment there is returned', async () => {
      const { owing, bank } = await leave()
      await pass(31_000)
      expect((await read(owing)).payment?.state).toBe('requires_action')
      const { olga, order_id } = owing
      const byStripe = { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } } as const
      expect((await olga.client.call(payOrder, byStripe)).status).toBe(200)
      expect(await answerBank(foyer, bank)).toContain('data-outcome="success"')
      const back = [{ gateway: 'cloudpayments', amount: 119 }]
      await vi.waitFor(async () => expect(await returnsOf(foyer, order_id)).toMatchObject(back), { timeout: 20_000 })
      expect(await paymentsOf(owing)).toMatchObject([{ gateway: 'stripe' }])
    })

    it.each([
      ['pays it', 0],
      ['is returned if it was cancelled by then', 1],
    ])(
      'BILL-27, BILL-30 a quarter of an hour later the answer is no longer awaited: the invoice is open again, and a late answer %s',
      async (_, refunds) => {
        const { owing, bank } = await leave()
        const { client } = await createStaff(foyer)
        const giveUp = { params: { id: owing.order_id }, body: { reason: 'ordered by mistake' } }
        expect(await client.refusal(cancelStaffOrder, giveUp)).toMatchObject({ code: 'payment_in_progress' })
        await pass(15 * minuteMs + 1_000)
        const expired = { state: 'failed', failure_code: 'authentication_expired' }
        expect((await read(owing)).payment).toMatchObject(expired)
        if (refunds === 1) await client.ask(cancelStaffOrder, giveUp)
        await answerBank(foyer, bank)
        if (refunds === 0) await isPaid(owing)
        await vi.waitFor(async () => expect(await returnsOf(foyer, owing.order_id)).toHaveLength(refunds), {
          timeout: 20_000,
        })
        expect(await capturesOf(foyer, owing.order_id)).toHaveLength(1)
      },
    )

    it('BILL-27, BILL-30 another card in the same window, or in a newly opened one, pays at once', async () => {
      for (const isAnew of [false, true]) {
        const { owing, type } = await leave()
        const next = isAnew ? await openWindow(foyer, await windowOf(owing)) : type
        expect(await next()).toContain('data-outcome="success"')
        await isPaid(owing)
        expect(await capturesOf(foyer, owing.order_id)).toHaveLength(1)
        const { history } = await read(owing)
        expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['attempt_failed', 'paid'])
      }
    })

    it('BILL-30 once its bank was answered, no other card in another window pays as well, reported or not', async () => {
      const { owing, bank } = await leave()
      await plan(foyer, 'cloudpayments', 'hook_missing')
      await answerBank(foyer, bank)
      const { olga, order_id } = owing
      const charge = { ...(await windowOf(owing)) }
      expect(await payInWindow(foyer, charge)).toContain('data-outcome="refused"')
      await isPaid(owing)
      expect(await capturesOf(foyer, order_id)).toHaveLength(1)
      expect(
        await olga.client.refusal(payOrder, {
          params: { order_id },
          body: { gateway: 'stripe', token_id: 'tok_visa' },
        }),
      ).toMatchObject({ code: 'already_paid' })
    })
  })

  it('BILL-30 only one of two windows of an invoice may take the money', async () => {
    const owing = await owe()
    const charge = await windowOf(owing)
    const ends = await Promise.all([payInWindow(foyer, charge), payInWindow(foyer, charge)])
    expect(ends.filter((html) => html.includes('data-outcome="success"'))).toHaveLength(1)
    await isPaid(owing)
    expect(await capturesOf(foyer, owing.order_id)).toHaveLength(1)
  })

  it('BILL-30 a paid invoice is not charged again: the window is refused', async () => {
    const owing = await owe()
    const charge = await windowOf(owing)
    const { olga, order_id } = owing
    await olga.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    expect(await payInWindow(foyer, charge)).toContain('data-outcome="refused"')
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it.each(['hook_late', 'hook_twice', 'hook_missing'])('BILL-27 %s: paid once', async (mode) => {
    const owing = await owe()
    await plan(foyer, 'cloudpayments', mode, { delay_ms: 1000 })
    await payInWindow(foyer, await windowOf(owing))
    advance(foyer, 60_000)
    await settled()
    await isPaid(owing)
    expect(await paymentsOf(owing)).toHaveLength(1)
  })

  it('BILL-36, BILL-37 a card is saved with a charge of ten roubles that is returned; it pays the next invoice', async () => {
    const owing = await owe()
    const { olga, order_id } = owing
    const charge = await olga.client.ask(verifyCard, { body: { gateway: 'cloudpayments' } })
    expect(charge).toMatchObject({ gateway: 'cloudpayments', amount: 10, currency: 'RUB' })
    await payInWindow(foyer, charge)
    const [card] = await vi.waitFor(
      async () => {
        const { payment_methods } = await olga.client.ask(listPaymentMethods, { query: {} })
        expect(payment_methods).toHaveLength(1)
        return payment_methods
      },
      { timeout: 20_000 },
    )
    expect(card).toMatchObject({
      gateway: 'cloudpayments',
      card_first_six: '400000',
      card_last_four: '3055',
      card_exp_date: '12/34',
      default: true,
    })
    await vi.waitFor(
      async () => {
        const rows = await foyer.sql(`select state from billing.refund where account_id = $1`, olga.account.id)
        expect(rows).toEqual([{ state: 'succeeded' }])
      },
      { timeout: 20_000 },
    )
    const body = { gateway: 'cloudpayments', payment_method_id: card?.id ?? '' } as const
    expect((await olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(200)
    expect(await capturesOf(foyer, order_id)).toMatchObject([{ gateway: 'cloudpayments', amount: 119 }])
  })

  it('BILL-36, BILL-37 a window that refused one card saves another: its charge is returned, and nothing else is charged', async () => {
    const { olga } = await owe()
    const type = await openWindow(foyer, await olga.client.ask(verifyCard, { body: { gateway: 'cloudpayments' } }))
    expect(await type('4000 0566 5566 5556')).toContain('data-outcome="declined"')
    const told = `select outcome from billing.gateway_notification where type = 'fail' and raw like '%' || $1 || '%' and applied_at is not null`
    await vi.waitFor(async () => expect(await foyer.sql(told, olga.account.id)).toHaveLength(1), { timeout: 20_000 })
    expect(await type()).toContain('data-outcome="success"')
    await vi.waitFor(
      async () => {
        const { payment_methods } = await olga.client.ask(listPaymentMethods, { query: {} })
        expect(payment_methods).toMatchObject([{ card_last_four: '3055' }])
      },
      { timeout: 20_000 },
    )
    const back = 'select amount::float8, origin from billing.refund where account_id = $1'
    expect(await foyer.sql(back, olga.account.id)).toEqual([{ amount: 10, origin: 'verification' }])
    // The checkout is unchanged, but the time in which it can be paid is over.
    expect(await type()).toContain('data-outcome="refused"')
  })

  it('S13, BILL-37 each card typed in a window that saves cards counts for its account: the sixth is refused, and no further window opens', async () => {
    const adjust = (all: Settings) => ({ ...all, card_tries_per_hour: { account: 5, address: 10_000 } })
    const strict = await startFoyer({ adjust })
    try {
      const [eve, mia] = [await createPerson(strict), await createPerson(strict)]
      const verification = { body: { gateway: 'cloudpayments' } } as const
      const open = async ({ client }: Person) => openWindow(strict, await client.ask(verifyCard, verification))
      const type = await open(eve)
      for (let cards = 0; cards < 5; cards += 1)
        expect(await type('4000 0566 5566 5556')).toContain('data-outcome="declined"')
      // Not even a valid one.
      expect(await type()).toContain('data-outcome="refused"')
      expect(await eve.client.refusal(verifyCard, verification)).toMatchObject({ status: 429 })
      const asked = `select distinct outcome from billing.gateway_notification where type = 'check' and raw like '%' || $1 || '%'`
      expect(await strict.sql(`${asked} order by outcome`, eve.account.id)).toEqual([
        { outcome: 'may be taken' },
        { outcome: 'too_many_cards' },
      ])
      const other = await open(mia)
      expect(await other('4000 0566 5566 5556')).toContain('data-outcome="declined"')
      expect(await other()).toContain('data-outcome="success"')
    } finally {
      await strict.close()
    }
  })

  it('S13, BILL-28 after ten declined cards within an hour its invoice’s window accepts no other, for this customer only', async () => {
    const [owing, other] = [await owe(), await owe()]
    const pay = await openWindow(foyer, await windowOf(owing))
    await typeDeclined(owing, pay, 10)
    expect(await pay()).toContain('data-outcome="refused"')
    expect(await payInWindow(foyer, await windowOf(owing))).toContain('data-outcome="refused"')
    expect(await capturesOf(foyer, owing.order_id)).toEqual([])
    expect(await payInWindow(foyer, await windowOf(other))).toContain('data-outcome="success"')
  })

  it('BILL-36, BILL-27 the charge that verifies a card is returned, even if its notification never arrives', async () => {
    const { olga } = await owe()
    const { clock, jobs } = foyer.platform
    const window = await olga.client.ask(verifyCard, { body: { gateway: 'cloudpayments' } })
    await plan(foyer, 'cloudpayments', 'hook_missing')
    await payInWindow(foyer, window)
    clock.offset_ms += 60_000
    await jobs.runDue()
    const back = 'select amount::float8, origin from billing.refund where account_id = $1'
    const find = () => foyer.sql(back, olga.account.id)
    await vi.waitFor(async () => expect(await find()).toEqual([{ amount: 10, origin: 'verification' }]), {
      timeout: 10_000,
      interval: 200,
    })
  })

  it.each(['drop_answer', 'garbage', 'fail_after'])(
    'BILL-30 %s of a saved card’s charge: looked up, captured once',
    async (mode) => {
      const owing = await owe()
      const { olga, order_id } = owing
      const id = await keepCard(owing)
      await plan(foyer, 'cloudpayments', mode, { call: 'POST /payments/tokens/charge' })
      await plan(foyer, 'cloudpayments', 'hook_missing')
      const body = { gateway: 'cloudpayments', payment_method_id: id } as const
      const answer = await olga.client.call(payOrder, { params: { order_id }, body })
      expect(answer).toMatchObject({ status: 202, body: { status: 'processing' } })
      advance(foyer, 60_000)
      await settled()
      expect((await read(owing)).paid_at).not.toBeNull()
      expect(await capturesOf(foyer, order_id)).toHaveLength(1)
    },
  )
})

describe('notifications that are signed by the tests', { tags: ['long'] }, () => {
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    foyer.client.send('POST', `/hooks/${path}`, {
      as: {},
      idempotency_key: null,
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  const hmac = (text: string, secret = 'cp_demo_secret') => cloudPaymentsHmac(text, secret)

  const windowForm = async (owing: Owing, more: Record<string, string> = {}): Promise<string> => {
    const { data } = await windowOf(owing)
    const { olga } = owing
    return formOf({
      TransactionId: String(Math.floor(Math.random() * 1e12)),
      Amount: '119.00',
      Currency: 'EUR',
      InvoiceId: String(data['invoiceId']),
      AccountId: olga.account.id,
      TestMode: '1',
      Status: 'Completed',
      ...more,
    })
  }

  it.each<[string, Record<string, string>, number]>([
    ['a valid payment', {}, 0],
    ['another order', { InvoiceId: randomUUID() }, 10],
    ['another account', { AccountId: randomUUID() }, 11],
    ['another amount', { Amount: '118.99' }, 12],
    ['another currency', { Currency: 'RUB' }, 12],
  ])('BILL-27 CloudPayments asks about %s: %j is %i', async (_, more, code) => {
    const body = await windowForm(await owe(), more)
    expect(await send('cloudpayments/check', body, { 'content-hmac': hmac(body) })).toMatchObject({
      status: 200,
      body: { code },
    })
  })

  it('BILL-27 CloudPayments asks about a saved card that we charge: 0 if as requested, 12 for another amount, 13 once it is paid', async () => {
    const owing = await owe()
    const { olga, order_id } = owing
    const payment_method_id = await keepCard(owing)
    await plan(foyer, 'cloudpayments', 'drop_answer', { call: 'POST /payments/tokens/charge' })
    // Waits until it is really the only one: the report of the card's verification may still be on its way.
    await plan(foyer, 'cloudpayments', 'hook_missing', { times: 100 })
    // The result stays unknown until the gateway answers.
    await plan(foyer, 'cloudpayments', 'fail_before', { call: 'POST /v2/payments/find', times: 100 })
    const wish = { gateway: 'cloudpayments', payment_method_id } as const
    expect((await olga.client.call(payOrder, { params: { order_id }, body: wish })).status).toBe(202)
    const find = `select id from billing.payment_attempt where order_id = $1 and state = 'unknown'`
    const [attempt] = await foyer.sql<{ id: string }>(find, order_id)
    const check = async (more: Record<string, string> = {}) => {
      const body = await windowForm(await owe(), { InvoiceId: attempt?.id ?? '', AccountId: olga.account.id, ...more })
      return (await send('cloudpayments/check', body, { 'content-hmac': hmac(body) })).body
    }
    expect(await check()).toEqual({ code: 0 })
    expect(await check({ Amount: '118.99' })).toEqual({ code: 12 })
    expect(await check({ AccountId: randomUUID() })).toEqual({ code: 11 })
    await forgetPlans(foyer)
    advance(foyer, 60_000)
    await settled()
    expect((await read(owing)).paid_at).not.toBeNull()
    expect(await check()).toEqual({ code: 13 })
  })

  it('S7, BILL-27 CloudPayments asks about a paid order: 13; in a window that was opened a day ago: 20', async () => {
    const check = async (body: string) => (await send('cloudpayments/check', body, { 'content-hmac': hmac(body) })).body
    const paid = await owe()
    const body = await windowForm(paid)
    await payOnPage(await pageOf(paid, 'paddle'))
    await isPaid(paid)
    expect(await check(body)).toEqual({ code: 13 })
    const late = await windowForm(await owe())
    advance(foyer, 86_400_001)
    expect(await check(late)).toEqual({ code: 20 })
    foyer.platform.clock.offset_ms -= 86_400_001
  })

  it.each<[string, (body: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['with another secret', (body) => ({ 'content-hmac': hmac(body, 'other') })],
    ['with an empty one', () => ({ 'content-hmac': '' })],
    ['of another body', (body) => ({ 'content-hmac': hmac(`${body}&Amount=1`) })],
    ['with only the decoded body’s', (body) => ({ 'x-content-hmac': hmac(decodeURIComponent(body)) })],
    ['with a wrong second one', (body) => ({ 'content-hmac': hmac(body), 'x-content-hmac': hmac('other') })],
  ])('BILL-27 CloudPayments %s: 400, nothing paid', async (_, headers) => {
    const owing = await owe()
    const body = await windowForm(owing)
    expect((await send('cloudpayments/pay', body, headers(body))).status).toBe(400)
    await settled()
    expect((await read(owing)).paid_at).toBeNull()
  })

  it('BILL-27 CloudPayments names only the order, at one address for all: paid', async () => {
    const owing = await owe()
    const body = await windowForm(owing, { InvoiceId: owing.order_id })
    expect(await send('cloudpayments', body, { 'content-hmac': hmac(body) })).toMatchObject({
      status: 200,
      body: { code: 0 },
    })
    await settled()
    expect((await read(owing)).paid_at).not.toBeNull()
  })

  it.each<[string, Record<string, string>]>([
    ['another amount', { Amount: '118.99' }],
    ['another account', { AccountId: randomUUID() }],
  ])('BILL-27 CloudPayments reports %s: nothing is marked as paid', async (_, more) => {
    const owing = await owe()
    const body = await windowForm(owing, more)
    expect((await send('cloudpayments/pay', body, { 'content-hmac': hmac(body) })).status).toBe(200)
    await settled()
    expect((await read(owing)).paid_at).toBeNull()
  })

  it('BILL-27 CloudPayments reports another account for an allowed charge: a person decides, the janitor does not', async () => {
    const owing = await owe()
    await plan(foyer, 'cloudpayments', 'hook_missing')
    const window = await windowOf(owing)
    await payInWindow(foyer, window)
    expect(await capturesOf(foyer, owing.order_id)).toHaveLength(1)
    const body = formOf({
      TransactionId: '4712',
      Amount: '119.00',
      Currency: 'EUR',
      InvoiceId: String(window.data['invoiceId']),
      AccountId: randomUUID(),
      TestMode: '1',
      Status: 'Completed',
    })
    expect((await send('cloudpayments/pay', body, { 'content-hmac': hmac(body) })).status).toBe(200)
    await settled()
    // Moves the clock until the janitor checks whatever is still unfinished.
    await foyer.sql(
      `update billing.payment_attempt set leased_until = now() - interval '1 hour' where order_id = $1 and leased_until < 'infinity'`,
      owing.order_id,
    )
    await settled()
    expect((await read(owing)).paid_at).toBeNull()
    const [row] = await foyer.sql<{ count: number }>(
      `select count(*)::int as count from platform.audit_entry where object_id = $1 and action = 'payment_questioned'`,
      owing.order_id,
    )
    expect(row?.count).toBe(1)
  })

  it('BILL-27, BILL-30 CloudPayments reports ten times concurrently, and a failure afterwards: paid, once', async () => {
    const owing = await owe()
    const body = await windowForm(owing)
    // Once paid, there is no window any more.
    const late = await windowForm(owing, { TransactionId: '4711', ReasonCode: '5051', Status: 'Declined' })
    const signed = { 'content-hmac': hmac(body) }
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('cloudpayments/pay', body, signed)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect((await send('cloudpayments/fail', late, { 'content-hmac': hmac(late) })).status).toBe(200)
    await settled()
    expect((await read(owing)).paid_at).not.toBeNull()
    expect(await paymentsOf(owing)).toHaveLength(1)
  })

  /** Paddle's report of a payment of 119 euro, signed with its sandbox's key. */
  const alertOf = async (owing: Owing, more: Record<string, string> = {}): Promise<string> => {
    await pageOf(owing, 'paddle')
    const { body: key } = await foyer.client.send('GET', '/sandbox/paddle/private_key')
    const fields = {
      alert_name: 'payment_succeeded',
      alert_id: String(Math.floor(Math.random() * 1e12)),
      order_id: randomUUID(),
      sale_gross: '119.00',
      currency: 'EUR',
      passthrough: owing.order_id,
      product_name: 'Лицензия ✓',
      ...more,
    }
    return paddleAlert(fields, String(key))
  }

  it('BILL-27, BILL-30 Paddle’s alert pays; the same again, and ten concurrent ones, change nothing', async () => {
    const owing = await owe()
    const body = await alertOf(owing)
    expect((await send('paddle', body)).status).toBe(200)
    const again = await Promise.all(Array.from({ length: 10 }, () => send('paddle', body)))
    expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    await settled()
    expect(await paymentsOf(owing)).toHaveLength(1)
  })

  it.each<[string, Record<string, string>]>([
    ['a cent less', { sale_gross: '118.99' }],
    ['another currency', { currency: 'USD' }],
    ['an unknown order', { passthrough: randomUUID() }],
  ])('BILL-27 Paddle’s alert of %s, correctly signed: recorded, nothing is marked as paid', async (_, more) => {
    const owing = await owe()
    expect((await send('paddle', await alertOf(owing, more))).status).toBe(200)
    await settled()
    expect((await read(owing)).paid_at).toBeNull()
    expect(await paymentsOf(owing)).toEqual([])
  })

  it('BILL-27 a page on which another amount was paid holds its invoice until a person has decided', async () => {
    const owing = await owe()
    const { olga, order_id } = owing
    await send('paddle', await alertOf(owing, { sale_gross: '118.99' }))
    await settled()
    const held = { status: 409, code: 'payment_in_progress' }
    const params = { order_id }
    for (const gateway of ['paddle', 'paypro'] as const)
      expect(await olga.client.refusal(setPaymentSettings, { params, body: { gateway } })).toMatchObject(held)
    const byCard = { gateway: 'stripe', token_id: 'tok_visa' } as const
    expect(await olga.client.refusal(payOrder, { params, body: byCard })).toMatchObject(held)
    const { client } = await createStaff(foyer)
    const staffOrder = { params: { id: order_id } }
    expect((await client.ask(getStaffOrder, staffOrder)).can).toMatchObject({ mark_paid: true, cancel: true })
    await client.ask(cancelStaffOrder, { ...staffOrder, body: { reason: 'booked by hand' } })
    expect((await read(owing)).cancelled_at).not.toBeNull()
  })

  it('BILL-27 PayPro’s notification alone pays nothing: the order is queried at its API', async () => {
    const owing = await owe()
    const page = new URL(await pageOf(owing, 'paypro'))
    const attempt = page.searchParams.get('x-attempt') ?? ''
    const about = { ORDER_ID: '1', ORDER_CUSTOM_FIELDS: `x-attempt=${attempt}` }
    const body = payProNotification(about, 'pp_demo_key', 'pp_demo_secret')
    expect((await send('paypro', body)).status).toBe(200)
    await foyer.platform.jobs.runDue()
    expect((await read(owing)).paid_at).toBeNull()
  })
})
