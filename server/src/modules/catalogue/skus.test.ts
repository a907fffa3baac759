import { getSku, listSkus } from '@foyer/contract/catalogue/endpoints.ts'
import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { useFoyer } from '../../../test/foyer.ts'
import { publishSku } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
  await publishSku(foyer, { id: 'server-pro', name: 'B server' })
  await publishSku(foyer, {
    id: 'server-basic',
    name: 'A server',
    category: { name: 'media_server', product: 'basic' },
    period: 'annually',
    min_quantity: 2,
  })
  await publishSku(foyer, { id: 'server-rub', name: 'D server', currency: 'RUB' })
  await publishSku(foyer, { id: 'server-trial', name: 'E server', billing_terms: 'trial' })
  await publishSku(foyer, {
    id: 'watcher',
    name: 'C watcher',
    category: { name: 'watcher', product: 'single' },
    min_quantity: 5,
  })
  await publishSku(foyer, {
    id: 'support',
    name: 'F support',
    category: { name: 'support' },
    supported_external_gateways: ['paddle', 'paypro'],
  })
  await publishSku(foyer, { id: 'hidden', name: 'G hidden', published: false })
})

const listed = async (query: z.input<typeof listSkus.query> = {}): Promise<string[]> =>
  (await olga.client.ask(listSkus, { query })).skus.map(({ id }) => id)

it('API-21 lists what is on sale, by name unless requested otherwise', async () => {
  expect(await listed()).toEqual(['server-basic', 'server-pro', 'watcher', 'server-rub', 'server-trial', 'support'])
  expect(await listed({ sort: '-name' })).toEqual((await listed()).toReversed())
  expect((await listed({ sort: '-min_quantity' })).slice(0, 2)).toEqual(['watcher', 'server-basic'])
  const first = listSkus.answers[200].parse(await olga.client.ask(listSkus, { query: { limit: 4 } }))
  expect(first).toMatchObject({ estimated_count: 6, prev: null })
  expect(await listed({ limit: 4, cursor: first.next ?? '' })).toEqual(['server-trial', 'support'])
})

it.each<[z.input<typeof listSkus.query>, string[]]>([
  [{ category: 'media_server' }, ['server-basic', 'server-pro', 'server-rub', 'server-trial']],
  [{ category: 'media_server', product: 'basic' }, ['server-basic']],
  [{ product: 'single' }, ['watcher']],
  [{ billing_terms: 'trial' }, ['server-trial']],
  [{ period: 'annually' }, ['server-basic']],
  [{ currency: 'RUB' }, ['server-rub']],
  [{ category: 'watcher', currency: 'RUB' }, []],
])('API-21 filtered by %j it is %j', async (query, ids) => {
  expect(await listed(query)).toEqual(ids)
})

it('API-22, DATA-10 one SKU has its product, term, currency and minimum quantity', async () => {
  expect(await olga.client.ask(getSku, { params: { id: 'support' } })).toEqual({
    id: 'support',
    name: 'F support',
    min_quantity: 1,
    billing_terms: 'subscription',
    period: 'monthly',
    currency: 'EUR',
    published: true,
    supported_external_gateways: ['paddle', 'paypro'],
    category: { name: 'support' },
  } satisfies Sku)
})

it('API-22 one that is not on sale, one that never existed and another brand’s are not found', async () => {
  for (const id of ['hidden', 'nothing', '%', 'server-pro\u0000'])
    expect((await olga.client.call(getSku, { params: { id } })).status).not.toBe(200)
  const boris = await createPerson(foyer, { tenant: 'sever', country: 'RU' })
  expect((await boris.client.refusal(getSku, { params: { id: 'server-pro' } })).status).toBe(404)
  expect((await boris.client.ask(listSkus)).skus).toEqual([])
})

it.each(['category=hardwares', 'period=weekly', 'currency=GBP', 'published=1', 'billing_terms=Trial', 'price=1'])(
  'API-21 %s is 400',
  async (query) => {
    expect((await olga.client.send('GET', `${listSkus.url}?${query}`)).status).toBe(400)
  },
)
