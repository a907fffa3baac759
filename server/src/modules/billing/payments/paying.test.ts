import { getOrder, listOrders, listPayments, payOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { describe, expect, it, vi } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { capturesOf } from '../../../../test/ledger.ts'
import { giveInvoice, giveOrder, monthsOn } from '../../../../test/licences.ts'
import { createPerson } from '../../../../test/people.ts'
import { forgetPlans, plan } from '../../../../test/sandbox.ts'

const foyer = useFoyer()

const payWith = (token: string) => ({ gateway: 'stripe', token_id: token }) as const

describe('paying an invoice by card', () => {
  it('BILL-16, BILL-18, BILL-26 settings, then a token: one capture, a payment, and the licence is paid for another period', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga)
    const settings = await olga.client.ask(setPaymentSettings, { params: { order_id }, body: { gateway: 'stripe' } })
    expect(settings).toEqual({ gateway: 'stripe', amount: 2142, currency: 'EUR' })

    const answer = await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    expect(answer.status).toBe(200)

    const order = await olga.client.ask(getOrder, { params: { id: order_id } })
    expect(order.paid_at).not.toBeNull()
    expect(order.payment?.state).toBe('succeeded')
    expect(order.actions.map(({ fulfilled_at }) => fulfilled_at)).not.toContain(null)
    expect(await capturesOf(foyer, order_id)).toMatchObject([{ amount: 2142, currency: 'EUR' }])
    const payments = await olga.client.ask(listPayments, { query: {} })
    expect(payments.payments).toMatchObject([{ order_id, amount: 2142, currency: 'EUR', gateway: 'stripe' }])
    const licence = await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })
    expect(licence.paid_till).toBe(`${monthsOn(2)}T00:00:00.000Z`)
    expect(licence.last_paid_period).toMatchObject({ starts_on: monthsOn(1), ends_on: monthsOn(2), type: 'monthly' })
  })

  it('BILL-30 paying a paid order returns 409 and changes nothing; the same key replays the first answer', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    const key = crypto.randomUUID()
    const first = await olga.client.call(payOrder, {
      params: { order_id },
      body: payWith('tok_visa'),
      idempotency_key: key,
    })
    const again = await olga.client.call(payOrder, {
      params: { order_id },
      body: payWith('tok_visa'),
      idempotency_key: key,
    })
    expect(again.bytes).toEqual(first.bytes)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const refused = await olga.client.refusal(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    expect(refused).toMatchObject({ status: 409, code: 'already_paid' })
    // A permanent refusal: no answer asks to try again later.
    expect([refused.errors[0]?.meta, refused.headers.get('retry-after')]).toEqual([undefined, null])
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it.each([
    ['tok_chargeDeclined', 'generic_decline'],
    ['tok_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['tok_chargeDeclinedExpiredCard', 'expired_card'],
    ['tok_nonsense', 'invalid_card'],
  ])('BILL-20 %s is refused as %s with 402, and another card pays', async (token, reason) => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    const refused = await olga.client.refusal(payOrder, { params: { order_id }, body: payWith(token) })
    expect(refused).toMatchObject({ status: 402, code: 'card_declined', meta: { reason } })
    const between = await olga.client.ask(getOrder, { params: { id: order_id } })
    expect(between).toMatchObject({ paid_at: null, payment: { state: 'failed', failure_code: reason } })
    expect(between.history.map(({ kind }) => kind)).toEqual(['issued', 'attempt_failed'])
    const answer = await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    expect(answer.status).toBe(200)
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it.each([
    ['tok_chargeDeclined', 429, 'somebody tries stolen ones'],
    ['tok_chargeDeclinedProcessingError', 200, 'the gateway has a bad hour, which is not theirs'],
  ])('API-67 after %s ten times another card is answered %s: %s', async (token, status) => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    const pay = async (card: string): Promise<number> =>
      (await olga.client.call(payOrder, { params: { order_id }, body: payWith(card) })).status
    for (let tries = 0; tries < 10; tries += 1) expect(await pay(token)).toBe(402)
    expect(await pay('tok_visa')).toBe(status)
  })

  it('API-67 another card still pays after an expired one was declined for many renewals at once', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    await foyer.sql(
      `insert into billing.payment_attempt (id, tenant, order_id, account_id, gateway, state, amount, currency, instrument,
         instrument_kind, off_session, failure_code, created_at, updated_at, leased_until)
       select gen_random_uuid(), tenant, id, account_id, 'stripe', 'failed', total, currency, 'pm_ended', 'saved', true,
         'expired_card', now(), now(), now() from billing."order", generate_series(1, 10) where id = $1`,
      order_id,
    )
    const answer = await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    expect(answer.status).toBe(200)
  })

  it('BILL-17 a 3-D Secure card asks the customer first, and another card may be taken instead', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    const waits = await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_threeDSecure2Required') })
    expect(waits).toMatchObject({
      status: 202,
      body: { status: 'requires_action', client_secret: expect.stringContaining('_secret_') },
    })
    expect(await capturesOf(foyer, order_id)).toHaveLength(0)
    const answer = await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    expect(answer.status).toBe(200)
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it('somebody else’s order is not found, with any call', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const stranger = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    expect(await stranger.client.refusal(getOrder, { params: { id: order_id } })).toMatchObject({ status: 404 })
    expect(await stranger.client.refusal(payOrder, { params: { order_id }, body: payWith('tok_visa') })).toMatchObject({
      status: 404,
    })
    expect((await stranger.client.ask(listOrders, { query: {} })).orders).toEqual([])
    expect(await capturesOf(foyer, order_id)).toHaveLength(0)
  })

  it('an answer that was lost after the capture is found by the janitor: one capture, paid', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    await plan(foyer, 'stripe', 'drop_answer')
    await plan(foyer, 'stripe', 'hook_missing')
    const pending = await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    expect(pending).toMatchObject({ status: 202, body: { status: 'processing' } })
    const blocked = await olga.client.refusal(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    expect(blocked).toMatchObject({ status: 409, code: 'payment_in_progress' })
    advance(foyer, 60_000)
    await foyer.modules.billing.settleUnfinished('aurora')
    expect((await olga.client.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull()
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it('BILL-30 a gateway that has stopped answering is not called: Pay says so at once, nothing is begun, and a moment later it works again', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const invoices = await Promise.all(Array.from({ length: 11 }, () => giveInvoice(foyer, olga)))
    const orders = invoices.map(({ order_id }) => order_id)
    const pay = (order_id: string) =>
      olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') }).then(({ status }) => status)
    await plan(foyer, 'stripe', 'fail_before', { times: 10 })
    for (const order of orders.slice(0, 10)) expect(await pay(order)).toBe(202)
    const last = orders[10] ?? ''
    const refused = await olga.client.refusal(payOrder, { params: { order_id: last }, body: payWith('tok_visa') })
    expect(refused).toMatchObject({ status: 502, code: 'gateway_error', meta: { retry_after: 10 } })
    expect((await olga.client.ask(getOrder, { params: { id: last } })).payment).toBeNull()

    advance(foyer, 10_001)
    expect(await pay(last)).toBe(200)
    advance(foyer, 60_000)
    await foyer.modules.billing.settleUnfinished('aurora')
    for (const order of orders) expect(await capturesOf(foyer, order)).toHaveLength(1)
  })

  it('a notification completes a payment whose answer was lost', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const { order_id } = await giveInvoice(foyer, olga)
    await plan(foyer, 'stripe', 'drop_answer')
    await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    await vi.waitFor(
      async () => expect((await olga.client.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull(),
      { timeout: 15_000 },
    )
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it('a receipt is in the outbox, with the amount and a link to the invoice', async () => {
    const olga = await createPerson(foyer, { country: 'DE', notification_emails: ['books@northlight.test'] })
    const { order_id } = await giveInvoice(foyer, olga)
    await olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })
    const messages = await vi.waitFor(
      async () => {
        const { body } = await foyer.client.send('GET', '/sandbox/outbox', { query: { limit: '50' } })
        const found = (
          body as { messages: { to: string; subject: string; text: string; links: string[] }[] }
        ).messages.filter(
          ({ subject, links }) => subject.startsWith('Receipt') && links.some((link) => link.endsWith(order_id)),
        )
        expect(found.map(({ to }) => to).sort()).toEqual([olga.email, 'books@northlight.test'].sort())
        return found
      },
      { timeout: 15_000 },
    )
    expect(messages[0]?.text).toContain('€2,142.00')
  })

  it('BILL-30 if a gateway stops answering while calls wait for their place, Pay reports it as unavailable: no card was declined', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    // Of 25 concurrent calls, the first ten stay without an answer. Then ten more may go ahead, and the rest remain in the queue.
    const orders = await Promise.all(Array.from({ length: 48 }, () => giveOrder(foyer, olga)))
    await plan(foyer, 'stripe', 'fail_before', { times: 100 })
    const answers = await Promise.all(
      orders.map((order_id) => olga.client.call(payOrder, { params: { order_id }, body: payWith('tok_visa') })),
    )
    await forgetPlans(foyer)
    advance(foyer, 10_001)
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([202, 502]))
  })
})
