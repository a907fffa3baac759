// @module-tag long
import { randomUUID } from 'node:crypto'
import { getOrder, listPayments, payOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { getTimeline } from '@foyer/contract/licensing/endpoints.ts'
import { getStaffOrder, getToday, moveLicence } from '@foyer/contract/operator/endpoints.ts'
import { describe, expect, it, vi } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { payOnPage } from '../../../../test/checkouts.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice, giveOrder, giveRefund, reportServer } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { forgetPlans, plan, stripe } from '../../../../test/sandbox.ts'
import { paddleAlert, payProNotification } from '../../../../test/signed-notifications.ts'
import { reportStripe } from '../../../../test/stripe-hooks.ts'

const foyer = useFoyer()

interface Paid {
  readonly olga: Person
  readonly order_id: string
}

interface Charged extends Paid {
  readonly intent: string
  /** Stripe's id of the dispute. */
  readonly reference: string
}

interface Disputed extends Charged {
  readonly deliverable_id: string
}

const payByCard = async ({ olga, order_id }: Paid): Promise<Charged> => {
  const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
  await olga.client.call(payOrder, { params: { order_id }, body })
  // A slow machine may get a 202 first.
  const intent = await vi.waitFor(
    async () => {
      const select = 'select transaction_id from billing.payment where order_id = $1'
      const [payment] = await foyer.sql<{ transaction_id: string }>(select, order_id)
      if (payment === undefined) throw new Error('not paid yet')
      return payment.transaction_id
    },
    { timeout: 30_000, interval: 100 },
  )
  return { olga, order_id, intent, reference: `dp_${order_id}` }
}

/** A licence whose next period was paid by card: 1800 plus 19 % tax. */
const paidRenewal = async (): Promise<Disputed> => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const bill = await giveInvoice(foyer, olga)
  return { ...bill, ...(await payByCard({ olga, order_id: bill.order_id })) }
}

const dispute = async (
  { intent, reference }: Charged,
  type: 'created' | 'updated' | 'closed',
  status: string,
): Promise<void> => {
  const about = { id: reference, object: 'dispute', payment_intent: intent, amount: 214_200, currency: 'eur', status }
  expect((await reportStripe(foyer, `charge.dispute.${type}`, about)).status).toBe(200)
}

const applied = (): Promise<void> => foyer.platform.jobs.runDue()

const read = ({ olga, order_id }: Paid) => olga.client.ask(getOrder, { params: { id: order_id } })

const refund = ({ order_id }: Disputed, amount?: string) => giveRefund(foyer, order_id, amount)

/** The mails that someone got about an invoice. */
const lettersOf = async (to: string, number: string) =>
  (await mailsTo(foyer, to)).filter(({ subject }) => subject.includes(number))

const staffSubjects = async (number: string): Promise<string[]> =>
  (await subjectsTo(foyer, 'finance@aurora.example')).filter((one) => one.endsWith(number))

const isBlocked = async ({ deliverable_id }: Disputed): Promise<boolean> => {
  const [row] = await foyer.sql<{ blocked: boolean }>(
    'select blocked_at is not null as blocked from licensing.deliverable where id = $1',
    deliverable_id,
  )
  return row?.blocked === true
}

