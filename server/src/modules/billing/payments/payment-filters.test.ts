import { randomUUID } from 'node:crypto'
import { listPayments, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { listStaffPayments } from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder, receiveTransfer } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

type Query = z.input<typeof listPayments.query>

interface Listed {
  readonly payments: readonly { readonly description: string }[]
  readonly estimated_count: number
  readonly next: string | null
  readonly prev: string | null
}

const foyer = useFoyer()
let olga: Person
let daniel: Staff
beforeAll(async () => {
  olga = await createPerson(foyer, { country: 'US', currency: 'EUR' })
  daniel = await createStaff(foyer, { role: 'billing' })
  for (const [price, day] of [
    ['99.99', 1],
    ['100', 2],
    ['100.01', 3],
    ['250', 4],
    ['1000', 5],
  ] as const)
    await giveTransfer(olga, `Transfer of ${price}`, price, `2026-03-0${day}T12:00:00Z`)
  await giveCardPayment(olga, 'Card of 150', '150')
  // Another customer's payments, which staff see as well.
  await giveTransfer(await createPerson(foyer, { country: 'US', currency: 'EUR' }), 'Of another', '100.5')
})

const giveTransfer = async (person: Person, description: string, price: string, paidAt = '2026-03-06T12:00:00Z') => {
  const order_id = await giveOrder(foyer, person, { description, price })
  const { tenant } = person.account
  await receiveTransfer(foyer, { tenant, order_id, transaction_id: randomUUID(), paid_at: new Date(paidAt) })
}

const giveCardPayment = async (person: Person, description: string, price: string) => {
  const order_id = await giveOrder(foyer, person, { description, price })
  await person.client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
}

const sides = {
  'the customer’s list': {
    list: (query: Query): Promise<Listed> => olga.client.ask(listPayments, { query }),
    send: (query: Record<string, string>) => olga.client.send('GET', listPayments.url, { query }),
  },
  'the list of staff': {
    list: (query: Query): Promise<Listed> =>
      daniel.client.ask(listStaffPayments, { query: { customer: olga.account.id, ...query } }),
    send: (query: Record<string, string>) =>
      daniel.client.send('GET', listStaffPayments.url, { query: { customer: olga.account.id, ...query } }),
  },
} as const

describe.each(Object.entries(sides))('%s', (_, { list, send }) => {
  const found = async (query: Query): Promise<string[]> =>
    (await list({ sort: 'amount', ...query })).payments.map(({ description }) => description.replace(/^\w+ of /, ''))

  it('API-40 can be filtered by way to pay', async () => {
    expect(await found({ gateway: 'stripe' })).toEqual(['150'])
    expect(await found({ gateway: 'bank_transfer' })).toEqual(['99.99', '100', '100.01', '250', '1000'])
    expect(await list({ gateway: 'paddle' })).toMatchObject({
      payments: [],
      estimated_count: 0,
      next: null,
      prev: null,
    })
  })

  it('API-40 can be filtered by amounts above, below or between two limits, to the cent', async () => {
    expect(await found({ amount_gt: 100 })).toEqual(['100.01', '150', '250', '1000'])
    expect(await found({ amount_lt: 100 })).toEqual(['99.99'])
    expect(await found({ amount_gt: 99.99, amount_lt: 100.01 })).toEqual(['100'])
    expect(await found({ amount_gt: 1000 })).toEqual([])
    expect(await found({ amount_gt: 0 })).toHaveLength(6)
  })

  it('API-40 can be filtered by all filters and text at once', async () => {
    const days = { from: '2026-03-02', to: '2026-03-04' }
    expect(await found(days)).toEqual(['100', '100.01', '250'])
    expect(await found({ ...days, gateway: 'bank_transfer', amount_gt: 100, amount_lt: 250 })).toEqual(['100.01'])
    expect(await found({ ...days, query: 'Transfer', amount_gt: 100.01 })).toEqual(['250'])
    expect(await found({ ...days, gateway: 'stripe' })).toEqual([])
  })

  it('API-40 is paged with its filters, in both directions', async () => {
    const page = (cursor?: string | null) =>
      list({ gateway: 'bank_transfer', amount_gt: 99.995, sort: '-amount', limit: 2, ...(cursor && { cursor }) })
    const first = await page()
    expect(first).toMatchObject({ estimated_count: 4, prev: null })
    expect(first.payments).toMatchObject([{ description: 'Transfer of 1000' }, { description: 'Transfer of 250' }])
    const second = await page(first.next)
    expect(second).toMatchObject({ estimated_count: 4, next: null })
    expect(second.payments).toMatchObject([{ description: 'Transfer of 100.01' }, { description: 'Transfer of 100' }])
    expect((await page(second.prev)).payments).toEqual(first.payments)
  })

  it('API-40 is exported as a file with the same rows', async () => {
    const { bytes } = await send({ format: 'csv', gateway: 'bank_transfer', amount_gt: '100', amount_lt: '999.99' })
    const [, ...rows] = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows.join()).toContain('Transfer of 250')
    expect(rows.join()).toContain('Transfer of 100.01')
  })

  it.each([
    ['gateway', 'cash'],
    ['amount_gt', '-1'],
    ['amount_gt', 'much'],
    ['amount_lt', '1e3'],
    ['amount_lt', ''],
  ])('API-40 refuses %s=%s', async (name, value) => {
    expect((await send({ [name]: value })).status).toBe(400)
  })
})
