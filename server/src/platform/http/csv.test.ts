// @module-tag long
import { randomUUID } from 'node:crypto'
import { listOrders, listPayments } from '@foyer/contract/billing/endpoints.ts'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RawCall } from '../../../test/client.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveInvoice, giveOrder, giveRefund, monthsOn } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer, { country: 'SE' })
})

const fetched = async (person: Person, call: RawCall = { query: { format: 'csv' } }) => {
  const { status, headers, bytes } = await person.client.send('GET', listOrders.url, call)
  expect(status).toBe(200)
  return { headers, text: Buffer.from(bytes).toString('utf8') }
}

const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[]

describe('a list as CSV', () => {
  it('BILL-09 is UTF-8 with its mark, RFC 4180, ISO times and plain amounts, with its own file name', async () => {
    const { order_id } = await giveInvoice(foyer, olga)
    const { headers, text } = await fetched(olga)
    expect(headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(headers.get('content-disposition')).toBe('attachment; filename="invoices.csv"')
    expect(headers.get('vary')).toContain('accept')
    expect(text.startsWith('\uFEFFnumber,created_at,description,')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(rowsOf(text)).toEqual([
      {
        number: expect.stringMatching(/^AUR-/),
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        description: expect.stringMatching(/^Renewal of MS-/),
        licence: expect.stringMatching(/^MS-/),
        net_amount: '1800',
        tax_percent: '25',
        tax_amount: '450',
        amount: '2250',
        credited_amount: '0',
        currency: 'EUR',
        state: 'unpaid',
        due_on: monthsOn(1),
        paid_at: '',
        owner: olga.email,
        id: order_id,
        buyer_reference: '',
        period_from: monthsOn(1),
        period_till: monthsOn(2),
        tax_currency: '',
        tax_in_tax_currency: '',
        cancelled_at: '',
      },
    ])
  })

  it('BILL-09 has each invoice’s state in the words of the list', async () => {
    const person = await createPerson(foyer, { country: 'DE' })
    const orders = await Promise.all(
      ['2099-12-31', '2020-01-31', null, null, null].map((due_on) => giveOrder(foyer, person, { due_on })),
    )
    const [due, late, paid, partly, returned] = orders as [string, string, string, string, string]
    for (const order_id of [paid, partly, returned])
      await foyer.modules.billing.recordPayment({
        tenant: 'aurora',
        order_id,
        gateway: 'bank_transfer',
        transaction_id: randomUUID(),
        actor: 'operator:test',
        reason: 'transfer seen',
      })
    const free = await giveOrder(foyer, person, { price: '0' })
    await giveRefund(foyer, partly, '19')
    await giveRefund(foyer, returned)
    const states = new Map(rowsOf((await fetched(person)).text).map(({ id, state }) => [id, state]))
    expect([due, late, paid, partly, returned, free].map((id) => states.get(id))).toEqual([
      'unpaid',
      'overdue',
      'paid',
      'partly_refunded',
      'refunded',
      'done',
    ])
  })

  it('BILL-09 is returned to those who accept it, and JSON to everybody else', async () => {
    const asked = await fetched(olga, { headers: { accept: 'text/csv' } })
    expect(asked.text).toBe((await fetched(olga)).text)
    for (const accept of ['application/json', '*/*', 'text/html, text/csv;q=0.1']) {
      const { headers } = await olga.client.send('GET', listOrders.url, { headers: { accept } })
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    }
  })

  it.each([
    ['=2+5', "'=2+5"],
    ['+7 999', "'+7 999"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['says "hello", twice', 'says "hello", twice'],
    ['two\r\nlines', 'two\r\nlines'],
    ['Ёлка; щит', 'Ёлка; щит'],
  ])('BILL-09 has a cell %j as text for a spreadsheet, never as a formula', async (description, cell) => {
    const person = await createPerson(foyer)
    await giveOrder(foyer, person, { description })
    expect(rowsOf((await fetched(person)).text).map((row) => row['description'])).toEqual([cell])
  })

  it('BILL-09 has all filtered rows, whatever the page, and no others', async () => {
    const person = await createPerson(foyer)
    const ids: string[] = []
    for (let at = 0; at < 30; at += 1) ids.push(await giveOrder(foyer, person, { price: String(100 + at) }))
    const listed = async (query: Record<string, string | number>): Promise<string[]> =>
      rowsOf((await fetched(person, { query: { format: 'csv', ...query } })).text).map((row) => row['id'] ?? '')
    expect(await listed({})).toEqual(ids.toReversed())
    expect(await listed({ limit: 5 })).toHaveLength(30)
    expect(await listed({ sort: 'amount', amount_gt: 119, amount_lt: 123.76 })).toEqual(ids.slice(1, 4))
    expect(await listed({ status: 'paid' })).toEqual([])
    expect((await fetched(person, { query: { format: 'csv', status: 'paid' } })).text).toMatch(/^\uFEFFnumber,.*\r\n$/)
  })

  it('BILL-09 reads a list longer than one statement page by page', async () => {
    const person = await createPerson(foyer)
    await foyer.platform.database.transaction('aurora', async (tx) => {
      for (let at = 0; at < 1203; at += 1)
        await foyer.modules.billing.issue(tx, {
          tenant: 'aurora',
          account_id: person.account.id,
          purpose: 'custom',
          description: `Service ${at}`,
          lines: [],
          actions: [],
          deliverable: null,
          due_on: null,
          actor: 'operator:test',
          issued_at: new Date(Date.UTC(2026, 0, 1) + at * 1000),
        })
    })
    const { text } = await fetched(person, { query: { format: 'csv', sort: 'created_at' } })
    expect(rowsOf(text).map((row) => row['description'])).toEqual(
      Array.from({ length: 1203 }, (_, at) => `Service ${at}`),
    )
  })

  it('BILL-09 has what its reader may see, and is refused as usual before the first row', async () => {
    const stranger = await createPerson(foyer)
    expect(rowsOf((await fetched(stranger)).text)).toEqual([])
    const refused = await stranger.client.send('GET', listOrders.url, { query: { format: 'csv', from: 'yesterday' } })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ source: { parameter: 'from' } }] } })
    expect((await foyer.client.send('GET', `${listOrders.url}?format=csv`)).status).toBe(401)
    expect((await stranger.client.send('GET', `${listOrders.url}?format=xls`)).status).toBe(400)
  })

  it('BILL-31 payments work the same way', async () => {
    const person = await createPerson(foyer)
    const order_id = await giveOrder(foyer, person)
    await foyer.modules.billing.recordPayment({
      tenant: 'aurora',
      order_id,
      gateway: 'bank_transfer',
      transaction_id: randomUUID(),
      actor: 'operator:test',
      reason: 'transfer seen',
    })
    const { bytes } = await person.client.send('GET', listPayments.url, { query: { format: 'csv' } })
    expect(rowsOf(Buffer.from(bytes).toString('utf8'))).toMatchObject([
      { order_id, amount: '119', currency: 'EUR', gateway: 'bank_transfer' },
    ])
  })
})
