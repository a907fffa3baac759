// @module-tag long
import { randomUUID } from 'node:crypto'
import { createOrder, getCreditNoteDocument, getOrderDocument, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import {
  cancelStaffOrder,
  createStaffOrder,
  getStaffCreditNoteDocument,
  getStaffOrder,
  getStaffOrderDocument,
  listStaffCreditNotes,
  listStaffOrders,
  listStaffPayments,
  markOrderPaid,
  refundOrder,
  sumStaffOrders,
  sumStaffPayments,
} from '@foyer/contract/operator/endpoints.ts'
import type { CustomOrderBody } from '@foyer/contract/operator/order-bodies.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { leaveRefundBegun } from '../../../../test/begun-refund.ts'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveCreditNote, giveInvoice, giveLicence, giveOrder, publishSku, skuId } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { forgetPlans, plan } from '../../../../test/sandbox.ts'

const foyer = useFoyer()
let staff: Staff
let olga: Person
beforeAll(async () => {
  staff = await createStaff(foyer, { role: 'billing' })
  olga = await createPerson(foyer)
})

const transfer = (more: object = {}) => ({ reference: randomUUID(), reason: 'seen on the account', ...more })
const markPaid = (id: string, body = transfer()) => staff.client.call(markOrderPaid, { params: { id }, body })
const refund = (id: string, amount?: number) =>
  staff.client.call(refundOrder, {
    params: { id },
    body: { reason: 'goodwill', ...(amount !== undefined && { amount }) },
  })
const read = (id: string) => staff.client.ask(getStaffOrder, { params: { id } })

const paymentsOf = (id: string) =>
  foyer.sql<{ gateway: string }>('select gateway from billing.payment where order_id = $1', id)
const refundedOf = async (id: string): Promise<number> => {
  const [row] = await foyer.sql<{ sum: number }>(
    `select coalesce(sum(amount), 0)::float8 as sum from billing.refund where order_id = $1 and state <> 'failed'`,
    id,
  )
  return row?.sum ?? 0
}
const auditOf = (id: string) => entriesOf(foyer, id, ['actor', 'action', 'reason'])

/** Counts each kind of answer. */
const tally = (answers: readonly { readonly status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('the list of orders', () => {
  it('shows everybody’s, found by number, customer and state, in pages', async () => {
    const word = randomUUID().slice(0, 8)
    const mine = await createPerson(foyer, { second_name: word })
    const open = await giveOrder(foyer, mine)
    const late = await giveOrder(foyer, mine, { due_on: '2020-01-01' })
    const paid = await giveOrder(foyer, mine, { price: '70' })
    await markPaid(paid)
    const gone = await giveOrder(foyer, mine)
    await staff.client.ask(cancelStaffOrder, { params: { id: gone }, body: { reason: 'twice' } })
    const returned = await giveOrder(foyer, mine)
    await markPaid(returned)
    await refund(returned, 1)
    const list = async (query: object) => {
      const { orders } = await staff.client.ask(listStaffOrders, { query: { query: word, ...query } })
      return orders.map(({ id }) => id).toSorted()
    }
    expect(await list({})).toEqual([open, late, paid, gone, returned].toSorted())
    expect(await list({ status: 'open' })).toEqual([open, late].toSorted())
    expect(await list({ status: 'overdue' })).toEqual([late])
    expect(await list({ status: 'paid' })).toEqual([paid, returned].toSorted())
    expect(await list({ status: 'refunded' })).toEqual([returned])
    expect(await list({ status: 'cancelled' })).toEqual([gone])
    expect(await list({ gateway: 'bank_transfer', amount_lt: 100 })).toEqual([paid])
    expect(await list({ purpose: 'prolong' })).toEqual([])
    const { orders } = await staff.client.ask(listStaffOrders, { query: { customer: mine.account.id, limit: 2 } })
    expect(orders).toHaveLength(2)
    expect(orders[0]?.customer).toEqual({ id: mine.account.id, email: mine.email, name: `Ada ${word}` })
    const { number } = await read(open)
    const found = await staff.client.ask(listStaffOrders, { query: { query: number } })
    expect(found.orders.map(({ id }) => id)).toEqual([open])
    const licence = await giveInvoice(foyer, mine)
    expect(await list({ query: '', deliverable: licence.deliverable_id })).toEqual([licence.order_id])
    expect(await list({ query: '', deliverable: 'x' })).toEqual([])
    const nobody = await staff.client.ask(listStaffOrders, { query: { customer: 'x' } })
    expect(nobody.orders).toEqual([])
  })

  it('BILL-28 show an order as refunded while its refund is pending: its state in the file and the filter agree', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const order = await giveOrder(foyer, customer)
    await customer.client.ask(payOrder, {
      params: { order_id: order },
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })
    await plan(foyer, 'stripe', 'fail_before', { times: 20, call: 'POST /v1/refunds' })
    expect(await refund(order)).toMatchObject({ body: { refunded: 119, refunds: [{ state: 'unknown' }] } })
    const theirs = { customer: customer.account.id, status: 'refunded' } as const
    expect(await staff.client.ask(listStaffOrders, { query: theirs })).toMatchObject({
      orders: [{ id: order, refunded: 119 }],
    })
    const query = { ...theirs, format: 'csv' }
    const { bytes } = await staff.client.send('GET', '/operator/api/v1/orders', { query })
    expect(Buffer.from(bytes).toString()).toContain(',119,EUR,refunded,')
    await forgetPlans(foyer)
  })

  it('and the list of payments find a transfer by its reference and its order', async () => {
    const order = await giveOrder(foyer, olga)
    const { reference } = transfer()
    await markPaid(order, transfer({ reference }))
    const { number, received } = await read(order)
    expect(received).toEqual({ gateway: 'bank_transfer', transaction_id: reference, amount: 119, shortfall: 0 })
    for (const query of [reference, number]) {
      const { payments } = await staff.client.ask(listStaffPayments, { query: { query } })
      expect(payments).toMatchObject([{ order_id: order, order_number: number, amount: 119, refunded: 0 }])
    }
  })
})

describe('for accounting', () => {
  it('a period of orders and of payments is exported as CSV, with their customers and refunds', async () => {
    const customer = await createPerson(foyer)
    const { email, id: customerId } = customer.account
    const order = await giveOrder(foyer, customer)
    await giveOrder(foyer, customer, { issued_at: new Date(Date.UTC(2024, 5, 15)) })
    const { reference } = transfer()
    await markPaid(order, transfer({ reference }))
    await refund(order, 19)
    const { number } = await read(order)
    expect(await read(order)).toMatchObject({ refunded: 19, refundable: 100 })
    const csvOf = async (list: string): Promise<string[]> => {
      const query = { format: 'csv', customer: customerId, from: '2025-01-01' }
      const { status, headers, bytes } = await staff.client.send('GET', `/operator/api/v1/${list}`, { query })
      expect(status).toBe(200)
      expect(headers.get('content-type')).toContain('text/csv')
      return Buffer.from(bytes)
        .toString()
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n')
    }
    const [orderColumns, ...orders] = await csvOf('orders')
    expect(orderColumns).toMatch(/^number,created_at,customer,.*,amount,credited_amount,refunded,currency,state,/)
    expect(orders).toEqual([
      expect.stringMatching(new RegExp(`^${number},.*,${email},.*,119,19,19,EUR,partly_refunded,`)),
    ])
    const [, ...payments] = await csvOf('payments')
    expect(payments).toEqual([expect.stringContaining(`,${number},${email},119,19,EUR,bank_transfer,${reference},`)])
  })

  it('credit notes are exported by their own date, whenever their invoice was made, with net amount, tax and currency', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const theirs = { customer: customer.account.id }
    const order = await giveOrder(foyer, customer, { issued_at: new Date(Date.UTC(2024, 5, 15)) })
    await markPaid(order)
    for (const amount of [19, 100]) await refund(order, amount)
    const { number, credit_notes } = await read(order)
    const { credit_notes: notes } = await staff.client.ask(listStaffCreditNotes, { query: theirs })
    expect(notes).toMatchObject([
      { amount: 100, net_amount: 84.03, tax_amount: 15.97 },
      { amount: 19, net_amount: 15.97, tax_amount: 3.03 },
    ])
    expect(notes[1]).toEqual({
      id: credit_notes[0]?.id,
      number: credit_notes[0]?.number,
      issued_at: credit_notes[0]?.issued_at,
      order_id: order,
      order_number: number,
      customer: expect.objectContaining({ email: customer.email }),
      buyer: { legal_name: 'Ada Lind', tax_id: null },
      country: 'DE',
      net_amount: 15.97,
      tax: 19,
      tax_amount: 3.03,
      amount: 19,
      currency: 'EUR',
      reason: 'Returned by the seller',
    })
    const today = dayOf(foyer.platform.clock.now())
    const found = async (query: object) =>
      (await staff.client.ask(listStaffCreditNotes, { query: { ...theirs, ...query } })).credit_notes.length
    expect(await found({ from: today, to: today, currency: 'EUR' })).toBe(2)
    expect(await found({ to: '2024-12-31' })).toBe(0)
    expect(await found({ currency: 'USD' })).toBe(0)
    const first = await staff.client.ask(listStaffCreditNotes, { query: { ...theirs, limit: '1' } })
    const cursor = first.next ?? ''
    const second = await staff.client.ask(listStaffCreditNotes, { query: { ...theirs, limit: '1', cursor } })
    expect([...first.credit_notes, ...second.credit_notes]).toEqual(notes)
    const { bytes } = await staff.client.send('GET', '/operator/api/v1/credit_notes', {
      query: { ...theirs, format: 'csv', sort: 'issued_at' },
    })
    const [titles, ...lines] = Buffer.from(bytes)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
    expect(titles).toBe(
      'number,issued_at,order_number,customer,customer_name,buyer,tax_id,country,net_amount,tax_percent,tax_amount,amount,currency,reason,order_id,id',
    )
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`,${number},${customer.email},`)
    expect(lines[0]).toContain(',DE,15.97,19,3.03,19,EUR,Returned by the seller,')
  })

  it('the totals of a list are per currency, with the list’s filters, including refunds', async () => {
    const word = randomUUID().slice(0, 8)
    const german = await createPerson(foyer, { second_name: word })
    const russian = await createPerson(foyer, { second_name: word, country: 'RU' })
    const paid = await giveOrder(foyer, german)
    await markPaid(paid)
    await refund(paid, 19)
    const old = await giveOrder(foyer, german, { price: '0.10', issued_at: new Date(Date.UTC(2024, 5, 15)) })
    await markPaid(await giveOrder(foyer, russian, { price: '7000' }))
    const theirs = { query: word }
    const orders = async (query: object) =>
      (await staff.client.ask(sumStaffOrders, { query: { ...theirs, ...query } })).totals
    const payments = async (query: object) =>
      (await staff.client.ask(sumStaffPayments, { query: { ...theirs, ...query } })).totals
    const roubles = { currency: 'RUB', count: 1, amount: 7000, refunded: 0 }
    const kept = { currency: 'EUR', count: 1, amount: 119, refunded: 19 }
    const inRoubles = { ...roubles, net_amount: 7000, tax_amount: 0, cancelled_count: 0, cancelled_amount: 0 }
    const inEuros = { ...kept, net_amount: 100, tax_amount: 19, cancelled_count: 0, cancelled_amount: 0 }
    const oldOne = { count: 1, amount: 0.12, net_amount: 0.1, tax_amount: 0.02, refunded: 0 }
    expect(await orders({})).toEqual([
      { ...inEuros, count: 2, amount: 119.12, net_amount: 100.1, tax_amount: 19.02 },
      inRoubles,
    ])
    expect(await orders({ status: 'open' })).toEqual([{ ...inEuros, ...oldOne }])
    expect(await orders({ from: '2025-01-01' })).toEqual([inEuros, inRoubles])
    expect(await orders({ currency: 'RUB' })).toEqual([inRoubles])
    expect(await orders({ customer: german.account.id, amount_gt: 100 })).toEqual([inEuros])
    expect(await payments({})).toEqual([kept, roubles])
    expect(await payments({ gateway: 'stripe' })).toEqual([])
    await markPaid(old)
    expect(await payments({ currency: 'EUR' })).toEqual([{ ...kept, count: 2, amount: 119.12 }])
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect(await elsewhere.client.ask(sumStaffOrders, { query: theirs })).toEqual({ totals: [] })
  })

  it('a period that ends before it begins is refused, instead of being silently empty', async () => {
    const query = { from: '2026-03-01', to: '2026-02-01' }
    for (const list of [
      'orders',
      'orders/totals',
      'payments',
      'payments/totals',
      'credit_notes',
      'customers',
      'audit',
    ]) {
      const { status, body } = await staff.client.send('GET', `/operator/api/v1/${list}`, { query })
      expect({ list, status, body }).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'bad_request', source: { parameter: 'from' } }] },
      })
      const oneDay = { from: '2026-03-01', to: '2026-03-01' }
      expect((await staff.client.send('GET', `/operator/api/v1/${list}`, { query: oneDay })).status).toBe(200)
    }
  })

  it('BILL-20 a refused card is explained to staff in their language, beside the provider’s own text', async () => {
    const id = await giveOrder(foyer, olga)
    const body = { gateway: 'stripe', token_id: 'tok_visa_chargeDeclinedInsufficientFunds' } as const
    expect((await olga.client.call(payOrder, { params: { order_id: id }, body })).status).toBe(402)
    const told = { state: 'failed', failure_code: 'insufficient_funds', failure_text: 'not enough money on the card' }
    expect((await read(id)).attempts).toMatchObject([told])
    const headers = { 'accept-language': 'ru' }
    const { attempts } = await staff.client.ask(getStaffOrder, { params: { id }, headers })
    expect(attempts[0]?.failure_text).toMatch(/^[а-я ]+$/)
  })

  it('the documents are those that the customer gets', async () => {
    const order_id = await giveOrder(foyer, olga)
    await markPaid(order_id)
    const note = await giveCreditNote(foyer, order_id)
    for (const query of [{}, { kind: 'invoice' }, { kind: 'receipt' }] as const) {
      const { document } = await staff.client.ask(getStaffOrderDocument, { params: { id: order_id }, query })
      expect({ document }).toEqual(await olga.client.ask(getOrderDocument, { params: { order_id }, query }))
    }
    const params = { order_id, id: note }
    const ofStaff = await staff.client.ask(getStaffCreditNoteDocument, { params })
    expect(ofStaff).toEqual(await olga.client.ask(getCreditNoteDocument, { params }))
  })
})

