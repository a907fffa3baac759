// @module-tag long
import { randomUUID } from 'node:crypto'
import { getOrder, listPayments, payOrder } from '@foyer/contract/billing/endpoints.ts'
import {
  cancelStaffOrder,
  getStaffOrder,
  getStaffOrderDocument,
  giveApproval,
  listApprovals,
  listStaffPayments,
  listStaffRefunds,
  markOrderPaid,
  recordSurplus,
  refundOrder,
  refuseApproval,
  sumStaffCreditNotes,
  sumStaffPayments,
} from '@foyer/contract/operator/endpoints.ts'
import type { MarkPaidBody, SurplusBody } from '@foyer/contract/operator/order-bodies.ts'
import { addDays, dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { advance, today } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { stripe } from '../../../../test/sandbox.ts'
import { billingConsistency } from '../../billing/index.ts'

const foyer = useFoyer()
let lena: Staff
let nora: Staff
let olga: Person
beforeAll(async () => {
  lena = await createStaff(foyer, { role: 'billing' })
  nora = await createStaff(foyer, { role: 'billing', password: 'Harbour-light-42' })
  olga = await createPerson(foyer, { country: 'DE' })
})

const told = { reason: 'seen on the account' }
const book = (id: string, body: Partial<MarkPaidBody> = {}) =>
  lena.client.call(markOrderPaid, { params: { id }, body: { reference: randomUUID(), ...told, ...body } })
const record = (id: string, body: Partial<SurplusBody> = {}) =>
  lena.client.call(recordSurplus, { params: { id }, body: { reference: randomUUID(), amount: 119, ...told, ...body } })
const read = (id: string) => lena.client.ask(getStaffOrder, { params: { id } })
const approve = (id: string) => nora.client.ask(giveApproval, { params: { id }, body: { reason: 'checked' } })
const settled = () => foyer.platform.jobs.runDue()

/** Requested by one and approved by the other: the demo's brand has two people for euro. */
const bookByTwo = async (id: string, body: Partial<MarkPaidBody>): Promise<void> => {
  const { status, body: asked } = await book(id, body)
  expect(status).toBe(202)
  await approve((asked as { id: string }).id)
}

const refused = (code: string, pointer: string, meta?: object) => ({
  status: code === 'conflict' ? 409 : 422,
  body: { errors: [{ code, source: { pointer }, ...(meta !== undefined && { meta }) }] },
})

const csvOf = async (
  customer: Person,
  list: 'orders' | 'payments' | 'refunds' = 'payments',
): Promise<Record<string, string>[]> => {
  const query = { format: 'csv', customer: customer.account.id }
  const { bytes } = await lena.client.send('GET', `/operator/api/v1/${list}`, { query })
  const [titles = '', ...lines] = Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(titles.split(',').map((title, at) => [title, cells[at] ?? '']))
  })
}

const expectConsistent = async (): Promise<void> => {
  for (const { says, broken } of billingConsistency)
    expect({ says, rows: await foyer.sql(broken) }).toEqual({ says, rows: [] })
}

const auditOf = (id: string) => entriesOf(foyer, id, ['action', 'actor', 'changes'])

const surplusesOf = (id: string) =>
  foyer.sql<{ amount: number; state: string; gateway: string; transaction_id: string; day: string | null }>(
    `select amount::float8 as amount, state, gateway, transaction_id, received_on::text as day
     from billing.refund where order_id = $1 and origin = 'surplus' order by created_at`,
    id,
  )