describe('a payment that the cardholder’s bank disputes', () => {
  it('BILL-27 is listed for staff until the bank has decided', async () => {
    const paid = await paidRenewal()
    const { client } = await createStaff(foyer, { role: 'billing' })
    const { number } = await read(paid)
    const named = async () =>
      (await client.ask(getToday)).disputes.entries.filter(({ order }) => order.id === paid.order_id)
    expect(await named()).toEqual([])
    await dispute(paid, 'created', 'needs_response')
    await applied()
    expect(await named()).toMatchObject([
      { order: { number }, customer: { email: paid.olga.email }, gateway: 'stripe', amount: 2142, currency: 'EUR' },
    ])
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect((await elsewhere.client.ask(getToday)).disputes).toEqual({ count: 0, entries: [] })
    await dispute(paid, 'closed', 'won')
    await applied()
    expect(await named()).toEqual([])
  })

  it('BILL-27 after a partial refund: the history has both in order', async () => {
    const paid = await paidRenewal()
    await refund(paid, '100')
    await dispute(paid, 'created', 'needs_response')
    await applied()
    const { history } = await read(paid)
    expect(history.map(({ kind }) => kind)).toEqual(['issued', 'paid', 'credited', 'dispute_opened'])
  })

  it('BILL-27 with an inquiry only, it can be refunded: the vendor’s people are notified of the inquiry, and of a dispute once it becomes one', async () => {
    const paid = await paidRenewal()
    const { number } = await read(paid)
    await dispute(paid, 'created', 'warning_needs_response')
    await dispute(paid, 'updated', 'warning_under_review')
    await applied()
    expect(await staffSubjects(number)).toEqual([`Question by the bank: invoice ${number}`])
    expect(await refund(paid, '100')).toMatchObject({ state: 'succeeded' })
    await dispute(paid, 'updated', 'needs_response')
    await dispute(paid, 'updated', 'under_review')
    await applied()
    expect(await staffSubjects(number)).toContain(`Dispute: invoice ${number}`)
    await expect(refund(paid)).rejects.toThrow('conflict')
  })

  it('BILL-27 an inquiry that the bank has dropped changes nothing', async () => {
    const paid = await paidRenewal()
    await dispute(paid, 'created', 'warning_needs_response')
    await dispute(paid, 'closed', 'warning_closed')
    await applied()
    const { history } = await read(paid)
    expect(history.map(({ kind }) => kind)).toEqual(['issued', 'paid'])
    expect(await refund(paid)).toMatchObject({ state: 'succeeded', amount: '2142.00' })
  })

  it('BILL-27 is reported to the vendor once, is in the history, cannot be refunded during that time, and the licence continues', async () => {
    const paid = await paidRenewal()
    await Promise.all([1, 2, 3].map(() => dispute(paid, 'created', 'needs_response')))
    await applied()
    const { history, number, credit_notes } = await read(paid)
    expect(history.filter(({ kind }) => kind.startsWith('dispute'))).toMatchObject([{ kind: 'dispute_opened' }])
    expect(credit_notes).toEqual([])
    expect(await staffSubjects(number)).toEqual([`Dispute: invoice ${number}`])
    await expect(refund(paid)).rejects.toThrow('conflict')
    expect(await isBlocked(paid)).toBe(false)
  })

  it('BILL-27 won: the money stays and can be refunded', async () => {
    const paid = await paidRenewal()
    await dispute(paid, 'created', 'needs_response')
    await dispute(paid, 'closed', 'won')
    await applied()
    const { history, number } = await read(paid)
    expect(history.map(({ kind }) => kind)).toEqual(['issued', 'paid', 'dispute_opened', 'dispute_won'])
    expect(await staffSubjects(number)).toContain(`Dispute won: invoice ${number}`)
    expect(await isBlocked(paid)).toBe(false)
    expect(await refund(paid)).toMatchObject({ state: 'succeeded', amount: '2142.00' })
  })

  it('BILL-27 lost: a credit note, nothing left to refund, the licence is blocked, both sides are notified; all of it once', async () => {
    const paid = await paidRenewal()
    await reportServer(foyer, paid.deliverable_id, { server_id: 'edge-1' })
    await dispute(paid, 'created', 'needs_response')
    for (const status of ['lost', 'lost', 'lost']) await dispute(paid, 'closed', status)
    await applied()
    const { history, number, credit_notes, credited_amount } = await read(paid)
    expect(history.at(-1)).toMatchObject({ kind: 'credited' })
    expect(history.filter(({ kind }) => kind === 'dispute_lost')).toHaveLength(1)
    expect(credit_notes).toMatchObject([{ amount: 2142, reason: 'Taken back by the bank' }])
    expect(credited_amount).toBe(2142)
    const { client } = await createStaff(foyer, { role: 'billing' })
    const asStaffSee = await client.ask(getStaffOrder, { params: { id: paid.order_id } })
    expect(asStaffSee.refunds).toMatchObject([{ origin: 'dispute', amount: 2142, state: 'succeeded' }])
    await expect(refund(paid)).rejects.toThrow('refund_too_large')
    expect(await isBlocked(paid)).toBe(true)
    const { events } = await paid.olga.client.ask(getTimeline, { params: { id: paid.deliverable_id } })
    expect(events.filter(({ text }) => text === 'Blocked by Aurora Streaming')).toHaveLength(1)
    expect((await staffSubjects(number)).filter((subject) => subject.startsWith('Dispute lost'))).toHaveLength(1)
    const letters = await subjectsTo(foyer, paid.olga.email)
    expect(letters.filter((subject) => subject === `The payment for invoice ${number} was taken back`)).toHaveLength(1)
  })

  it('BILL-27 lost while our refund was pending that then fails: the money is deducted exactly once', async () => {
    const paid = await paidRenewal()
    await plan(foyer, 'stripe', 'fail_before', { times: 20, call: 'POST /v1/refunds' })
    const { id: refund_id, state } = await refund(paid, '2000')
    expect(state).toBe('unknown')
    await dispute(paid, 'created', 'needs_response')
    await dispute(paid, 'closed', 'lost')
    await applied()
    const credited = async () => (await read(paid)).credit_notes.map(({ amount }) => amount)
    expect(await credited()).toEqual([142])
    const failed = {
      payment_intent: paid.intent,
      amount: 200_000,
      currency: 'eur',
      failure_reason: 'lost_or_stolen_card',
    }
    const about = { id: `re_${paid.order_id}`, object: 'refund', ...failed, metadata: { refund_id } }
    for (let time = 0; time < 2; time += 1) expect((await reportStripe(foyer, 'refund.failed', about)).status).toBe(200)
    await applied()
    await forgetPlans(foyer)
    expect(await credited()).toEqual([142, 2000])
    await expect(refund(paid)).rejects.toThrow('refund_too_large')
  })

  it('BILL-27 lost for a licence that was moved to another customer: theirs continues, and the vendor’s people are notified once', async () => {
    const paid = await paidRenewal()
    await dispute(paid, 'created', 'needs_response')
    await applied()
    const { account } = await createPerson(foyer)
    const { client } = await createStaff(foyer)
    const body = { customer_id: account.id, reason: 'sold' }
    await client.ask(moveLicence, { params: { id: paid.deliverable_id }, body })
    for (const status of ['lost', 'lost']) await dispute(paid, 'closed', status)
    await applied()
    expect(await isBlocked(paid)).toBe(false)
    const { number, credit_notes } = await read(paid)
    expect(credit_notes).toMatchObject([{ amount: 2142 }])
    const calls = (await lettersOf('finance@aurora.example', number)).filter(
      ({ subject }) => subject === `Payment to review: invoice ${number}`,
    )
    expect(calls.map(({ text }) => text)).toEqual([expect.stringContaining('now belongs to another customer')])
  })

  it('BILL-27 its end, reported before its beginning, remains its end', async () => {
    const paid = await paidRenewal()
    await dispute(paid, 'closed', 'lost')
    await applied()
    await dispute(paid, 'created', 'needs_response')
    await applied()
    const rows = await foyer.sql('select state from billing.dispute where order_id = $1', paid.order_id)
    expect(rows).toEqual([{ state: 'lost' }])
    expect((await read(paid)).credit_notes).toHaveLength(1)
  })

  it('BILL-27 a partial refund at the provider during a dispute decides nothing: the dispute and the licence continue', async () => {
    const paid = await paidRenewal()
    await dispute(paid, 'created', 'needs_response')
    await applied()
    await stripe(foyer, 'refunds', { payment_intent: paid.intent, amount: '1000' })
    await vi.waitFor(async () => expect((await read(paid)).credit_notes).toMatchObject([{ amount: 10 }]), {
      timeout: 20_000,
    })
    expect((await read(paid)).history.map(({ kind }) => kind)).not.toContain('dispute_lost')
    expect(await isBlocked(paid)).toBe(false)
  })

  it('BILL-27 lost for something that is no licence: both sides are told the facts, and of no block', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const paid = await payByCard({ olga, order_id: await giveOrder(foyer, olga) })
    await dispute(paid, 'closed', 'lost')
    await applied()
    const { number, credit_notes } = await read(paid)
    const [toStaff] = await lettersOf('finance@aurora.example', number)
    expect(toStaff?.subject).toBe(`Dispute lost: invoice ${number}`)
    const letters = await lettersOf(olga.email, number)
    const toCustomer = letters.find(({ subject }) => subject === `The payment for invoice ${number} was taken back`)
    for (const letter of [toStaff, toCustomer]) {
      expect(letter?.text).toContain(`Credit note ${credit_notes[0]?.number}`)
      expect(letter?.text).not.toMatch(/licence|block/i)
    }
  })

  it('BILL-27 lost when nothing was left to credit: no mail mentions a credit note, and both mention the licence', async () => {
    const paid = await paidRenewal()
    await refund(paid)
    const { number, credit_notes } = await read(paid)
    await dispute(paid, 'closed', 'lost')
    await applied()
    expect((await read(paid)).credit_notes).toEqual(credit_notes)
    const toStaff = (await lettersOf('finance@aurora.example', number)).map(({ text }) => text)
    const toCustomer = (await lettersOf(paid.olga.email, number)).filter(({ subject }) =>
      subject.endsWith('taken back'),
    )
    expect(toStaff).toHaveLength(1)
    expect(toCustomer).toHaveLength(1)
    for (const text of [...toStaff, ...toCustomer.map((letter) => letter.text)]) {
      expect(text).toContain('licence')
      expect(text).not.toContain('redit note')
    }
  })

  it.each([
    ['what was paid', '119.00'],
    ['what was paid and its fee', '134.00'],
  ])(
    'BILL-27 lost at Paddle, which reports %s and then a refund: the customer only hears of the bank, and the note names it',
    async (_, amount) => {
      const key = String((await foyer.client.send('GET', '/sandbox/paddle/private_key')).body)
      const olga = await createPerson(foyer, { country: 'DE' })
      const paid = { olga, order_id: await giveOrder(foyer, olga) }
      const params = { order_id: paid.order_id }
      const settings = await olga.client.ask(setPaymentSettings, { params, body: { gateway: 'paddle' } })
      if (!('url' in settings)) throw new Error('no page')
      await payOnPage(settings.url)
      const order_id = await vi.waitFor(async () => {
        const { payments } = await olga.client.ask(listPayments, { query: {} })
        return payments[0]?.transaction_id ?? Promise.reject(new Error('not paid yet'))
      }, 20_000)
      const tell = async (alert_name: string, sum: object) => {
        const alert = { alert_name, alert_id: randomUUID(), order_id, currency: 'EUR', ...sum }
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const sent = { as: {}, idempotency_key: null, body: paddleAlert(alert, key), headers }
        expect((await foyer.client.send('POST', '/hooks/paddle', sent)).status).toBe(200)
        await applied()
      }
      await tell('payment_dispute_created', { amount })
      await tell('payment_refunded', { gross_refund: '119.00' })
      const { number, history, credit_notes } = await read(paid)
      expect((await lettersOf('finance@aurora.example', number)).map(({ text }) => text).join()).not.toContain('134')
      expect(history.map(({ kind }) => kind)).toContain('dispute_lost')
      expect(credit_notes).toMatchObject([{ amount: 119, reason: 'Taken back by the bank' }])
      const subjects = (await lettersOf(olga.email, number)).map(({ subject }) => subject)
      expect(subjects).toContain(`The payment for invoice ${number} was taken back`)
      expect(subjects).not.toContain(`Refund for invoice ${number}`)
      expect(await staffSubjects(number)).toEqual([`Dispute lost: invoice ${number}`, `Dispute: invoice ${number}`])
    },
  )

  it.each(['created', 'updated'] as const)(
    'BILL-27 prevented by a refund that the provider made before the bank took anything (told as %s), it is no dispute',
    async (type) => {
      const paid = await paidRenewal()
      await dispute(paid, type, 'prevented')
      await applied()
      const { client } = await createStaff(foyer, { role: 'billing' })
      const { disputes } = await client.ask(getToday)
      expect(disputes.entries.filter(({ order }) => order.id === paid.order_id)).toEqual([])
      expect(await refund(paid, '100')).toMatchObject({ state: 'succeeded' })
    },
  )

  it('BILL-27 lost, and then won on appeal: the vendor’s people are called once, and decide about note and licence', async () => {
    const paid = await paidRenewal()
    await dispute(paid, 'created', 'needs_response')
    await dispute(paid, 'closed', 'lost')
    await dispute(paid, 'updated', 'appeal_under_review')
    await applied()
    const { number } = await read(paid)
    expect((await staffSubjects(number)).filter((subject) => subject.startsWith('Dispute reversed'))).toEqual([])
    for (let time = 0; time < 2; time += 1) await dispute(paid, 'closed', 'won')
    await applied()
    expect((await staffSubjects(number)).filter((subject) => subject.startsWith('Dispute reversed'))).toEqual([
      `Dispute reversed: invoice ${number}`,
    ])
    const entries = await entriesOf(foyer, paid.order_id, ['action'], 'dispute_reversed')
    expect(entries).toHaveLength(1)
    expect(await isBlocked(paid)).toBe(true)
    const { credit_notes, history } = await read(paid)
    expect(credit_notes).toHaveLength(1)
    expect(history.map(({ kind }) => kind)).not.toContain('dispute_won')
  })

  it('BILL-27 won at PayPro under the name that it has today: the dispute is over', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const paid = { olga, order_id: await giveOrder(foyer, olga) }
    const params = { order_id: paid.order_id }
    const settings = await olga.client.ask(setPaymentSettings, { params, body: { gateway: 'paypro' } })
    if (!('url' in settings)) throw new Error('no page')
    await payOnPage(settings.url)
    const ORDER_ID = await vi.waitFor(async () => {
      const { payments } = await olga.client.ask(listPayments, { query: {} })
      return payments[0]?.transaction_id ?? Promise.reject(new Error('not paid yet'))
    }, 20_000)
    const tell = async (IPN_TYPE_ID: string, IPN_TYPE_NAME: string): Promise<number> => {
      const fields = { ORDER_ID, IPN_TYPE_ID, IPN_TYPE_NAME, TEST_MODE: '1', ORDER_STATUS: 'Chargeback' }
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const body = payProNotification(fields, 'pp_demo_key', 'pp_demo_secret')
      const { status } = await foyer.client.send('POST', '/hooks/paypro', {
        as: {},
        idempotency_key: null,
        body,
        headers,
      })
      await applied()
      return status
    }
    expect(await tell('3', 'OrderChargedBack')).toBe(200)
    await expect(giveRefund(foyer, paid.order_id, '10')).rejects.toThrow('conflict')
    expect(await tell('14', 'OrderChargedBackWon')).toBe(200)
    expect((await read(paid)).history.map(({ kind }) => kind)).toContain('dispute_won')
    expect(await giveRefund(foyer, paid.order_id, '10')).toMatchObject({ state: 'succeeded' })
  })

  it('BILL-27 what had been refunded before is not deducted twice in our books', async () => {
    const paid = await paidRenewal()
    await foyer.modules.billing.refund({
      tenant: 'aurora',
      order_id: paid.order_id,
      amount: '2000',
      reason: 'goodwill',
      actor: 'operator:lena',
    })
    await dispute(paid, 'closed', 'lost')
    await applied()
    expect((await read(paid)).credit_notes.map(({ amount }) => amount)).toEqual([2000, 142])
  })
})