describe('marking as paid', () => {
  it('books the transfer with its date, and the log shows who and why', async () => {
    const order = await giveOrder(foyer, olga)
    const paid_on = dayIn(foyer, -30)
    const answer = await markPaid(order, transfer({ amount: 119, paid_on }))
    expect(answer).toMatchObject({ status: 200, body: { can: { mark_paid: false, refund: true, cancel: false } } })
    expect((await read(order)).paid_at).toMatch(paid_on)
    expect(await auditOf(order)).toContainEqual({
      actor: `operator:${staff.operator.handle}`,
      action: 'order_paid',
      reason: 'seen on the account',
    })
    const changes = `select changes ->> 'paid_on' as paid_on from platform.audit_entry where object_id = $1 and action = 'order_paid'`
    expect(await foyer.sql(changes, order)).toEqual([{ paid_on }])
  })

  it('BILL-14 tells when a transfer of an earlier month was entered, by which it is found and exported', async () => {
    const customer = await createPerson(foyer)
    const late = await giveOrder(foyer, customer)
    const usual = await giveOrder(foyer, customer)
    const paid_on = dayIn(foyer, -25)
    await markPaid(late, transfer({ paid_on }))
    await markPaid(usual)
    const today = dayIn(foyer, 0)
    const entered = { customer: customer.account.id, by: 'recorded_at', from: today } as const
    const listed = async (query: object) => {
      const asked = { customer: customer.account.id, sort: '-recorded_at', ...query } as const
      return (await staff.client.ask(listStaffPayments, { query: asked })).payments
    }
    expect((await listed({ from: today })).map(({ order_id }) => order_id)).toEqual([usual])
    expect((await listed(entered)).map(({ order_id }) => order_id)).toEqual([usual, late])
    const [, booked] = await listed(entered)
    expect(booked?.created_at).toContain(paid_on)
    expect(booked?.recorded_at).toContain(today)
    expect(await listed({ by: 'recorded_at', to: dayIn(foyer, -1) })).toEqual([])
    expect((await staff.client.ask(sumStaffPayments, { query: entered })).totals).toMatchObject([{ count: 2 }])
    const { bytes } = await staff.client.send('GET', '/operator/api/v1/payments', {
      query: { ...entered, format: 'csv' },
    })
    const [titles, ...lines] = Buffer.from(bytes).toString().trim().split('\r\n')
    expect(titles).toMatch(/,id,(?:.*,)?recorded_at$/)
    expect(lines.find((line) => line.includes(late))).toMatch(new RegExp(`${paid_on}T12:00.*,${today}T[^,]*$`))
  })

  it('with money that arrived long before: the product begins when it is booked, so that nobody pays for days without it', async () => {
    const today = new Date(foyer.platform.clock.now()).toISOString().slice(0, 10)
    const daysAgo = (count: number) => new Date(Date.parse(today) - count * dayMs).toISOString().slice(0, 10)
    const late = { starts_on: daysAgo(50), paid_till: daysAgo(20), auto_renewable: true } as const
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga, late)
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await markPaid(order_id, transfer({ paid_on: daysAgo(25) }))).toMatchObject({ status: 200 })
    const renewed = await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })
    expect(renewed.last_paid_period?.starts_on).toBe(today)

    await publishSku(foyer)
    const buyer = await createPerson(foyer, { permissions: { store: true, create_trial: false } })
    const body = { purpose: 'new', sku_id: skuId, quantity: 1 } as const
    const bought = await buyer.client.ask(createOrder, { body })
    await markPaid(bought.id, transfer({ paid_on: daysAgo(9) }))
    const order = await read(bought.id)
    expect(order.paid_at).toMatch(daysAgo(9))
    const made = await buyer.client.ask(getDeliverable, { params: { id: order.deliverable?.id ?? '' } })
    expect(made.last_paid_period?.starts_on).toBe(today)
  })

  it('with money that arrived today: it arrived no later than it was booked, even in the morning', async () => {
    const { clock } = foyer.platform
    const offset = clock.offset_ms
    const tomorrow = Math.ceil(clock.now().getTime() / dayMs) * dayMs
    clock.offset_ms += tomorrow + 6 * hourMs - clock.now().getTime()
    try {
      const order = await giveOrder(foyer, olga)
      await markPaid(order, transfer({ paid_on: new Date(tomorrow).toISOString().slice(0, 10) }))
      const paidAt = Date.parse((await read(order)).paid_at ?? '')
      expect(paidAt).toBeGreaterThanOrEqual(tomorrow)
      expect(paidAt).toBeLessThanOrEqual(clock.now().getTime())
    } finally {
      clock.offset_ms = offset
    }
  })

  it('refuses another amount, a future date or one long before the order, a booked reference, and an order of another brand', async () => {
    const order = await giveOrder(foyer, olga)
    const used = transfer()
    await markPaid(await giveOrder(foyer, olga), used)
    expect(await markPaid(order, transfer({ amount: 118.99 }))).toMatchObject({ status: 422 })
    expect(await markPaid(order, transfer({ amount: 119.01 }))).toMatchObject({ status: 422 })
    expect(await markPaid(order, transfer({ amount: 119.001 }))).toMatchObject({ status: 422 })
    const wrongDay = { status: 422, body: { errors: [{ code: 'invalid', source: { pointer: '/paid_on' } }] } }
    for (const paid_on of ['2999-01-01', dayIn(foyer, -31), '1900-01-01'])
      expect(await markPaid(order, transfer({ paid_on }))).toMatchObject(wrongDay)
    expect(await markPaid(order, used)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'conflict', source: { pointer: '/reference' } }] },
    })
    const elsewhere = await createStaff(foyer, { tenant: 'sever', role: 'billing' })
    const asked = { params: { id: order }, body: transfer() }
    expect(await elsewhere.client.refusal(markOrderPaid, asked)).toMatchObject({ status: 404 })
    const support = await createStaff(foyer, { role: 'support' })
    expect(await support.client.refusal(markOrderPaid, asked)).toMatchObject({ status: 403 })
    expect(await paymentsOf(order)).toEqual([])
    const today = foyer.platform.clock.now().toISOString().slice(0, 10)
    expect(await markPaid(order, transfer({ paid_on: today }))).toMatchObject({ status: 200 })
  })

  it('ten times concurrently books one payment', async () => {
    const order = await giveOrder(foyer, olga)
    const answers = await Promise.all(Array.from({ length: 10 }, () => markPaid(order)))
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 })
    expect(await paymentsOf(order)).toHaveLength(1)
  })

  it('during the customer’s card payment: the order is paid once, whichever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await giveOrder(foyer, olga)
      const params = { order_id: order }
      const card = { gateway: 'stripe', token_id: 'tok_visa' } as const
      const [booked, charged] = await Promise.all([markPaid(order), olga.client.call(payOrder, { params, body: card })])
      expect([booked.status, charged.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await paymentsOf(order)).toEqual([{ gateway: booked.status === 200 ? 'bank_transfer' : 'stripe' }])
    }
  })
})