describe('a transfer that arrives short', () => {
  it('settles its invoice once a second person agrees; the payment is what arrived, with what was missing beside it', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const order = await giveOrder(foyer, customer)
    const reference = randomUUID()
    const asked = await book(order, { reference, amount: 115, accept_difference: true })
    expect(asked).toMatchObject({
      status: 202,
      body: { action: 'mark_paid', amount: 119, received: 115, reference, paid_on: today(foyer) },
    })
    expect(await read(order)).toMatchObject({ paid_at: null, shortfall_limit: 5.95, approval: { received: 115 } })
    await approve((asked.body as { id: string }).id)
    expect(await read(order)).toMatchObject({
      paid_at: expect.any(String),
      received: { gateway: 'bank_transfer', transaction_id: reference, amount: 115, shortfall: 4 },
      refundable: 115,
    })
    expect(await csvOf(customer)).toMatchObject([{ amount: '115', shortfall: '4' }])
    const { payments } = await customer.client.ask(listPayments, { query: {} })
    expect(payments).toMatchObject([{ amount: 115, shortfall: 4 }])
    const { totals } = await lena.client.ask(sumStaffPayments, { query: { customer: customer.account.id } })
    expect(totals).toMatchObject([{ amount: 115, refunded: 0 }])
    const paid = (await auditOf(order)).find(({ action }) => action === 'order_paid')
    expect(paid).toMatchObject({
      actor: `operator:${lena.operator.handle}`,
      changes: { amount: '115.00', shortfall: '4.00', currency: 'EUR' },
    })
    await expectConsistent()
  })

  it('is told to its customer in the receipt, its document and the invoice’s history', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const order = await giveOrder(foyer, customer)
    await bookByTwo(order, { amount: 115, accept_difference: true })
    const [letter] = await mailsTo(foyer, customer.email)
    expect(letter?.text).toContain('€115.00 RECEIVED')
    expect(letter?.text).toContain('€4.00 was missing')
    const { history } = await customer.client.ask(getOrder, { params: { id: order } })
    const words = '€115.00 was received. The missing €4.00 is not charged: the invoice is settled.'
    expect(history).toContainEqual(expect.objectContaining({ kind: 'settled_short', text: words }))
    const { document } = await lena.client.ask(getStaffOrderDocument, { params: { id: order }, query: {} })
    const { items } = await (await (await openPdf(Buffer.from(document, 'base64'))).getPage(1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    expect(text.replaceAll(/\s+/g, ' ')).toContain('The missing €4.00 is not charged')
  })

  it('is refunded up to what arrived', async () => {
    const order = await giveOrder(foyer, olga)
    await bookByTwo(order, { amount: 115, accept_difference: true })
    const refund = (amount?: number) =>
      lena.client.call(refundOrder, {
        params: { id: order },
        body: { ...told, ...(amount !== undefined && { amount }) },
      })
    expect(await refund(115.01)).toMatchObject(refused('refund_too_large', '/amount'))
    expect(await refund()).toMatchObject({
      status: 200,
      body: { refunded: 115, refundable: 0, can: { refund: false } },
    })
    await settled()
    await expectConsistent()
  })

  it('is refunded in full: the credit notes leave nothing of the invoice, nor of its tax, and both sides call it refunded', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const order = await giveOrder(foyer, customer)
    await bookByTwo(order, { amount: 115, accept_difference: true })
    const refund = (amount: number) =>
      lena.client.ask(refundOrder, { params: { id: order }, body: { ...told, amount } })
    await refund(100)
    await settled()
    expect(await csvOf(customer, 'orders')).toMatchObject([
      { amount: '119', credited_amount: '100', state: 'partly_refunded' },
    ])
    await refund(15)
    await settled()
    const { credit_notes, paid_amount } = await read(order)
    expect(credit_notes.map(({ amount }) => amount)).toEqual([100, 19])
    expect(paid_amount).toBe(115)
    const { totals } = await lena.client.ask(sumStaffCreditNotes, { query: { customer: customer.account.id } })
    expect(totals).toEqual([{ currency: 'EUR', count: 2, net_amount: 100, tax_amount: 19, amount: 119 }])
    expect(await csvOf(customer, 'orders')).toMatchObject([
      { amount: '119', credited_amount: '119', state: 'refunded' },
    ])
    const { bytes } = await customer.client.send('GET', '/billing/api/v1/orders', { query: { format: 'csv' } })
    expect(Buffer.from(bytes).toString()).toContain(',119,119,EUR,refunded,')
    await expectConsistent()
  })

  it('is refused if the difference is not accepted, if too much is missing, and in another currency', async () => {
    const order = await giveOrder(foyer, olga)
    expect(await book(order, { amount: 115 })).toMatchObject(
      refused('other_amount', '/amount', { amount: '119.00', currency: 'EUR' }),
    )
    expect(await book(order, { amount: 113.04, accept_difference: true })).toMatchObject(
      refused('shortfall_too_large', '/amount', { most: '5.95' }),
    )
    // Five percent are more than the sum for one transfer.
    const dear = await giveOrder(foyer, olga, { price: '1000' })
    expect(await book(dear, { amount: 1154.99, accept_difference: true })).toMatchObject(
      refused('shortfall_too_large', '/amount', { most: '35.00' }),
    )
    expect(await book(order, { amount: 119, currency: 'USD', accept_difference: true })).toMatchObject(
      refused('other_currency', '/currency', { currency: 'EUR' }),
    )
    expect(await book(order, { amount: 119, currency: 'EUR' })).toMatchObject({ status: 200 })
  })

  it('is not approved by a process that knows transfers of the whole invoice alone, such as one of the version before', async () => {
    const order = await giveOrder(foyer, olga)
    const { body } = await book(order, { amount: 115, accept_difference: true })
    const { id } = body as { id: string }
    const decided = `update billing.approval set state = 'approved', decided_by = gen_random_uuid(), decided_handle = 'old', decided_at = now() where id = $1`
    await expect(foyer.sql(decided, id)).rejects.toThrow('approval_carried_out')
    expect(await approve(id)).toMatchObject({ state: 'approved' })
    expect(await read(order)).toMatchObject({ received: { amount: 115 } })
  })

  it('leaves its invoice open if the second person says no', async () => {
    const order = await giveOrder(foyer, olga)
    const { body } = await book(order, { amount: 115, accept_difference: true })
    await nora.client.ask(refuseApproval, { params: { id: (body as { id: string }).id }, body: null })
    expect(await read(order)).toMatchObject({ paid_at: null, can: { mark_paid: true } })
  })
})

