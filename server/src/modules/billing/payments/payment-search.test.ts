import { randomUUID } from 'node:crypto'
import { getOrder, listPayments, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { listStaffPayments } from '@foyer/contract/operator/endpoints.ts'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder, receiveTransfer } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { watchStatements } from '../../../../test/statements.ts'

type Query = z.input<typeof listPayments.query>

interface Paid {
  readonly order_id: string
  readonly number: string
  readonly transaction_id: string
}

const statements = watchStatements()
const foyer = useFoyer()
let olga: Person

const numberOf = async ({ client }: Person, id: string): Promise<string> =>
  (await client.ask(getOrder, { params: { id } })).number

/** An invoice that a transfer paid. */
const giveTransfer = async (person: Person, description: string, paidAt = '2026-03-01T12:00:00Z'): Promise<Paid> => {
  const order_id = await giveOrder(foyer, person, { description })
  const transaction_id = `transfer-${randomUUID()}`
  await receiveTransfer(foyer, { tenant: person.account.tenant, order_id, transaction_id, paid_at: new Date(paidAt) })
  return { order_id, number: await numberOf(person, order_id), transaction_id }
}

/** An invoice that a card paid. */
const giveCardPayment = async (person: Person, description: string, token_id: string): Promise<string> => {
  const order_id = await giveOrder(foyer, person, { description })
  await person.client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id } })
  return order_id
}

const found = async (person: Person, query: Query): Promise<string[]> =>
  (await person.client.ask(listPayments, { query })).payments.map(({ order_id }) => order_id)

it('API-40 payments are found by invoice, transaction, description and the last digits of the card', async () => {
  olga = await createPerson(foyer, { country: 'DE' })
  const training = await giveTransfer(olga, 'Training of the night shift', '2026-03-01T12:00:00Z')
  const setup = await giveTransfer(olga, 'Setup', '2026-03-02T12:00:00Z')
  const visa = await giveCardPayment(olga, 'Cameras', 'tok_visa')
  expect(await found(olga, { query: training.number })).toEqual([training.order_id])
  expect(await found(olga, { query: training.number.toLowerCase() })).toEqual([training.order_id])
  expect(await found(olga, { query: training.number.slice(-6) })).toEqual([training.order_id])
  expect(await found(olga, { query: setup.transaction_id })).toEqual([setup.order_id])
  expect(await found(olga, { query: setup.transaction_id.slice(9, 22).toUpperCase() })).toEqual([setup.order_id])
  expect(await found(olga, { query: ' NIGHT shift ' })).toEqual([training.order_id])
  expect(await found(olga, { query: '4242', sort: 'created_at' })).toContain(visa)
  expect(await found(olga, { query: 'transfer-', from: '2026-03-02', to: '2026-03-02' })).toEqual([setup.order_id])
  expect(await found(olga, { query: '' })).toEqual([visa, setup.order_id, training.order_id])
  expect(await olga.client.ask(listPayments, { query: { query: 'nothing like it' } })).toMatchObject({
    payments: [],
    estimated_count: 0,
    next: null,
    prev: null,
  })
})

it('API-40 the number of an invoice finds its payment among more of its day than fit on a page', async () => {
  const ada = await createPerson(foyer, { country: 'DE' })
  const [wanted, other] = [await giveTransfer(ada, 'Wanted'), await giveTransfer(ada, 'Another')]
  const copied = (table: string, changes: string): string =>
    `insert into billing."${table}" select (jsonb_populate_record(row, jsonb_build_object(${changes}))).* from billing."${table}" row, copies`
  await foyer.sql(
    `with copies as materialized (
       select gen_random_uuid() as order_id, 'SAME-' || gen_random_uuid() as number from generate_series(1, 100)),
     orders as (${copied('order', `'id', order_id, 'number', copies.number`)} where row.id = $1)
     ${copied('payment', `'id', gen_random_uuid(), 'order_id', copies.order_id, 'transaction_id', copies.number, 'created_at', row.created_at + interval '1 minute'`)} where row.order_id = $1`,
    other.order_id,
  )
  const day = { from: '2026-03-01', to: '2026-03-01', limit: 100 }
  expect(await found(ada, day)).not.toContain(wanted.order_id)
  expect(await found(ada, { ...day, query: wanted.number })).toEqual([wanted.order_id])
})