it('with one transfer for two orders concurrently is booked for one of them', async () => {
  const body = transfer()
  const orders = await Promise.all([giveOrder(foyer, olga), giveOrder(foyer, olga)])
  const answers = await Promise.all(orders.map((id) => markPaid(id, body)))
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
})

describe('refunds', () => {
  it('BILL-28 of bank transfers are sent by people: finance is asked once, with amount, order and reference, and the customer is told how it is sent', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const order = await giveOrder(foyer, customer)
    const body = transfer()
    await markPaid(order, body)
    const { number } = await read(order)
    const asked = async () =>
      (await mailsTo(foyer, 'finance@aurora.example')).filter(({ subject }) => subject.includes(number))
    const ends = await Promise.all(Array.from({ length: 10 }, () => refund(order, 60)))
    expect(tally(ends)).toEqual({ 200: 1, 422: 9 })
    const [letter, ...more] = await asked()
    expect(more).toEqual([])
    expect(letter?.subject).toBe(`Send a refund by bank transfer: invoice ${number}`)
    const { credit_notes } = await read(order)
    for (const part of ['€60.00', body.reference, customer.email, credit_notes[0]?.number])
      expect(letter?.text).toContain(part)
    const letters = (await mailsTo(foyer, customer.email)).filter(({ subject }) => subject.startsWith('Refund'))
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('back by bank transfer')])
    expect(letters[0]?.text).not.toMatch(/on its way back|the way it was paid/)
    // The process that handles the rest dies before it has done more.
    await leaveRefundBegun(foyer, order, '59')
    for (let round = 0; round < 2; round += 1) await foyer.platform.jobs.runDue()
    expect((await asked()).map(({ text }) => text)).toEqual([
      expect.stringContaining('€59.00'),
      expect.stringContaining('€60.00'),
    ])
  })

  it('are made in parts and never exceed the payment', async () => {
    const order = await giveOrder(foyer, olga)
    await markPaid(order)
    expect(await refund(order, 19.5)).toMatchObject({ status: 200, body: { refunded: 19.5 } })
    expect(await refund(order, 99.51)).toMatchObject({ status: 422 })
    expect(await refund(order)).toMatchObject({
      status: 200,
      body: {
        refunded: 119,
        can: { refund: false },
        refunds: [{ amount: 19.5 }, { amount: 99.5, state: 'succeeded' }],
      },
    })
    expect(await refund(await giveOrder(foyer, olga))).toMatchObject({ status: 409 })
  })

  it('of everything, ten times concurrently: the money is returned once', async () => {
    const order = await giveOrder(foyer, olga)
    await olga.client.ask(payOrder, {
      params: { order_id: order },
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order)))
    expect(tally(answers)).toEqual({ 200: 1, 422: 9 })
    expect(await refundedOf(order)).toBe(119)
  })

  it('sent twice with one Idempotency-Key are made once', async () => {
    const order = await giveOrder(foyer, olga)
    await markPaid(order)
    const asked = { params: { id: order }, body: { reason: 'half', amount: 10 }, idempotency_key: randomUUID() }
    const first = await staff.client.ask(refundOrder, asked)
    expect(await staff.client.ask(refundOrder, asked)).toEqual(first)
    expect(await refundedOf(order)).toBe(10)
  })
})

