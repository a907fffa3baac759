import { sumOrders } from '@foyer/contract/billing/endpoints.ts'
import type { OrderSum } from '@foyer/contract/billing/order.ts'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder, receiveTransfer } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

type Asked = z.input<typeof sumOrders.query>

const sums = async ({ client }: Person, query: Asked = {}): Promise<OrderSum[]> =>
  (await client.ask(sumOrders, { query })).totals

const change = (id: string, set: string): Promise<unknown> =>
  foyer.sql(`update billing."order" set ${set} where id = $1`, id)

const inEuros = (amount: number, cancelled_amount = 0): OrderSum => ({ currency: 'EUR', amount, cancelled_amount })

it('BILL-09 the invoices of a list are added up with tax, however many, as far as they match its filters', async () => {
  const olga = await createPerson(foyer)
  expect(await sums(olga)).toEqual([])
  const paid = await giveOrder(foyer, olga, { price: '100', description: 'Training' })
  await giveOrder(foyer, olga, { price: '200.10' })
  await receiveTransfer(foyer, { order_id: paid })
  expect(await sums(olga)).toEqual([inEuros(357.12)])
  expect(await sums(olga, { status: 'paid' })).toEqual([inEuros(119)])
  expect(await sums(olga, { paid_at_is: 'null' })).toEqual([inEuros(238.12)])
  expect(await sums(olga, { query: 'train' })).toEqual([inEuros(119)])
  expect(await sums(olga, { amount_gt: '120', from: '2020-01-01' })).toEqual([inEuros(238.12)])
  expect(await sums(olga, { to: '2020-01-01' })).toEqual([])
})

it('BILL-09 amounts in different currencies are never added up, and what was cancelled is summed apart', async () => {
  const olga = await createPerson(foyer)
  await giveOrder(foyer, olga, { price: '100' })
  await change(await giveOrder(foyer, olga, { price: '10' }), 'cancelled_at = now()')
  await change(await giveOrder(foyer, olga, { price: '50' }), `currency = 'USD'`)
  expect(await sums(olga)).toEqual([inEuros(119, 11.9), { currency: 'USD', amount: 59.5, cancelled_amount: 0 }])
  expect(await sums(olga, { status: 'cancelled' })).toEqual([inEuros(0, 11.9)])
})

it('BILL-05 invoices of others are added up for those who see them, and for nobody else', async () => {
  const team = await createTeam(foyer)
  await giveOrder(foyer, team.owner)
  const payer = await joinTeam(foyer, team, { billing: true })
  await giveOrder(foyer, payer, { price: '10' })
  expect(await sums(payer)).toEqual([inEuros(130.9)])
  expect(await sums(payer, { owner: team.owner.email })).toEqual([inEuros(119)])
  expect(await sums(payer, { owner: 'me' })).toEqual([inEuros(11.9)])
  expect(await sums(await joinTeam(foyer, team, { tickets: true }))).toEqual([])
  expect(await sums(await createPerson(foyer), { owner: team.owner.email })).toEqual([])
})
