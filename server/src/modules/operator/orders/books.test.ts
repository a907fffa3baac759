// @module-tag long
import { randomUUID } from 'node:crypto'
import {
  cancelStaffOrder,
  changeCustomer,
  getStaffOrder,
  listCustomers,
  listStaffCreditNotes,
  listStaffOrders,
  markOrderPaid,
  refundOrder,
  sumStaffCreditNotes,
  sumStaffOrders,
} from '@foyer/contract/operator/endpoints.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'
import { fillSearchWords } from '../../../platform/database/search-words.ts'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer, { role: 'billing' })
})

const pay = (id: string) =>
  staff.client.ask(markOrderPaid, { params: { id }, body: { reference: randomUUID(), reason: 'seen' } })
const refund = (id: string, amount?: number) =>
  staff.client.ask(refundOrder, {
    params: { id },
    body: { reason: 'goodwill', ...(amount !== undefined && { amount }) },
  })

/** The rows of an export, by the names of their columns. */
const exported = async (list: string, query: object): Promise<Record<string, string>[]> => {
  const { bytes } = await staff.client.send('GET', `/operator/api/v1/${list}`, { query: { ...query, format: 'csv' } })
  const [columns = [], ...rows] = Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])))
}

describe('for the books of a month', () => {
  it('BILL-14 a sale and its credit note keep the buyer and the country that decided the tax, wherever the customer lives now', async () => {
    const customer = await createPerson(foyer, { country: 'DE', legal_name: 'Nord TV GmbH', tax_id: 'DE811907980' })
    const id = await giveOrder(foyer, customer)
    await pay(id)
    const params = { id: customer.account.id }
    await staff.client.ask(changeCustomer, { params, body: { country: 'FR', reason: 'moved' } })
    await refund(id)
    const later = await giveOrder(foyer, customer)
    const theirs = { customer: customer.account.id }
    const billed = { country: 'DE', buyer: { legal_name: 'Nord TV GmbH', tax_id: 'DE811907980' } }
    expect((await staff.client.ask(listStaffCreditNotes, { query: theirs })).credit_notes).toMatchObject([
      { ...billed, tax: 19, order_id: id },
    ])
    expect((await staff.client.ask(listStaffOrders, { query: theirs })).orders).toMatchObject([
      { ...billed, country: 'FR', id: later },
      { ...billed, id },
    ])
    expect(await staff.client.ask(getStaffOrder, { params: { id } })).toMatchObject(billed)
    const columns = { buyer: 'Nord TV GmbH', country: 'DE', tax_id: 'DE811907980', tax_percent: '19' }
    expect(await exported('credit_notes', theirs)).toMatchObject([columns])
    expect(await exported('orders', { ...theirs, sort: 'created_at' })).toMatchObject([
      columns,
      { ...columns, country: 'FR', tax_percent: '20' },
    ])
  })

  it('an export comes latest first if the list is sorted in a way that no index has', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const made = await Promise.all(
      ['300', '100', '200'].map((price, days) =>
        giveOrder(foyer, customer, { price, issued_at: new Date(Date.UTC(2024, 9, 10 + days)) }),
      ),
    )
    const theirs = { customer: customer.account.id }
    const ids = async (sort: string) => (await exported('orders', { ...theirs, sort })).map(({ id }) => id)
    expect(await ids('amount')).toEqual(made.toReversed())
    expect(await ids('created_at')).toEqual(made)
  })

  it('BILL-14 an invoice from before the country was kept names the customer’s present one', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const id = await giveOrder(foyer, customer)
    await foyer.sql(`update billing."order" set buyer = buyer - 'country' where id = $1`, id)
    await pay(id)
    await refund(id)
    const query = { customer: customer.account.id }
    const buyer = { legal_name: 'Ada Lind', tax_id: null }
    expect((await staff.client.ask(listStaffOrders, { query })).orders).toMatchObject([{ country: 'DE', buyer }])
    expect((await staff.client.ask(listStaffCreditNotes, { query })).credit_notes).toMatchObject([
      { country: 'DE', buyer },
    ])
    expect(await exported('orders', query)).toMatchObject([{ country: 'DE', tax_id: '' }])
  })

  it('BILL-14 credit notes are found by number, order and customer, and summed by currency with their tax, as they are listed', async () => {
    const word = randomUUID().slice(0, 8)
    const german = await createPerson(foyer, { country: 'DE', second_name: word })
    const russian = await createPerson(foyer, { country: 'RU', second_name: word })
    const euros = await giveOrder(foyer, german)
    const roubles = await giveOrder(foyer, russian, { price: '7000' })
    for (const id of [euros, roubles]) await pay(id)
    for (const amount of [19, 100]) await refund(euros, amount)
    await refund(roubles)
    const { number, credit_notes } = await staff.client.ask(getStaffOrder, { params: { id: euros } })
    const [first, second] = credit_notes.map((note) => note.number)
    const found = async (query: object) =>
      (await staff.client.ask(listStaffCreditNotes, { query })).credit_notes.map((note) => note.number)
    expect(await found({ query: first })).toEqual([first])
    expect(await found({ query: first?.slice('AUR-'.length).toLowerCase() })).toEqual([first])
    expect(await found({ query: number })).toEqual([second, first])
    expect(await found({ query: word, currency: 'EUR', sort: '-amount' })).toEqual([second, first])
    expect(await found({ query: german.email, sort: 'amount' })).toEqual([first, second])
    expect(await found({ query: `${word} nobody` })).toEqual([])
    const totals = async (query: object) => (await staff.client.ask(sumStaffCreditNotes, { query })).totals
    const inEuros = { currency: 'EUR', count: 2, net_amount: 100, tax_amount: 19, amount: 119 }
    const inRoubles = { currency: 'RUB', count: 1, net_amount: 7000, tax_amount: 0, amount: 7000 }
    expect(await totals({ query: word })).toEqual([inEuros, inRoubles])
    expect(await totals({ customer: german.account.id })).toEqual([inEuros])
    expect(await totals({ query: word, currency: 'RUB' })).toEqual([inRoubles])
    expect(await totals({ query: word, to: '2020-01-01' })).toEqual([])
    expect(await exported('credit_notes', { query: word })).toHaveLength(3)
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect(await elsewhere.client.ask(sumStaffCreditNotes, { query: { query: word } })).toEqual({ totals: [] })
  })

  it('BILL-14 credit notes from before their numbers were indexed are found after an upgrade', async () => {
    const customer = await createPerson(foyer)
    const id = await giveOrder(foyer, customer)
    await pay(id)
    await refund(id)
    const { credit_notes } = await staff.client.ask(getStaffOrder, { params: { id } })
    const query = { query: credit_notes[0]?.number }
    await foyer.sql(`delete from platform.search_word where kind = 'credit_note'`)
    await foyer.sql(`delete from platform.milestone where name like 'search words of credit_notes of %'`)
    expect((await staff.client.ask(listStaffCreditNotes, { query })).credit_notes).toEqual([])
    await fillSearchWords(foyer.platform.database, ['aurora'])
    expect((await staff.client.ask(listStaffCreditNotes, { query })).credit_notes).toMatchObject([{ order_id: id }])
  })
})