describe('cancelling', () => {
  it('ends an unpaid order once, and never a paid one', async () => {
    const order = await giveOrder(foyer, olga)
    const asked = { params: { id: order }, body: { reason: 'issued twice' } }
    const answers = await Promise.all(Array.from({ length: 3 }, () => staff.client.call(cancelStaffOrder, asked)))
    expect(tally(answers)[200]).toBeGreaterThanOrEqual(1)
    expect((await auditOf(order)).filter(({ action }) => action === 'order_cancelled')).toMatchObject([
      { actor: `operator:${staff.operator.handle}`, reason: 'issued twice' },
    ])
    expect(await markPaid(order)).toMatchObject({ status: 409 })
    const paid = await giveOrder(foyer, olga)
    await markPaid(paid)
    const refused = await staff.client.refusal(cancelStaffOrder, { params: { id: paid }, body: { reason: 'x' } })
    expect(refused).toMatchObject({ code: 'already_paid' })
  })

  it('of the order that extends a licence ends its renewal: nothing is invoiced for it again', async () => {
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga, { auto_renewable: true })
    await staff.client.ask(cancelStaffOrder, { params: { id: order_id }, body: { reason: 'leaves us' } })
    const licence = await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })
    expect(licence).toMatchObject({ auto_renewable: false, cancellation_reason: 'leaves us', unpaid_order_id: null })
    await foyer.modules.licensing.runRenewals('aurora')
    expect((await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })).unpaid_order_id).toBeNull()
  })
})