it('API-40 each has the number of its invoice and the card, and a transfer has no card', async () => {
  const { payments } = await olga.client.ask(listPayments, { query: {} })
  const numbers = await Promise.all(payments.map(({ order_id }) => numberOf(olga, order_id)))
  expect(payments.map(({ order_number }) => order_number)).toEqual(numbers)
  expect(payments.map(({ card_last_four }) => card_last_four)).toEqual(['4242', null, null])
})

it('API-40 what is typed is text, never a pattern', async () => {
  const ada = await createPerson(foyer, { country: 'DE' })
  const paid = new Map<string, string>()
  for (const description of ['100% of it', 'up_to', String.raw`in\out`, `o'clock`, 'Оплата «Север»'])
    paid.set(description, (await giveTransfer(ada, description)).order_id)
  for (const [query, description] of [
    ['%', '100% of it'],
    ['_', 'up_to'],
    ['\\', String.raw`in\out`],
    [`'`, `o'clock`],
    ['оплата «', 'Оплата «Север»'],
  ] as const)
    expect(await found(ada, { query }), query).toEqual([paid.get(description)])
  for (const query of ['100_', 'up%to', `' or '1'='1`, '"', ';--'])
    expect(await found(ada, { query }), query).toEqual([])
})

it('API-40 nobody finds somebody else’s payments', async () => {
  const ada = await createPerson(foyer, { country: 'DE' })
  const own = await giveCardPayment(ada, 'Cameras', 'tok_visa')
  const other = await giveTransfer(olga, 'Delivery')
  for (const query of [other.number, other.transaction_id, 'Delivery'])
    expect(await ada.client.ask(listPayments, { query: { query } }), query).toMatchObject({
      payments: [],
      estimated_count: 0,
    })
  for (const query of ['Cameras', '4242', 'AUR-']) expect(await found(ada, { query }), query).toEqual([own])
})

it('API-40 a search is paged separately, in both directions, with one set of statements for all pages', async () => {
  const ada = await createPerson(foyer, { country: 'DE' })
  const paid: string[] = []
  for (const day of [1, 2, 3, 4, 5]) {
    paid.unshift((await giveTransfer(ada, 'Wanted', `2026-04-0${day}T12:00:00Z`)).order_id)
    await giveTransfer(ada, 'Unlike', `2026-04-0${day}T13:00:00Z`)
  }
  const page = (query: Query) => ada.client.ask(listPayments, { query: { query: 'wanted', ...query } })
  const first = await page({ limit: 2 })
  const forTwo = statements.last()
  const second = await page({ limit: 2, cursor: first.next ?? '' })
  const third = await page({ limit: 2, cursor: second.next ?? '' })
  const orders = [first, second, third].map(({ payments }) => payments.map(({ order_id }) => order_id))
  expect(orders).toEqual([paid.slice(0, 2), paid.slice(2, 4), paid.slice(4)])
  expect([first, second, third].map(({ estimated_count }) => estimated_count)).toEqual([5, 5, 5])
  expect(third.next).toBeNull()
  const back = await page({ limit: 2, cursor: third.prev ?? '' })
  expect(back.payments).toEqual(second.payments)

  await page({ limit: 5 })
  expect(statements.last()).toBe(forTwo)
})

