import { getSku, getSkuPrice, listSkus } from '@foyer/contract/catalogue/endpoints.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../test/client.ts'
import { startFoyer, useFoyer } from '../../../test/foyer.ts'
import { giveLicence, publishSku, skuId } from '../../../test/licences.ts'
import { createPerson, type Person, signIn } from '../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer, { country: 'SE' })
  await publishSku(foyer)
})

const patiently = { timeout: 30_000 }

const quoted = (quantity: number, { client }: Person = olga, sku_id = skuId) =>
  client.ask(getSkuPrice, { params: { sku_id }, query: { quantity } })

const refused = (quantity: number, sku_id = skuId) =>
  olga.client.refusal(getSkuPrice, { params: { sku_id }, query: { quantity } })

describe('the price of a SKU', () => {
  it('API-23, BUY-18 is quoted for the quantity, with the tax of the caller’s country and the next charge', async () => {
    const quote = await quoted(4)
    const today = foyer.platform.clock.now().toISOString().slice(0, 10)
    expect(quote).toEqual({
      price: 2400,
      currency: 'EUR',
      quantity: 4,
      unit_price: 600,
      tax: 25,
      tax_amount: 600,
      total: 3000,
      next_charge: { date: expect.any(String), amount: 3000 },
    })
    expect((quote.next_charge?.date ?? '') > today).toBe(true)
    expect(await quoted(4, await createPerson(foyer, { country: 'US' }))).toMatchObject({ tax: 0, total: 2400 })
  })

  it.each([
    [1, 600, 600],
    [9, 600, 5400],
    [10, 500, 5000],
    [1000, 500, 500_000],
  ])('BUY-18 of %i is at %i each', async (quantity, unit_price, price) => {
    expect(await quoted(quantity)).toMatchObject({ quantity, unit_price, price })
  })

  it('BUY-18 has no next charge for a single purchase or a trial', async () => {
    await publishSku(foyer, { id: 'perpetual', billing_terms: 'perpetual', period: 'one_time' })
    await publishSku(foyer, { id: 'trial', billing_terms: 'trial', period: 'monthly' })
    expect((await quoted(1, olga, 'perpetual')).next_charge).toBeNull()
    expect((await quoted(1, olga, 'trial')).next_charge).toBeNull()
  })

  it('BUY-19 is quoted even if it is too much to be ordered here', async () => {
    expect(await quoted(1_000_000)).toMatchObject({ price: 500_000_000, currency: 'EUR' })
  })

  it('API-23 below the minimum quantity is 422, and names the minimum', async () => {
    await publishSku(foyer, { id: 'cameras', min_quantity: 4 })
    expect(await refused(3, 'cameras')).toMatchObject({
      status: 422,
      code: 'quantity_too_small',
      source: { parameter: 'quantity' },
      meta: { min_quantity: 4 },
    })
    expect((await quoted(4, olga, 'cameras')).quantity).toBe(4)
  })

  it.each([
    'quantity=',
    'quantity=0',
    'quantity=-1',
    'quantity=1.5',
    'quantity=x',
    'quantity=1000001',
    'quantity=1&sku=2',
  ])('API-23 %j is 400', async (query) => {
    const path = getSkuPrice.url.replace(':sku_id', skuId)
    expect((await olga.client.send('GET', `${path}?${query}`)).status).toBe(400)
  })

  it('API-22, API-23 of a SKU that is not on sale is only quoted to its owners', async () => {
    const owner = await createPerson(foyer)
    await publishSku(foyer, { id: 'was-sold' })
    await giveLicence(foyer, owner, { sku_id: 'was-sold' })
    await publishSku(foyer, { id: 'was-sold', published: false })
    expect((await quoted(1, owner, 'was-sold')).price).toBe(600)
    expect((await owner.client.ask(getSku, { params: { id: 'was-sold' } })).published).toBe(false)
    expect((await refused(1, 'was-sold')).status).toBe(404)
    expect((await refused(1, 'never-was')).status).toBe(404)
  })
})

describe('a changed catalogue', () => {
  it('API-21, API-23 is visible in the very next call of the process that changed it', async () => {
    for (const unit_price of ['1', '2', '3', '4', '5']) {
      await publishSku(foyer, { id: 'moving', tiers: [{ from_quantity: 1, unit_price }] })
      expect((await quoted(1, olga, 'moving')).price).toBe(Number(unit_price))
    }
  })

  it('API-21, API-23 is visible in every other process too, whoever changed it', async () => {
    const other = await startFoyer({ environment: { DATABASE_URL: foyer.database_url } })
    try {
      const { client } = await signIn({ client: createClient(other.url, { tenant: 'aurora' }) }, olga)
      const there: Person = { ...olga, client }
      await publishSku(foyer, { id: 'shared', name: 'Shared', tiers: [{ from_quantity: 1, unit_price: '10' }] })
      expect((await quoted(1, there, 'shared')).price).toBe(10)
      await publishSku(foyer, { id: 'shared', name: 'Shared', tiers: [{ from_quantity: 1, unit_price: '20' }] })
      await vi.waitFor(async () => expect((await quoted(1, there, 'shared')).price).toBe(20), patiently)
      await foyer.sql(`update catalogue.sku set published = false where id = 'shared'`)
      await vi.waitFor(async () => {
        const { skus } = await there.client.ask(listSkus, { query: { limit: 100 } })
        expect(skus.map(({ id }) => id)).not.toContain('shared')
      }, patiently)
    } finally {
      await other.close()
    }
  })

  it('API-23 is not missed if the change notification’s connection breaks', async () => {
    await publishSku(foyer, { id: 'line', tiers: [{ from_quantity: 1, unit_price: '10' }] })
    expect((await quoted(1, olga, 'line')).price).toBe(10)
    await foyer.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer changes' and datname = current_database()`,
    )
    await foyer.sql(`update catalogue.price_tier set unit_price = 11 where sku_id = 'line'`)
    await vi.waitFor(async () => expect((await quoted(1, olga, 'line')).price).toBe(11), patiently)
    await foyer.sql(`update catalogue.price_tier set unit_price = 12 where sku_id = 'line'`)
    await vi.waitFor(async () => expect((await quoted(1, olga, 'line')).price).toBe(12), patiently)
  })
})

it('API-21, BUY-18 quotes and lists are answered while nobody can read the catalogue’s tables', async () => {
  const client = new pg.Client({ connectionString: foyer.database_url })
  await client.connect()
  // The connection that listens for changes may have just been lost. Until it is back, requests read the tables, so try
  // again.
  await vi.waitFor(async () => {
    await client.query('begin; lock table catalogue.sku, catalogue.price_tier in access exclusive mode')
    try {
      const answers = Promise.all([
        quoted(3),
        olga.client.ask(listSkus),
        olga.client.ask(getSku, { params: { id: skuId } }),
      ])
      // Requests that read the tables wait as long as the lock is held. The speed of the others is not tested here.
      const late = new Promise((resolve) => setTimeout(resolve, 4_000, 'late'))
      expect(await Promise.race([answers, late])).not.toBe('late')
    } finally {
      await client.query('rollback')
    }
  }, patiently)
  await client.end()
})
