import { randomUUID } from 'node:crypto'
import { createOrder, getOrder } from '@foyer/contract/billing/endpoints.ts'
import { getSkuPrice, listSkus } from '@foyer/contract/catalogue/endpoints.ts'
import type { SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import {
  addCatalogueSku,
  applyCatalogue,
  changeCatalogueSku,
  discardCatalogueSku,
  exportCatalogue,
  getCatalogueDraft,
  getCatalogueSku,
  getCatalogueVersion,
  listAudit,
  listCatalogue,
  listCatalogueVersions,
  previewCatalogue,
  previewCatalogueRestore,
  publishCatalogue,
  restoreCatalogueVersion,
} from '@foyer/contract/operator/endpoints.ts'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../../test/client.ts'
import { startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, publishSku } from '../../../../test/licences.ts'
import { untilWaiting } from '../../../../test/locks.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const foyer = useFoyer()
let admin: Staff
let olga: Person
beforeAll(async () => {
  admin = await createStaff(foyer)
  olga = await createPerson(foyer, { country: 'SE', permissions: { store: true, create_trial: false } })
})

const facts = (wishes: Partial<SkuFacts> = {}): SkuFacts => ({
  name: 'Media Server Pro',
  category: { name: 'media_server', product: 'pro' },
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  min_quantity: 1,
  published: true,
  supported_external_gateways: [],
  tiers: [
    { from_quantity: 1, unit_price: 600 },
    { from_quantity: 10, unit_price: 500 },
  ],
  ...wishes,
})

/** A SKU of the test's own, on sale at 600 and 500. Returns its id. */
const onSale = async (): Promise<string> => {
  const id = randomUUID()
  await publishSku(foyer, { id })
  return id
}

const read = (id: string, { client } = admin) => client.ask(getCatalogueSku, { params: { id } })
const draft = () => admin.client.ask(getCatalogueDraft)

const change = async (id: string, changes: Partial<SkuFacts>, { client } = admin) =>
  client.ask(changeCatalogueSku, { params: { id }, body: { revision: (await read(id)).revision, ...changes } })

const refusedChange = async (id: string, changes: Partial<SkuFacts>) => {
  const body = { revision: (await read(id)).revision, ...changes }
  const { body: said, status } = await admin.client.call(changeCatalogueSku, { params: { id }, body })
  return { status, said }
}

const publish = async (reason = 'autumn prices') =>
  admin.client.ask(publishCatalogue, { body: { revision: (await draft()).revision, reason } })

const cheaper = { tiers: [{ from_quantity: 1, unit_price: 450.5 }] }
const priceFor = async (id: string, quantity = 1, { client }: Person = olga) =>
  (await client.ask(getSkuPrice, { params: { sku_id: id }, query: { quantity } })).price

describe('the draft', () => {
  it('changes nothing for customers until it is published, and then all of it at once', async () => {
    const [first, second] = [await onSale(), await onSale()]
    await change(first, cheaper)
    await change(second, { name: 'Media Server Pro, second' })
    expect(await read(first)).toMatchObject({
      published: { tiers: [{ unit_price: 600 }, { unit_price: 500 }] },
      draft: cheaper,
      edited_by: admin.operator.handle,
    })
    expect(await priceFor(first)).toBe(600)
    const { changes } = await draft()
    expect(changes.filter(({ id }) => [first, second].includes(id)).map(({ fields }) => fields)).toEqual(
      first < second ? [['tiers'], ['name']] : [['name'], ['tiers']],
    )
    const version = await publish()
    expect(version).toMatchObject({ current: true, skus: 2, actor: `operator:${admin.operator.handle}` })
    expect(await priceFor(first)).toBe(450.5)
    expect((await olga.client.ask(listSkus, { query: { limit: 100 } })).skus).toContainEqual(
      expect.objectContaining({ id: second, name: 'Media Server Pro, second' }),
    )
    expect((await draft()).changes).toEqual([])
    expect(await read(first)).toMatchObject({ published: cheaper, draft: null, edited_by: null })
  })

  it('is visible in every other process, whose catalogue is cached', async () => {
    const id = await onSale()
    const other = await startFoyer({ environment: { DATABASE_URL: foyer.database_url } })
    try {
      const { client } = await signIn({ client: createClient(other.url, { tenant: 'aurora' }) }, olga)
      const there: Person = { ...olga, client }
      expect(await priceFor(id, 1, there)).toBe(600)
      await change(id, cheaper)
      await publish()
      await vi.waitFor(async () => expect(await priceFor(id, 1, there)).toBe(450.5), 30_000)
    } finally {
      await other.close()
    }
  })

  it('can contain a new SKU, which nobody can buy before it is published', async () => {
    const body = { id: `recorder-${randomUUID()}`, ...facts({ name: 'Recorder' }) }
    expect(await admin.client.ask(addCatalogueSku, { body })).toMatchObject({ published: null, licences: 0 })
    expect((await admin.client.refusal(addCatalogueSku, { body })).source).toEqual({ pointer: '/id' })
    const asked = { params: { sku_id: body.id }, query: { quantity: 1 } }
    expect((await olga.client.refusal(getSkuPrice, asked)).status).toBe(404)
    await publish()
    expect(await priceFor(body.id)).toBe(600)
    expect(await admin.client.ask(exportCatalogue)).toMatchObject({ skus: expect.arrayContaining([body]) })
  })

  it('loses what is changed back, and what is discarded', async () => {
    const id = await onSale()
    await change(id, cheaper)
    expect((await change(id, { tiers: facts().tiers })).draft).toBeNull()
    const { revision } = await change(id, { name: 'Other' })
    await admin.client.ask(discardCatalogueSku, { params: { id }, body: { revision } })
    expect(await read(id)).toMatchObject({ draft: null })
    const again = { params: { id }, body: { revision: (await read(id)).revision } }
    expect((await admin.client.refusal(discardCatalogueSku, again)).status).toBe(409)
  })

  it('shows how many licences use what is changed', async () => {
    const id = await onSale()
    await giveLicence(foyer, olga, { sku_id: id })
    await change(id, cheaper)
    expect((await draft()).changes.find((one) => one.id === id)).toMatchObject({ licences: 1 })
    expect(await read(id)).toMatchObject({ licences: 1 })
    expect((await admin.client.ask(listCatalogue)).skus.find((one) => one.id === id)).toMatchObject({ licences: 1 })
    await publish()
  })
})

describe('impossible changes', () => {
  it.each<[string, Partial<SkuFacts>, [string, string][]]>([
    [
      'an unsorted list of tiers',
      {
        tiers: [
          { from_quantity: 1, unit_price: 6 },
          { from_quantity: 1, unit_price: 5 },
        ],
      },
      [['tiers_unsorted', '/tiers/1/from_quantity']],
    ],
    [
      'a first tier above the smallest quantity',
      { tiers: [{ from_quantity: 5, unit_price: 6 }] },
      [['tier_missing', '/tiers/0/from_quantity']],
    ],
    [
      'a price finer than the currency',
      { tiers: [{ from_quantity: 1, unit_price: 0.005 }] },
      [['too_fine', '/tiers/0/unit_price']],
    ],
    [
      'a minimum order above the maximum',
      { min_quantity: 3, tiers: [{ from_quantity: 1, unit_price: 400_000 }] },
      [['price_above_cap', '/tiers/0/unit_price']],
    ],
    [
      'a change of what licences and invoices rely on',
      { currency: 'USD', billing_terms: 'perpetual', period: 'one_time', category: { name: 'hardware' } },
      [
        ['sku_fixed', '/category'],
        ['sku_fixed', '/billing_terms'],
        ['sku_fixed', '/period'],
        ['sku_fixed', '/currency'],
      ],
    ],
  ])('%s is refused, with the name of the field', async (_, changes, expected) => {
    const { status, said } = await refusedChange(await onSale(), changes)
    expect(status).toBe(422)
    const errors = (said as { errors: { code: string; source: { pointer: string } }[] }).errors
    expect(errors.map(({ code, source }) => [code, source.pointer])).toEqual(expected)
  })

  it('an hour of which a day costs more than one order may come to is refused, as nobody could buy it', async () => {
    const hourly = facts({ period: 'hourly', tiers: [{ from_quantity: 1, unit_price: 50_000 }] })
    const body = { id: `hourly-${randomUUID()}`, ...hourly }
    expect(await admin.client.refusal(addCatalogueSku, { body })).toMatchObject({
      code: 'price_above_cap',
      source: { pointer: '/tiers/0/unit_price' },
    })
  })

  it.each<[Partial<SkuFacts>, string, number]>([
    [{ billing_terms: 'perpetual' }, '/period', 422],
    [{ period: 'one_time' }, '/period', 422],
    [{ tiers: [] }, '/tiers', 422],
    [{ tiers: [{ from_quantity: 1, unit_price: -1 }] }, '/tiers/0/unit_price', 422],
    [{ currency: 'GBP' as 'EUR' }, '/currency', 422],
    [{ name: ' ' }, '/name', 422],
  ])('a new SKU with %j is refused at %s', async (wishes, pointer, status) => {
    const body = { id: randomUUID(), ...facts(wishes) }
    expect(await admin.client.refusal(addCatalogueSku, { body })).toMatchObject({
      status,
      source: { pointer },
    })
  })

  it('suspicious changes show a warning, and can be published', async () => {
    const id = await onSale()
    const tiers = [
      { from_quantity: 1, unit_price: 60 },
      { from_quantity: 10, unit_price: 61 },
      { from_quantity: 900_000, unit_price: 0 },
    ]
    await change(id, { tiers })
    const found = (await draft()).changes.find((one) => one.id === id)
    expect(found?.warnings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'price_jumps /tiers/0/unit_price',
      'price_jumps /tiers/1/unit_price',
      'tier_dearer /tiers/1/unit_price',
      'free /tiers/2/unit_price',
      'price_jumps /tiers/2/unit_price',
    ])
    await publish()
    expect(await priceFor(id)).toBe(60)
  })
})