describe('issuing', () => {
  it('creates an invoice for what was agreed, with tax, only for that customer', async () => {
    const body: CustomOrderBody = {
      customer_id: olga.account.id,
      action: 'custom',
      description: 'Migration',
      lines: [
        { title: 'Two days', quantity: 2, unit_price: 800.5 },
        { title: 'Travel', quantity: 1, unit_price: 99 },
      ],
      reason: 'as agreed',
    }
    const made = await staff.client.ask(createStaffOrder, { body })
    expect(made).toMatchObject({ net_amount: 1700, tax_amount: 323, amount: 2023, customer: { email: olga.email } })
    expect(await auditOf(made.id)).toMatchObject([{ action: 'order_issued', reason: 'as agreed' }])
    const lines = [{ title: 'x', quantity: 1, unit_price: 0.001 }]
    expect(await staff.client.refusal(createStaffOrder, { body: { ...body, lines } })).toMatchObject({
      source: { pointer: '/lines/0/unit_price' },
    })
    expect(
      await staff.client.refusal(createStaffOrder, { body: { ...body, customer_id: randomUUID() } }),
    ).toMatchObject({ status: 422, source: { pointer: '/customer_id' } })
  })

  it('refuses amounts beyond the maximum of an invoice at the line that exceeds it, including tax', async () => {
    const priceOf = (...prices: readonly (readonly [quantity: number, unit_price: number])[]) =>
      prices.map(([quantity, unit_price]) => ({ title: 'Days', quantity, unit_price }))
    const { account } = await createPerson(foyer)
    const base = { customer_id: account.id, action: 'custom', description: 'Migration' } as const
    const refused = async (lines: CustomOrderBody['lines']) => {
      const { status, source } = await staff.client.refusal(createStaffOrder, { body: { ...base, lines } })
      return [status, source?.pointer]
    }
    expect(await refused(priceOf([1_000_000, 1_000_000]))).toEqual([422, '/lines/0/unit_price'])
    expect(await refused(priceOf([1, 1_000_000_000_000]))).toEqual([422, '/lines/0/unit_price'])
    expect(await refused(priceOf([1, 600_000_000_000], [1, 300_000_000_000]))).toEqual([422, '/lines/1/unit_price'])
    const most = await staff.client.ask(createStaffOrder, { body: { ...base, lines: priceOf([1, 840_000_000_000]) } })
    expect(most.amount).toBe(999_600_000_000)
  })

  it('allows a due date from today until a year from now, for agreed and catalogue items alike', async () => {
    await publishSku(foyer)
    const lines = [{ title: 'A day', quantity: 1, unit_price: 800 }]
    const agreed = { customer_id: olga.account.id, action: 'custom', description: 'Training', lines } as const
    const sold = { customer_id: olga.account.id, action: 'create', sku_id: skuId, quantity: 1 } as const
    for (const base of [agreed, sold]) {
      for (const due_on of [dayIn(foyer, -1), dayIn(foyer, 367), '9999-12-31'])
        expect(await staff.client.refusal(createStaffOrder, { body: { ...base, due_on } })).toMatchObject({
          status: 422,
          source: { pointer: '/due_on' },
        })
      for (const due_on of [dayIn(foyer, 0), dayIn(foyer, 366)])
        expect(await staff.client.ask(createStaffOrder, { body: { ...base, due_on } })).toMatchObject({ due_on })
    }
  })

  it('creates the invoice of a licence’s next period, once', async () => {
    const deliverable_id = await giveLicence(foyer, olga)
    const body = { customer_id: olga.account.id, action: 'prolong', deliverable_id } as const
    expect(await staff.client.ask(createStaffOrder, { body })).toMatchObject({
      purpose: 'prolong',
      deliverable: { id: deliverable_id },
    })
    expect((await staff.client.refusal(createStaffOrder, { body })).status).toBe(409)
    const stranger = await createPerson(foyer)
    const theirs = { ...body, customer_id: stranger.account.id }
    for (const one of [theirs, { ...body, deliverable_id: randomUUID() }])
      expect(await staff.client.refusal(createStaffOrder, { body: one })).toMatchObject({
        status: 422,
        source: { pointer: '/deliverable_id' },
      })
  })
})