it('API-40 the file has the results of the search, with the invoices and the cards', async () => {
  const ada = await createPerson(foyer, { country: 'DE' })
  const wanted = await giveCardPayment(ada, 'Wanted', 'tok_visa')
  await giveTransfer(ada, 'Unlike')
  const number = await numberOf(ada, wanted)
  const { status, bytes } = await ada.client.send('GET', listPayments.url, {
    query: { format: 'csv', query: number },
  })
  expect(status).toBe(200)
  const [head = '', row = '', ...others] = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(head).toMatch(/created_at,order_number,amount,currency,gateway,transaction_id,card_last_four,description/)
  expect(row).toContain(`,${number},119`)
  expect(row).toMatch(/,pi_\w+,4242,Wanted,/)
  expect(others).toEqual([])
})

it('staff find payments by exactly the last four digits of the card, and by text, only those of their brand', async () => {
  const { client } = await createStaff(foyer, { role: 'support' })
  const [ada, elsewhere] = [
    await createPerson(foyer, { country: 'DE' }),
    await createPerson(foyer, { tenant: 'sever' }),
  ]
  const card = await giveCardPayment(ada, 'Cameras', 'tok_mastercard_debit')
  const later = await giveCardPayment(ada, 'Edges', 'tok_mastercard_debit')
  const microphones = await giveCardPayment(ada, 'Microphones', 'tok_amex')
  const named = await giveTransfer(ada, 'Locker 8210')
  const ofAnother = await giveCardPayment(elsewhere, 'Of another brand', 'tok_mastercard_debit')
  const byStaff = async (query: string): Promise<string[]> =>
    (await client.ask(listStaffPayments, { query: { query } })).payments.map(({ order_id }) => order_id)

  for (const query of ['8210', ' 8210 ']) {
    const ids = await byStaff(query)
    expect(ids, query).toEqual(expect.arrayContaining([later, card, named.order_id]))
    for (const id of [ofAnother, microphones]) expect(ids, query).not.toContain(id)
  }
  for (const query of ['821', '210', '82100', '8210 Cameras', '•••• 8211'])
    expect(
      (await byStaff(query)).filter((id) => id === card),
      query,
    ).toEqual([])
  expect(await found(ada, { query: '8210' })).toEqual(expect.arrayContaining([later, card]))
  const { payments, estimated_count } = await client.ask(listStaffPayments, {
    query: { query: '8210', customer: ada.account.id, gateway: 'stripe', sort: 'created_at', limit: 1 },
  })
  expect(estimated_count).toBe(2)
  expect(payments).toMatchObject([{ order_id: card, card_last_four: '8210' }])
})

it('staff find the payments of a card that was used for thousands, too', async () => {
  const { client } = await createStaff(foyer, { role: 'support' })
  const ada = await createPerson(foyer, { country: 'DE' })
  const wanted = await giveCardPayment(ada, 'Cameras', 'tok_discover')
  const among = await giveCardPayment(ada, 'Edges', 'tok_jcb')
  const copied = (table: string, changes: string): string =>
    `insert into billing."${table}" select (jsonb_populate_record(row, jsonb_build_object(${changes}))).* from billing."${table}" row, copies`
  await foyer.sql(
    `with copies as materialized (
       select gen_random_uuid() as order_id, gen_random_uuid() as attempt_id, 'COPY-' || gen_random_uuid() as number from generate_series(1, 2001)),
     orders as (${copied('order', `'id', order_id, 'number', copies.number`)} where row.id = $1),
     attempts as (${copied('payment_attempt', `'id', attempt_id, 'order_id', copies.order_id, 'gateway_ref', copies.number`)} where row.order_id = $1)
     ${copied('payment', `'id', gen_random_uuid(), 'order_id', copies.order_id, 'attempt_id', copies.attempt_id, 'transaction_id', copies.number`)} where row.order_id = $1`,
    wanted,
  )
  const { payments, estimated_count } = await client.ask(listStaffPayments, {
    query: { query: '1117', customer: ada.account.id, sort: 'created_at', limit: 100 },
  })
  expect(estimated_count).toBe(2002)
  expect(new Set(payments.map(({ card_last_four }) => card_last_four))).toEqual(new Set(['1117']))
  expect(payments.map(({ order_id }) => order_id)).not.toContain(among)
})