describe('what was cancelled', () => {
  const cancel = (id: string) => staff.client.ask(cancelStaffOrder, { params: { id }, body: { reason: 'a mistake' } })

  it('BILL-14 is found by the day of its cancellation, which both sides’ files have, and a month’s file by issue can be had again', async () => {
    const today = dayOf(foyer.platform.clock.now())
    const yesterday = addDays(today, -1)
    const customer = await createPerson(foyer, { country: 'DE' })
    const october = new Date('2024-10-20T12:00:00Z')
    const dead = await giveOrder(foyer, customer, { issued_at: october })
    const paid = await giveOrder(foyer, customer, { issued_at: october })
    await cancel(dead)
    await pay(paid)
    const theirs = { customer: customer.account.id }
    const ids = async (query: object) =>
      (await exported('orders', { ...theirs, ...query })).map(({ id = '' }) => id).toSorted()
    const inOctober = { from: '2024-10-01', to: '2024-10-31' }
    expect(await ids(inOctober)).toEqual([dead, paid].toSorted())
    expect(await ids({ ...inOctober, by: 'created_at' })).toEqual([dead, paid].toSorted())
    expect(await ids({ by: 'cancelled_at', from: today })).toEqual([dead])
    expect(await ids({ by: 'cancelled_at', to: yesterday })).toEqual([])
    expect(await ids({ by: 'paid_at', from: today, to: today })).toEqual([paid])
    expect(await ids({ by: 'paid_at', ...inOctober })).toEqual([])
    const { orders } = await staff.client.ask(listStaffOrders, { query: { ...theirs, status: 'cancelled' } })
    const cancelled_at = orders[0]?.cancelled_at
    expect(cancelled_at).toContain(today)
    expect(await exported('orders', { ...theirs, sort: 'number' })).toMatchObject([
      { id: dead, state: 'cancelled', cancelled_at },
      { id: paid, state: 'paid', cancelled_at: '' },
    ])
    const ofCustomer = { format: 'csv', by: 'cancelled_at', from: today } as const
    const { bytes } = await customer.client.send('GET', '/billing/api/v1/orders', { query: ofCustomer })
    const [titles, line, ...others] = Buffer.from(bytes).toString().trim().split('\r\n')
    expect(titles).toMatch(/,id,(?:.*,)?cancelled_at$/)
    expect(line).toContain(`,${dead},`)
    expect(line?.endsWith(`,${String(cancelled_at)}`)).toBe(true)
    expect(others).toEqual([])
  })

  it('BILL-14 is no part of what was billed: a list’s totals have it apart, beside net and tax', async () => {
    const customer = await createPerson(foyer, { country: 'DE' })
    const kept = await giveOrder(foyer, customer)
    const dead = await giveOrder(foyer, customer)
    await cancel(dead)
    const totals = async (query: object) =>
      (await staff.client.ask(sumStaffOrders, { query: { customer: customer.account.id, ...query } })).totals
    const billed = { currency: 'EUR', count: 1, net_amount: 100, tax_amount: 19, amount: 119, refunded: 0 }
    const apart = { cancelled_count: 1, cancelled_amount: 119 }
    expect(await totals({})).toEqual([{ ...billed, ...apart }])
    const nothing = { currency: 'EUR', count: 0, net_amount: 0, tax_amount: 0, amount: 0, refunded: 0 }
    expect(await totals({ status: 'cancelled' })).toEqual([{ ...nothing, ...apart }])
    await pay(kept)
    await refund(kept, 19)
    expect(await totals({ status: 'paid' })).toEqual([
      { ...billed, refunded: 19, cancelled_count: 0, cancelled_amount: 0 },
    ])
  })
})

