// @module-tag long
import { rmSync } from 'node:fs'
import { login } from '@foyer/contract/account/endpoints.ts'
import { listOrders, payOrder } from '@foyer/contract/billing/endpoints.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Client, createClient } from '../../../../test/client.ts'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice } from '../../../../test/licences.ts'
import { createPerson, somePassword } from '../../../../test/people.ts'
import { letPass } from '../../../../test/sandbox.ts'
import { makeScratchFolder } from '../../../../test/scratch.ts'
import { killProcess, startProcess } from '../../../../test/server-process.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'

/** Queries the database as its owner, bypassing row-level security. */
const ask = async <Row extends object>(url: string, text: string, values: readonly unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

const capturesOf = (url: string, orderId: string): Promise<{ amount: string }[]> =>
  ask(url, 'select amount from sandbox.capture where order_id = $1', [orderId])

/** That many sign-ins pay one invoice at the same moment, each click with a key of its own. */
const stampede = async (
  foyer: RunningFoyer,
  clicks: number,
): Promise<{ orderId: string; statuses: ReadonlyMap<number, number> }> => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const { order_id } = await giveInvoice(foyer, olga)
  const answers = await Promise.all(
    Array.from({ length: clicks }, () =>
      olga.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } }),
    ),
  )
  const statuses = new Map<number, number>()
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return { orderId: order_id, statuses }
}

describe('one invoice, paid with a thousand concurrent clicks', () => {
  const foyer = useFoyer()

  it('BILL-30 captures once, tells the others that it is paid or being paid, and leaves one payment, one receipt and one period', async () => {
    const { orderId, statuses } = await stampede(foyer, 1000)
    // A busy machine refuses some as overloaded, and has done nothing for them.
    expect([...statuses.keys()].filter((status) => ![200, 202, 409, 503].includes(status))).toEqual([])
    expect(await capturesOf(foyer.database_url, orderId)).toHaveLength(1)
    const [kept] = await ask<{ payments: number; attempts: number; prolonged: number; audits: number }>(
      foyer.database_url,
      `select (select count(*) from billing.payment where order_id = $1) as payments,
        (select count(*) from billing.payment_attempt where order_id = $1 and state = 'succeeded') as attempts,
        (select count(*) from platform.audit_entry where action = 'licence_prolonged' and changes->>'order_id' = $1::text) as prolonged,
        (select count(*) from platform.audit_entry where action = 'order_paid' and object_id = $1::text) as audits`,
      [orderId],
    )
    expect(kept).toEqual({ payments: 1, attempts: 1, prolonged: 1, audits: 1 })
  })
})

describe('the same without the guarding index', () => {
  const foyer = useFoyer()
  beforeAll(async () => {
    await ask(foyer.database_url, 'drop index billing.one_live_attempt_per_order, billing.one_live_attempt_per_licence')
  })

  it('captures more than once: it is the index that the test above relies on', async () => {
    const { orderId } = await stampede(foyer, 100)
    expect((await capturesOf(foyer.database_url, orderId)).length).toBeGreaterThan(1)
  })
})

/**
 * Frees the attempts that a killed server had leased. The answer is not awaited: it comes when the server's leased jobs are done too,
 * which takes longer, and the server may be gone by then.
 */
const passLeases = (client: Client) => letPass({ client }, 60).catch(() => undefined)

describe('a server killed in the middle of 200 payments', () => {
  const invoices = 200

  it(
    'BILL-30 has captured each order at most once, and after the restart every attempt is settled',
    { timeout: 300_000 },
    async () => {
      const database = await createTestDatabase()
      const folder = makeScratchFolder('foyer-killed-')
      try {
        const before = await startFoyer({ environment: { DATABASE_URL: database.url } })
        const olga = await createPerson(before, { country: 'DE' })
        const bills: { readonly order_id: string }[] = []
        // A few at a time: on a slow machine the last of two hundred would run into the timeout for a connection.
        while (bills.length < invoices)
          bills.push(...(await Promise.all(Array.from({ length: 20 }, () => giveInvoice(before, olga)))))
        await before.close()

        const first = await startProcess(database.url, folder)
        const client = createClient(first.url, { tenant: 'aurora' })
        const tokens = await client.ask(login, {
          as: { tenant: 'aurora', basic: { email: olga.email, password: somePassword } },
        })
        const paying = bills.map(({ order_id }) =>
          client
            .as({ access_token: tokens.access_token })
            .call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
            .then(
              ({ status }) => ({ order_id, status }),
              () => ({ order_id, status: 0 }),
            ),
        )
        await vi.waitFor(
          async () => expect((await ask(database.url, 'select 1 from sandbox.capture')).length).toBeGreaterThan(20),
          { timeout: 30_000, interval: 5 },
        )
        await killProcess(first)
        const told = await Promise.all(paying)
        expect(told.some(({ status }) => status === 0)).toBe(true)

        const second = await startProcess(database.url, folder)
        const again = createClient(second.url, { tenant: 'aurora', access_token: tokens.access_token })
        try {
          void passLeases(again)
          await vi.waitFor(
            async () =>
              expect(
                await ask(
                  database.url,
                  `select id from billing.payment_attempt where state in ('started', 'requires_action', 'unknown')`,
                ),
              ).toEqual([]),
            { timeout: 60_000, interval: 250 },
          )
          const twice = await ask(
            database.url,
            'select order_id from sandbox.capture group by order_id having count(*) > 1',
          )
          expect(twice).toEqual([])
          const [sums] = await ask<{ captured: number; paid: number; payments: number }>(
            database.url,
            `select (select count(*) from sandbox.capture) as captured, (select count(*) from billing."order" where paid_at is not null) as paid, (select count(*) from billing.payment) as payments`,
          )
          expect(sums).toEqual({ captured: sums?.captured, paid: sums?.captured, payments: sums?.captured })
          const acknowledged = told.filter(({ status }) => status === 200).map(({ order_id }) => order_id)
          const lost = await ask(
            database.url,
            `select id from billing."order" where id = any($1) and paid_at is null`,
            [acknowledged],
          )
          expect(lost).toEqual([])
          expect((await again.ask(listOrders, { query: { limit: '1', status: 'open' } })).estimated_count).toBe(
            invoices - (sums?.paid ?? 0),
          )
        } finally {
          await killProcess(second)
        }
      } finally {
        await database.drop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})
