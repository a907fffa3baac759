// @module-tag long
import { rmSync } from 'node:fs'
import { login } from '@foyer/contract/account/endpoints.ts'
import { setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { payInWindow, payOnPage } from '../../../../test/checkouts.ts'
import { type Client, createClient } from '../../../../test/client.ts'
import { startFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createPerson, type Person, somePassword } from '../../../../test/people.ts'
import { askDatabase } from '../../../../test/rows.ts'
import { letPass } from '../../../../test/sandbox.ts'
import { makeScratchFolder } from '../../../../test/scratch.ts'
import { freePort, killProcess, type ServerProcess, startProcess } from '../../../../test/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'

type Name = 'cloudpayments' | 'paddle' | 'paypro'
const names = ['cloudpayments', 'paddle', 'paypro'] as const
const ordersEach = 5

let database: TestDatabase
let folder: string
let port: number
let olga: Person
const orders = new Map<Name, string[]>()
let running: ServerProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  folder = makeScratchFolder('foyer-killed-')
  port = await freePort()
  const before = await startFoyer({ environment: { DATABASE_URL: database.url, FOYER_DATA: folder } })
  olga = await createPerson(before, { country: 'DE' })
  for (const name of names) {
    const made: string[] = []
    for (let number = 0; number < ordersEach; number += 1) made.push(await giveOrder(before, olga))
    orders.set(name, made)
  }
  await before.close()
})

const signIn = async (url: string): Promise<Client> => {
  const client = createClient(url, { tenant: 'aurora' })
  const as = { tenant: 'aurora', basic: { email: olga.email, password: somePassword } }
  const { access_token } = await client.ask(login, { as })
  return client.as({ access_token })
}

const start = async (): Promise<Client> => {
  running = await startProcess(database.url, folder, port)
  return signIn(running.url)
}

/** Long enough for an unused window to be given up. Sessions have expired by then. */
const passHour = async (client: Client): Promise<Client> => {
  await letPass({ client: client }, 3_700)
  return signIn(running?.url ?? '')
}

const kill = async (): Promise<void> => {
  if (running !== undefined) await killProcess(running)
  running = undefined
}

afterAll(async () => {
  await kill()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The customer's actions at the provider. They may fail with the server, since the sandbox is part of it. */
const payAtProvider = async (client: Client, gateway: Name, order_id: string): Promise<void> => {
  const settings = await client.ask(setPaymentSettings, { params: { order_id }, body: { gateway } })
  if ('url' in settings) await payOnPage(settings.url)
  else if ('data' in settings) await payInWindow({ url: running?.url ?? '' }, settings)
}

interface Books {
  readonly captured: number
  readonly orders: number
  readonly paid: number
  readonly payments: number
}

const booksOf = async (ids: readonly string[]): Promise<Books> => {
  const [row] = await askDatabase<Books>(
    database.url,
    `select (select count(*)::int from sandbox.capture where order_id = any($1)) as captured,
      (select count(distinct order_id)::int from sandbox.capture where order_id = any($1)) as orders,
      (select count(*)::int from billing."order" where id::text = any($1) and paid_at is not null) as paid,
      (select count(*)::int from billing.payment where order_id::text = any($1)) as payments`,
    [ids],
  )
  return row ?? { captured: 0, orders: 0, paid: 0, payments: 0 }
}

const patience = { timeout: 90_000, interval: 200 }

it('BILL-27, BILL-30 a server that is killed while customers pay on gateways’ pages later knows every payment that was taken, has taken none twice, and lets the others be paid', async () => {
  const all = names.flatMap((name) => orders.get(name) ?? [])
  const first = await start()
  const paying = Promise.allSettled(
    names.flatMap((name) => (orders.get(name) ?? []).map((order_id) => payAtProvider(first, name, order_id))),
  )
  await vi.waitFor(async () => expect((await booksOf(all)).captured).toBeGreaterThan(all.length / 4), patience)
  await kill()
  await paying

  const second = await start()
  // The leases of the killed server have expired by then.
  await letPass({ client: second }, 60)
  await vi.waitFor(async () => {
    const { captured, paid, payments } = await booksOf(all)
    expect({ paid, payments }).toEqual({ paid: captured, payments: captured })
  }, patience)
  // Customers pay an invoice that they see unpaid, once no earlier payment holds it any more.
  const later = await passHour(second)
  const settled = (name: Name, id: string) =>
    vi.waitFor(
      async () => {
        if ((await booksOf([id])).captured === 0) await payAtProvider(later, name, id).catch(() => undefined)
        expect((await booksOf([id])).paid).toBe(1)
      },
      { timeout: 120_000, interval: 500 },
    )
  await Promise.all(names.flatMap((name) => (orders.get(name) ?? []).map((id) => settled(name, id))))
  const count = all.length
  expect(await booksOf(all)).toEqual({ captured: count, orders: count, paid: count, payments: count })
}, 400_000)
