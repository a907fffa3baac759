import { createFoyer, type Foyer } from '../../server/src/app.ts'
import { type Environment, readSettings } from '../../server/src/config.ts'
import { sku } from './goods.ts'

export interface Customer {
  readonly email: string
  readonly password: string
}

const tenant = 'aurora'

const serverFigures = {
  ip: '192.0.2.1',
  country: 'DE',
  version: '24.11',
  in_bandwidth: 120,
  out_bandwidth: 900,
  sessions: 210,
  medias: 40,
  cpu: 31,
  memory: 44,
  lifetime: 90_000,
  alerts: [],
} as const

/** A licence that runs on one server and was renewed three times. */
const giveLicence = async ({ modules }: Foyer, accountId: string, number: number): Promise<void> => {
  const { licensing, billing } = modules
  const wish = { tenant, account_id: accountId, sku_id: sku.id, quantity: 3, actor: 'system', retroview: true }
  const id = await licensing.issue({ ...wish, starts_on: '2026-08-20' })
  const names = { server_id: `server-${number}`, hostname: `edge-${number}` }
  await licensing.reportServer({ tenant, deliverable_id: id, ...names, ...serverFigures })
  for (let renewal = 0; renewal < 3; renewal += 1) {
    const orderId = await licensing.openRenewal({ tenant, deliverable_id: id, actor: 'system' })
    const transfer = { gateway: 'bank_transfer', transaction_id: `${number}-${renewal}`, reason: 'seed' } as const
    await billing.recordPayment({ tenant, order_id: orderId, actor: 'operator:bench', ...transfer })
  }
}

const someone = {
  name: 'Bench',
  country: 'DE',
  locale: 'en',
  email_confirmed: true,
  terms_accepted_at: new Date(),
} as const

interface Shop {
  readonly foyer: Foyer
  readonly customer: Customer
  readonly ownerId: string
}

/** A server with one customer and one SKU, created through the modules' public interfaces like real data. */
const openShop = async (environment: Environment): Promise<Shop> => {
  const foyer = await createFoyer(readSettings(environment), { demoWorld: false })
  await foyer.listen()
  const { account, catalogue } = foyer.modules
  const customer = { email: 'bench@customer.example', password: 'Bench-mark-1' }
  const owner = await account.create({ tenant, ...customer, ...someone }, 'system')
  await catalogue.apply(tenant, [sku], 'system')
  return { foyer, customer, ownerId: owner.id }
}

/** People with nothing but an account. */
const seedPeople = async ({ modules }: Foyer, count: number): Promise<Customer[]> => {
  const people = Array.from({ length: count }, (_, number) => ({
    email: `person-${number}@people.example`,
    password: 'Bench-mark-1',
  }))
  for (const person of people) await modules.account.create({ tenant, ...person, ...someone }, 'system')
  return people
}

export interface Seeded {
  readonly customer: Customer
  readonly people: readonly Customer[]
}

/** A customer with twenty licences and sixty invoices, and this many others. */
export const seed = async (environment: Environment, others = 0): Promise<Seeded> => {
  const { foyer, customer, ownerId } = await openShop(environment)
  for (let number = 0; number < 20; number += 1) await giveLicence(foyer, ownerId, number)
  const people = await seedPeople(foyer, others)
  await foyer.close()
  return { customer, people }
}

/** A product, and with it the database schema. */
export const seedCatalogue = async (environment: Environment): Promise<void> => {
  const { foyer } = await openShop(environment)
  await foyer.close()
}

/** This many licences on which no server runs yet. */
export const seedLicences = async (environment: Environment, count: number): Promise<void> => {
  const { foyer, ownerId } = await openShop(environment)
  const wish = { tenant, account_id: ownerId, sku_id: sku.id, quantity: 10, actor: 'system', retroview: true }
  const starts_on = new Date().toISOString().slice(0, 10)
  for (let number = 0; number < count; number += 1) await foyer.modules.licensing.issue({ ...wish, starts_on })
  await foyer.close()
}