describe('a transfer of too much', () => {
  it('settles its invoice, and the rest goes back: the customer and finance are told', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const order = await giveOrder(foyer, customer)
    const reference = randomUUID()
    const paid_on = addDays(today(foyer), -3)
    const answer = await book(order, { reference, amount: 130, paid_on, accept_difference: true })
    expect(answer).toMatchObject({ status: 200, body: { received: { amount: 119, shortfall: 0 }, refundable: 119 } })
    await settled()
    expect(await surplusesOf(order)).toEqual([
      { amount: 11, state: 'succeeded', gateway: 'bank_transfer', transaction_id: reference, day: paid_on },
    ])
    // What arrived is in the books once: what was owed as the payment, the rest as the refund.
    const [payment] = await csvOf(customer)
    expect(payment).toMatchObject({ amount: '119', shortfall: '0', transaction_id: reference })
    const [returned] = await csvOf(customer, 'refunds')
    expect(returned).toMatchObject({ amount: '11', captured_amount: '11', transaction_id: reference })
    expect(Object.values(payment ?? {})).not.toContain('130')
    const letters = await mailsTo(foyer, customer.email)
    expect(letters.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('Receipt for invoice'), 'We are returning an extra payment']),
    )
    const receipt = letters.find(({ subject }) => subject.startsWith('Receipt'))
    expect(receipt?.text).toContain('€130.00 RECEIVED')
    expect(receipt?.text).toContain('€11.00 more than the invoice')
    const { number, credit_notes } = await read(order)
    expect(credit_notes).toEqual([])
    const [send] = (await mailsTo(foyer, 'finance@aurora.example')).filter(({ subject }) => subject.includes(number))
    expect(send?.text).toContain('€11.00')
    expect(send?.text).toContain(reference)
    await expectConsistent()
  })

  it('needs a second person if what arrived is above the limit', async () => {
    const order = await giveOrder(foyer, olga)
    expect(await book(order, { amount: 5000.01, accept_difference: true })).toMatchObject({ status: 202 })
  })
})

