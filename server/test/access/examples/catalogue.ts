import { randomUUID } from 'node:crypto'
import type { SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import {
  addCatalogueSku,
  changeCatalogueSku,
  getCatalogueDraft,
  getCatalogueSku,
} from '@foyer/contract/operator/endpoints.ts'
import { publishSku } from '../../licences.ts'
import { createStaff } from '../../operators.ts'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

const facts: SkuFacts = {
  name: 'Recorder',
  category: { name: 'hardware' },
  billing_terms: 'perpetual',
  period: 'one_time',
  currency: 'EUR',
  min_quantity: 1,
  published: true,
  supported_external_gateways: [],
  tiers: [{ from_quantity: 1, unit_price: 890 }],
}

/** Each cell gets its own SKU in the draft. */
const drafted = async ({ foyer }: World) => {
  const { client } = await createStaff(foyer)
  const { id, revision } = await client.ask(addCatalogueSku, { body: { ...facts, id: randomUUID() } })
  return { params: { id }, revision }
}

/** The latest first. */
const askVersions = (foyer: World['foyer']) =>
  foyer.sql<{ number: number }>(
    `select number from catalogue.version where tenant = 'aurora' order by number desc limit 1`,
  )

/** The number of a version that has a successor, and the draft's revision. */
const superseded = async ({ foyer }: World) => {
  const id = randomUUID()
  await publishSku(foyer, { id, name: 'Before' })
  const number = (await askVersions(foyer))[0]?.number ?? 0
  await publishSku(foyer, { id, name: 'After' })
  const { client } = await createStaff(foyer)
  return { params: { number }, revision: (await client.ask(getCatalogueDraft)).revision }
}

const published = async ({ foyer }: World) => {
  const id = randomUUID()
  await publishSku(foyer, { id })
  const { client } = await createStaff(foyer)
  const { revision } = await client.ask(getCatalogueSku, { params: { id } })
  return { params: { id }, revision, client }
}

export const catalogueExamples = {
  getSku: ({ sku }) => ({ params: { id: sku } }),
  getSkuPrice: ({ sku }) => ({ params: { sku_id: sku }, query: { quantity: 1 } }),
  getCatalogueSku: ({ sku }) => ({ params: { id: sku } }),
  addCatalogueSku: () => ({ body: { ...facts, id: randomUUID() } }),
  changeCatalogueSku: async (world) => {
    const { params, revision } = await published(world)
    return { params, body: { revision, name: 'Renamed' } }
  },
  discardCatalogueSku: async (world) => {
    const { params, revision } = await drafted(world)
    return { params, body: { revision } }
  },
  previewCatalogue: () => ({ body: { ...facts, quantity: 2 } }),
  publishCatalogue: async (world) => {
    const { params, revision, client } = await published(world)
    await client.ask(changeCatalogueSku, { params, body: { revision, name: 'Renamed' } })
    const draft = await client.ask(getCatalogueDraft)
    return { body: { revision: draft.revision, reason: 'autumn prices' } }
  },
  applyCatalogue: () => ({ body: { skus: [{ ...facts, id: randomUUID() }], reason: 'import', dry_run: true } }),
  getCatalogueVersion: async (world) => ({ params: (await superseded(world)).params }),
  previewCatalogueRestore: async (world) => ({ params: (await superseded(world)).params }),
  restoreCatalogueVersion: async (world) => {
    const { params, revision } = await superseded(world)
    return { params, body: { revision, reason: 'a slip' } }
  },
} as const satisfies Partial<Examples>