describe('customers and licences', () => {
  it('come as CSV with the filters of their lists: who owes, and whose licences end soon', async () => {
    const word = randomUUID().slice(0, 8)
    const debtor = await createPerson(foyer, { country: 'DE', second_name: word })
    const paid = await createPerson(foyer, { country: 'FR', second_name: word })
    await giveOrder(foyer, debtor)
    await giveOrder(foyer, debtor, { price: '10' })
    const debtors = await exported('customers', { query: word, owing: 'true' })
    expect(debtors).toEqual([
      expect.objectContaining({
        email: debtor.email,
        name: `Ada ${word}`,
        country: 'DE',
        currency: 'EUR',
        owes: '130.9',
        owes_besides: '',
        unpaid_orders: '2',
        id: debtor.account.id,
      }),
    ])
    const { estimated_count } = await staff.client.ask(listCustomers, { query: { query: word } })
    expect(await exported('customers', { query: word })).toHaveLength(estimated_count)
    expect(await exported('customers', { query: word, country: 'FR' })).toMatchObject([{ email: paid.email }])

    const ending = await giveLicence(foyer, paid, { paid_till: '2099-01-15' })
    await giveLicence(foyer, paid, { paid_till: '2099-02-15' })
    const query = { query: word, paid_till_lt: '2099-02-01', billing_kind: 'manual' }
    const licences = await exported('deliverables', query)
    expect(licences).toMatchObject([
      {
        customer: paid.email,
        category: 'media_server',
        state: 'active',
        paid_till: '2099-01-15',
        quantity: '3',
        id: ending,
      },
    ])
    expect(Object.keys(licences[0] ?? {})).not.toContain('key')
    expect(await exported('deliverables', { query: word })).toHaveLength(2)
  })
})