describe('a second transfer for a paid invoice', () => {
  it('is kept as surplus and goes back; its reference is never accepted again', async () => {
    const order = await giveOrder(foyer, olga)
    expect(await record(order)).toMatchObject({ status: 409 })
    const first = randomUUID()
    await book(order, { reference: first })
    expect((await book(order)).status).toBe(409)
    const reference = randomUUID()
    const paid_on = addDays(today(foyer), -1)
    const answer = await record(order, { reference, paid_on })
    expect(answer).toMatchObject({
      status: 200,
      body: { refunds: [{ amount: 119, origin: 'surplus' }], refundable: 119, can: { record_surplus: true } },
    })
    for (const known of [first, reference])
      expect(await record(order, { reference: known })).toMatchObject(refused('conflict', '/reference'))
    expect(await book(await giveOrder(foyer, olga), { reference })).toMatchObject(refused('conflict', '/reference'))
    await settled()
    expect(await surplusesOf(order)).toMatchObject([{ amount: 119, state: 'succeeded', day: paid_on }])
    // In the month of the money, and not in a month's payouts: staff send it whenever they do.
    const listed = async (query: object) =>
      (await lena.client.ask(listStaffRefunds, { query: { query: reference, ...query } })).refunds
    const day = { from: paid_on, to: paid_on }
    expect(await listed({ ...day, by: 'received_on' })).toMatchObject([
      { received_on: paid_on, settled_at: null, state: 'succeeded' },
    ])
    expect(await listed({ from: today(foyer), to: today(foyer), by: 'received_on' })).toEqual([])
    expect(await listed({ from: paid_on, to: today(foyer), by: 'settled_at' })).toEqual([])
    const entry = (await auditOf(order)).find(({ action }) => action === 'refund_started')
    expect(entry).toMatchObject({
      actor: `operator:${lena.operator.handle}`,
      changes: { origin: 'surplus', transaction_id: reference, amount: '119.00', paid_on },
    })
    await expectConsistent()
  })

  it('that arrives ten times concurrently is recorded once', async () => {
    const order = await giveOrder(foyer, olga)
    await book(order)
    const reference = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(order, { reference })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await surplusesOf(order)).toHaveLength(1)
  })

  it('of an invoice that was cancelled goes back too; of another currency, day or brand it is refused', async () => {
    const order = await giveOrder(foyer, olga)
    await lena.client.ask(cancelStaffOrder, { params: { id: order }, body: { reason: 'not needed' } })
    expect(await record(order, { currency: 'USD' })).toMatchObject(refused('other_currency', '/currency'))
    expect(await record(order, { amount: 1.001 })).toMatchObject(refused('invalid', '/amount'))
    expect(await record(order, { paid_on: addDays(today(foyer), 1) })).toMatchObject(refused('invalid', '/paid_on'))
    const elsewhere = await createStaff(foyer, { tenant: 'sever', role: 'billing' })
    const body = { reference: randomUUID(), amount: 119, ...told }
    expect(await elsewhere.client.refusal(recordSurplus, { params: { id: order }, body })).toMatchObject({
      status: 404,
    })
    const support = await createStaff(foyer, { role: 'support' })
    expect(await support.client.refusal(recordSurplus, { params: { id: order }, body })).toMatchObject({ status: 403 })
    expect(await record(order)).toMatchObject({ status: 200 })
  })

  it('above the limit waits for a second person, and holds nothing else meanwhile', async () => {
    const order = await giveOrder(foyer, olga)
    await book(order)
    const { status, body } = await record(order, { amount: 6000 })
    expect(status).toBe(202)
    const { id } = body as { id: string }
    const { approvals } = await nora.client.ask(listApprovals, { query: { state: 'pending' } })
    expect(approvals.find((one) => one.id === id)).toMatchObject({ action: 'surplus', amount: 6000, received: null })
    expect(await surplusesOf(order)).toEqual([])
    const letters = await mailsTo(foyer, nora.operator.email)
    expect(letters.some(({ subject }) => subject.includes('extra transfer of €6,000.00'))).toBe(true)
    expect(await approve(id)).toMatchObject({ state: 'approved', action: 'surplus' })
    await settled()
    expect(await surplusesOf(order)).toMatchObject([{ amount: 6000, state: 'succeeded' }])
  })
})

