import { getProfile } from '@foyer/contract/account/endpoints.ts'
import { createOrder } from '@foyer/contract/billing/endpoints.ts'
import { listSkus } from '@foyer/contract/catalogue/endpoints.ts'
import { createCustomer } from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { publishSku } from '../../../test/licences.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson } from '../../../test/people.ts'
import type { Settings } from '../../config.ts'

const inDollars = (settings: Settings): Settings => {
  const { aurora } = settings.brands
  if (aurora === undefined) throw new Error('there is no such brand')
  return { ...settings, brands: { ...settings.brands, aurora: { ...aurora, currency: 'USD' } } }
}

const foyer = useFoyer({ adjust: inDollars })
beforeAll(async () => {
  await publishSku(foyer, { id: 'usd', currency: 'USD' })
  await publishSku(foyer, { id: 'watcher-eur', category: { name: 'watcher', product: 'single' } })
})

const buyerFrom = (country: string) =>
  createPerson(foyer, { country, permissions: { store: true, create_trial: true } })

it.each([
  ['JP', 'USD'],
  ['DE', 'USD'],
  ['CA', 'CAD'],
])('DATA-02 a customer of %s at a brand that sells in dollars is kept in %s, and buys', async (country, currency) => {
  const { client } = await buyerFrom(country)
  expect((await client.ask(getProfile)).currency).toBe(currency)
  const { skus } = await client.ask(listSkus, { query: { category: 'media_server', offered: 'true' } })
  expect(skus.map(({ id }) => id)).toEqual(['usd'])
  const order = await client.ask(createOrder, { body: { purpose: 'new', sku_id: 'usd', quantity: 1 } })
  expect(order.currency).toBe('USD')
})

it('BUY-11 what has no prices in the brand’s currency either is sold in euro', async () => {
  const { client } = await buyerFrom('JP')
  const { skus } = await client.ask(listSkus, { query: { offered: 'true' } })
  expect(skus.map(({ id, currency }) => [id, currency])).toEqual([
    ['usd', 'USD'],
    ['watcher-eur', 'EUR'],
  ])
  const order = await client.ask(createOrder, { body: { purpose: 'new', sku_id: 'watcher-eur', quantity: 1 } })
  expect(order.currency).toBe('EUR')
})

it('DATA-02 a customer whom staff create is kept in the brand’s currency too, unless staff choose another', async () => {
  const { client } = await createStaff(foyer)
  const about = { name: 'Ken', country: 'JP', locale: 'en' } as const
  const made = await client.ask(createCustomer, { body: { ...about, email: 'ken@people.example' } })
  expect(made.currency).toBe('USD')
  const chosen = await client.ask(createCustomer, { body: { ...about, email: 'kei@people.example', currency: 'EUR' } })
  expect(chosen.currency).toBe('EUR')
})