it('what is already sold on request can be changed', async () => {
  const id = randomUUID()
  await publishSku(foyer, { id, currency: 'KRW', tiers: [{ from_quantity: 1, unit_price: '2500000' }] })
  expect(await change(id, { name: 'On request' })).toMatchObject({ draft: { name: 'On request' } })
  await publish()
  expect((await admin.client.ask(listCatalogue)).skus.find((one) => one.id === id)).toMatchObject({
    published: { name: 'On request', tiers: [{ unit_price: 2_500_000 }] },
  })
})

describe('two concurrent editors', () => {
  it('the second is told that the SKU has changed', async () => {
    const id = await onSale()
    const { revision } = await read(id)
    const bodies = [{ name: 'One' }, { name: 'Two' }].map((changes) => ({ revision, ...changes }))
    const answers = await Promise.all(
      bodies.map((body) => admin.client.call(changeCatalogueSku, { params: { id }, body })),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  })

  it('a change made after viewing the draft is not published with it', async () => {
    const [id, other] = [await onSale(), await onSale()]
    await change(id, cheaper)
    const { revision } = await draft()
    await change(other, cheaper)
    const body = { revision, reason: 'autumn prices' }
    expect(await admin.client.refusal(publishCatalogue, { body })).toMatchObject({
      status: 409,
      source: { pointer: '/revision' },
    })
    expect(await priceFor(id)).toBe(600)
    await publish()
  })

  it('a draft does not overwrite what was published since it was begun, unless somebody has reviewed both', async () => {
    const id = await onSale()
    await change(id, cheaper)
    await publishSku(foyer, { id, name: 'From a file' })
    expect(await read(id)).toMatchObject({ outdated: true, draft: cheaper, published: { name: 'From a file' } })
    const { revision } = await draft()
    const refused = await admin.client.refusal(publishCatalogue, { body: { revision, reason: 'x' } })
    expect(refused).toMatchObject({ status: 409, source: { pointer: `/skus/${id}` } })
    expect(await change(id, { name: 'From a file' })).toMatchObject({ outdated: false })
    await publish()
    expect(await read(id)).toMatchObject({ published: { name: 'From a file', ...cheaper } })
  })

  it('one of two concurrent publications succeeds', async () => {
    await change(await onSale(), cheaper)
    const { revision } = await draft()
    const body = { revision, reason: 'autumn prices' }
    const answers = await Promise.all([1, 2].map(() => admin.client.call(publishCatalogue, { body })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('versions', () => {
  it('show who published what, when and why, each SKU before and after', async () => {
    const id = await onSale()
    await change(id, cheaper)
    const { number } = await publish('cheaper in autumn')
    const { versions } = await admin.client.ask(listCatalogueVersions, { query: { limit: 1 } })
    expect(versions).toMatchObject([{ number, reason: 'cheaper in autumn', skus: 1, current: true, restores: null }])
    expect(await admin.client.ask(getCatalogueVersion, { params: { number } })).toMatchObject({
      changes: [{ id, fields: ['tiers'], before: { tiers: facts().tiers }, after: cheaper }],
    })
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: id, action: 'sku_published' } })
    expect(entries[0]).toMatchObject({
      actor: `operator:${admin.operator.handle}`,
      reason: 'cheaper in autumn',
      changes: { version: number, fields: ['tiers'] },
    })
    const absent = { params: { number: 2_000_000_000 } }
    expect((await admin.client.refusal(getCatalogueVersion, absent)).status).toBe(404)
  })

  it('are restored as new ones: prices as they were, later SKUs off sale', async () => {
    const id = await onSale()
    const { versions } = await admin.client.ask(listCatalogueVersions, { query: { limit: 1 } })
    const number = versions[0]?.number ?? 0
    await change(id, cheaper)
    await publish()
    const newer = await onSale()
    const body = { revision: (await draft()).revision, reason: 'a slip' }
    const made = await admin.client.ask(restoreCatalogueVersion, { params: { number }, body })
    expect(made).toMatchObject({ restores: number, current: true, skus: 2 })
    expect(await priceFor(id)).toBe(600)
    const off = { params: { sku_id: newer }, query: { quantity: 1 } }
    expect((await olga.client.refusal(getSkuPrice, off)).status).toBe(404)
    const late = { params: { number }, body }
    expect((await admin.client.refusal(restoreCatalogueVersion, late)).status).toBe(409)
    const again = { ...body, revision: (await draft()).revision }
    expect((await admin.client.refusal(restoreCatalogueVersion, { params: { number }, body: again })).status).toBe(409)
  })

  it('show what restoring them would change, without changing anything', async () => {
    const id = await onSale()
    await giveLicence(foyer, olga, { sku_id: id })
    const { versions } = await admin.client.ask(listCatalogueVersions, { query: { limit: 1 } })
    const params = { number: versions[0]?.number ?? 0 }
    const look = () => admin.client.ask(previewCatalogueRestore, { params })
    expect((await look()).changes).toEqual([])
    await change(id, cheaper)
    await publish()
    const newer = await onSale()
    const { revision, changes } = await look()
    expect(changes.toSorted((a, b) => Number(b.id === id) - Number(a.id === id))).toMatchObject([
      { id, before: cheaper, after: { tiers: facts().tiers }, fields: ['tiers'], licences: 1 },
      { id: newer, before: { published: true }, after: { published: false }, fields: ['published'] },
    ])
    expect(await priceFor(id, 2)).toBe(901)
    expect((await admin.client.ask(listCatalogueVersions, { query: { limit: 1 } })).versions[0]?.restores).toBeNull()
    // With that revision exactly this is published, and what came in between is not overlooked.
    await onSale()
    const late = { params, body: { revision, reason: 'a slip' } }
    expect(await admin.client.refusal(restoreCatalogueVersion, late)).toMatchObject({
      status: 409,
      source: { pointer: '/revision' },
    })
    const body = { revision: (await look()).revision, reason: 'a slip' }
    expect(await admin.client.ask(restoreCatalogueVersion, { params, body })).toMatchObject({ skus: 3 })
    const absent = { params: { number: 2_000_000_000 } }
    expect((await admin.client.refusal(previewCatalogueRestore, absent)).status).toBe(404)
  })

  it('do not change the price of earlier orders', async () => {
    const id = await onSale()
    const order = await olga.client.ask(createOrder, { body: { purpose: 'new', sku_id: id, quantity: 2 } })
    await change(id, cheaper)
    await publish()
    expect(await priceFor(id, 2)).toBe(901)
    expect(await olga.client.ask(getOrder, { params: { id: order.id } })).toMatchObject({ net_amount: 1200 })
  })
})

describe('the preview', () => {
  it('shows what a customer pays now and after the change, with unsaved input', async () => {
    const id = await onSale()
    const ask = (wishes: object) => admin.client.ask(previewCatalogue, { body: { id, quantity: 2, ...wishes } })
    expect(await ask({ country: 'SE', ...cheaper })).toMatchObject({
      current: { price: 1200, tax: 25, total: 1500 },
      proposed: { price: 901, tax: 25, tax_amount: 225.25, total: 1126.25, next_charge: { amount: 1126.25 } },
    })
    expect(await ask({ published: false })).toMatchObject({ current: { price: 1200, tax: 0 }, proposed: null })
    expect(await ask({ min_quantity: 3 })).toMatchObject({ proposed: null })
    expect((await read(id)).draft).toBeNull()
    const broken = { id, quantity: 1, tiers: [{ from_quantity: 2, unit_price: 1 }] }
    expect(await admin.client.refusal(previewCatalogue, { body: broken })).toMatchObject({
      code: 'tier_missing',
      source: { pointer: '/tiers/0/from_quantity' },
    })
  })

  it('needs a complete SKU if it is not stored yet', async () => {
    const { name: _name, ...rest } = facts()
    expect(await admin.client.ask(previewCatalogue, { body: { quantity: 10, ...facts() } })).toMatchObject({
      current: null,
      proposed: { price: 5000 },
    })
    expect(await admin.client.refusal(previewCatalogue, { body: { quantity: 1, ...rest } })).toMatchObject({
      code: 'required',
      source: { pointer: '/name' },
    })
  })
})

describe('SKUs from a file', () => {
  it('are published together, or not at all; unchanged ones change nothing', async () => {
    const [id, other] = [await onSale(), `file-${randomUUID()}`]
    const skus = [
      { id, ...facts(cheaper) },
      { id: other, ...facts() },
    ]
    const body = { skus, reason: 'price list' }
    const dry = await admin.client.ask(applyCatalogue, { body: { ...body, dry_run: true } })
    expect(dry).toMatchObject({
      version: null,
      changes: [
        { id, fields: ['tiers'] },
        { id: other, before: null },
      ],
    })
    expect(await priceFor(id)).toBe(600)
    const broken = { ...body, skus: [...skus, { id: 'third', ...facts({ period: 'one_time' }) }] }
    expect(await admin.client.refusal(applyCatalogue, { body: broken })).toMatchObject({
      code: 'period_unfit',
      source: { pointer: '/skus/2/period' },
    })
    expect(await priceFor(id)).toBe(600)
    expect(await admin.client.ask(applyCatalogue, { body })).toMatchObject({
      version: { skus: 2, reason: 'price list' },
    })
    expect([await priceFor(id), await priceFor(other)]).toEqual([450.5, 600])
    expect(await admin.client.ask(applyCatalogue, { body })).toEqual({ version: null, changes: [] })
    const twice = { ...body, skus: [skus[0], skus[0]] as typeof skus }
    expect((await admin.client.refusal(applyCatalogue, { body: twice })).source).toEqual({ pointer: '/skus/1/id' })
  })

  it('keep the currency of a new SKU that another file has just put on sale', async () => {
    const id = `file-${randomUUID()}`
    await onSale()
    const holder = new Client(foyer.database_url)
    await holder.connect()
    await holder.query('begin')
    await holder.query(`select from catalogue.head where tenant = 'aurora' for update`)
    const apply = (currency: 'EUR' | 'USD') =>
      admin.client.call(applyCatalogue, { body: { skus: [{ id, ...facts({ currency }) }], reason: 'price list' } })
    const answers = Promise.all([apply('EUR'), apply('USD')])
    await untilWaiting(holder, 2)
    await holder.query('rollback')
    await holder.end()
    expect((await answers).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const refused = (await answers).find(({ status }) => status === 422)
    expect(refused?.body).toMatchObject({
      errors: [{ code: 'sku_fixed', source: { pointer: '/skus/0/currency' } }],
    })
  })
})

it('support and billing read the catalogue, only an administrator changes it, each brand its own', async () => {
  const id = await onSale()
  for (const role of ['viewer', 'support', 'billing'] as const) {
    const staff = await createStaff(foyer, { role })
    expect((await read(id, staff)).id).toBe(id)
    const { revision } = await read(id)
    const body = { revision, ...cheaper }
    expect((await staff.client.refusal(changeCatalogueSku, { params: { id }, body })).status).toBe(403)
    const publishing = { body: { revision: (await draft()).revision, reason: 'x' } }
    expect((await staff.client.refusal(publishCatalogue, publishing)).status).toBe(403)
  }
  const elsewhere = await createStaff(foyer, { tenant: 'sever' })
  expect((await elsewhere.client.refusal(getCatalogueSku, { params: { id } })).status).toBe(404)
  expect(await elsewhere.client.ask(listCatalogue)).toEqual({ skus: [] })
  expect((await elsewhere.client.ask(listCatalogueVersions)).versions).toEqual([])
})