describe('a transfer without a day', () => {
  it('that needs a second person arrived on the day of asking, whenever it is approved', async () => {
    const order = await giveOrder(foyer, olga, { price: '6000' })
    const day = today(foyer)
    const { body } = await book(order)
    expect(body).toMatchObject({ paid_on: day })
    // Nobody's sign-in outlives these days: a colleague comes later.
    advance(foyer, 3 * dayMs)
    const late = await createStaff(foyer, { role: 'billing' })
    await late.client.ask(giveApproval, { params: { id: (body as { id: string }).id }, body: null })
    const { paid_at } = await late.client.ask(getStaffOrder, { params: { id: order } })
    expect(paid_at).toMatch(day)
  })
})

describe('a card payment of another sum', () => {
  /** Stripe reports that it captured this many cents for the attempt, and it is left to people. */
  const captured = async (amount: string, currency = 'eur') => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const order = await giveOrder(foyer, customer)
    const staff = await createStaff(foyer, { role: 'billing' })
    const second = await createStaff(foyer, { role: 'billing' })
    const body = { gateway: 'stripe', token_id: 'tok_threeDSecure2Required' } as const
    expect((await customer.client.call(payOrder, { params: { order_id: order }, body })).status).toBe(202)
    const [attempt] = await foyer.sql<{ id: string }>(
      'select id from billing.payment_attempt where order_id = $1',
      order,
    )
    const { id: intent } = await stripe(foyer, 'payment_intents', {
      amount,
      currency,
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'allowed_payment_method_types[0]': 'card',
      'metadata[order_id]': order,
      'metadata[attempt_id]': attempt?.id ?? '',
    })
    const shown = () => staff.client.ask(getStaffOrder, { params: { id: order } })
    await vi.waitFor(
      async () => {
        await settled()
        expect((await shown()).questioned).toMatchObject({ gateway: 'stripe', transaction_id: intent })
      },
      { timeout: 20_000 },
    )
    const mark = (more: Partial<MarkPaidBody>) =>
      staff.client.call(markOrderPaid, {
        params: { id: order },
        body: { gateway: 'stripe', reference: intent, ...told, ...more },
      })
    const agree = async (answer: { readonly status: number; readonly body?: unknown }) => {
      expect(answer.status).toBe(202)
      await second.client.ask(giveApproval, { params: { id: (answer.body as { id: string }).id }, body: null })
    }
    return { order, intent, staff, shown, mark, agree }
  }

  const refundedAt = async (intent: string): Promise<number[]> => {
    const rows = await foyer.sql<{ amount: number }>(
      'select amount::float8 as amount from sandbox.refund where capture_id = $1 order by at',
      intent,
    )
    return rows.map(({ amount }) => amount)
  }

  const differencesOf = async (transaction: string) => {
    advance(foyer, dayMs)
    await foyer.modules.billing.reconcile('aurora')
    const all = await foyer.modules.billing.discrepancies('aurora')
    return all.filter(({ transaction_id }) => transaction_id === transaction).map(({ kind }) => kind)
  }

  it('is recorded under its gateway: the books agree, and a refund goes through the gateway', async () => {
    const { order, intent, shown, mark, agree } = await captured('11750')
    expect((await shown()).questioned).toMatchObject({ amount: 117.5, currency: 'EUR' })
    expect(await mark({})).toMatchObject(refused('other_amount', '/amount'))
    expect(await mark({ amount: 118, accept_difference: true })).toMatchObject(refused('invalid', '/amount'))
    expect(await mark({ reference: 'pi_other', accept_difference: true })).toMatchObject(
      refused('invalid', '/reference'),
    )
    expect(await mark({ gateway: 'paddle', accept_difference: true })).toMatchObject(refused('invalid', '/gateway'))
    await agree(await mark({ accept_difference: true }))
    expect(await shown()).toMatchObject({
      received: { gateway: 'stripe', transaction_id: intent, amount: 117.5, shortfall: 1.5 },
      questioned: null,
      attempts: [{ state: 'succeeded', gateway: 'stripe' }],
    })
    expect(await differencesOf(intent)).toEqual([])
    const later = await createStaff(foyer, { role: 'billing' })
    const answer = await later.client.call(refundOrder, { params: { id: order }, body: told })
    expect(answer).toMatchObject({ status: 200, body: { refunded: 117.5, refundable: 0 } })
    await settled()
    expect(await refundedAt(intent)).toEqual([117.5])
    expect(await differencesOf(intent)).toEqual([])
    const { credit_notes } = await later.client.ask(getStaffOrder, { params: { id: order } })
    expect(credit_notes).toMatchObject([{ amount: 119 }])
    await expectConsistent()
  })

  it('that was too much goes back through its gateway in part, once, and the books agree', async () => {
    const { order, intent, staff, shown, mark } = await captured('12500')
    expect(await mark({ accept_difference: true })).toMatchObject({ status: 200 })
    await settled()
    await vi.waitFor(async () => expect(await surplusesOf(order)).toMatchObject([{ state: 'succeeded' }]))
    expect(await refundedAt(intent)).toEqual([6])
    // The gateway's own report of it adds nothing.
    await settled()
    expect(await surplusesOf(order)).toMatchObject([{ amount: 6, gateway: 'stripe', transaction_id: intent }])
    expect(await shown()).toMatchObject({ refunded: 0, refundable: 119, received: { amount: 119, shortfall: 0 } })
    const { payments } = await staff.client.ask(listStaffPayments, { query: { query: intent } })
    expect(payments).toMatchObject([{ amount: 119 }])
    expect(await differencesOf(intent)).toEqual([])
    await expectConsistent()
  })

  it.each<[string, (staff: Staff, id: string) => Promise<unknown>]>([
    [
      'paid by transfer',
      ({ client }, id) => client.ask(markOrderPaid, { params: { id }, body: { reference: randomUUID(), ...told } }),
    ],
    ['cancelled', ({ client }, id) => client.ask(cancelStaffOrder, { params: { id }, body: told })],
  ])('goes back through its gateway, once, when its invoice is %s instead', async (_, settle) => {
    const { order, intent, staff, shown } = await captured('8000')
    await settle(staff, order)
    const returned = { amount: 80, gateway: 'stripe', transaction_id: intent }
    await vi.waitFor(async () => {
      await settled()
      expect(await surplusesOf(order)).toMatchObject([{ ...returned, state: 'succeeded' }])
    }, 20_000)
    expect(await refundedAt(intent)).toEqual([80])
    expect(await shown()).toMatchObject({ questioned: null, refunds: [{ origin: 'surplus', amount: 80 }] })
    expect(await differencesOf(intent)).toEqual([])
    await expectConsistent()
  })

  it('in another currency is refused at its field, and goes back once its invoice is cancelled', async () => {
    const { order, intent, staff, mark } = await captured('11900', 'usd')
    expect(await mark({ accept_difference: true })).toMatchObject(refused('other_currency', '/currency'))
    await staff.client.ask(cancelStaffOrder, { params: { id: order }, body: told })
    await vi.waitFor(async () => {
      await settled()
      expect(await refundedAt(intent)).toEqual([119])
    }, 20_000)
  })
})
