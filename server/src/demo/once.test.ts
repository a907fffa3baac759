import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { StartError } from '../platform/start-error.ts'
import { emptied, onceOnly } from './once.ts'

const now = new Date()
const schemasLeftAlone = ['platform', 'jobs', 'public', 'information_schema']

describe('creating the demo data once', () => {
  let database: TestDatabase
  let client: pg.Client
  beforeEach(async () => {
    database = await createTestDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
  })
  afterEach(async () => {
    await client.end()
    await database.drop()
  })

  const addAccount = (): Promise<unknown> =>
    client.query(
      `insert into account.account (id, tenant, email, country, currency, locale, created_at) values ($1, 'aurora', $2, 'DE', 'EUR', 'en', $3)`,
      [randomUUID(), `${randomUUID()}@people.example`, now],
    )
  const countAccounts = async (): Promise<number> => (await client.query('select from account.account')).rowCount ?? 0

  it('runs only at the first start', async () => {
    const starts: boolean[] = []
    const start = () => onceOnly(database.url, now, async (again) => void starts.push(again))
    await start()
    await start()
    expect(starts).toEqual([false])
  })

  it('starts again, on empty tables, if a start was interrupted', async () => {
    const broken = onceOnly(database.url, now, async () => {
      await addAccount()
      throw new Error('the power went')
    })
    await expect(broken).rejects.toThrow('the power went')
    await onceOnly(database.url, now, async (again) => {
      expect(again).toBe(true)
      expect(await countAccounts()).toBe(0)
      await addAccount()
    })
    expect(await countAccounts()).toBe(1)
  })

  it('runs in one of several processes while the others wait', async () => {
    let running = 0
    const work = async (): Promise<void> => {
      running += 1
      await addAccount()
    }
    await Promise.all([1, 2, 3].map(() => onceOnly(database.url, now, work)))
    expect(running).toBe(1)
  })

  it('refuses a database that holds other accounts', async () => {
    await addAccount()
    const start = onceOnly(database.url, now, () => Promise.reject(new Error('not reached')))
    await expect(start).rejects.toThrow(StartError)
    expect(await countAccounts()).toBe(1)
  })

  it('empties every schema that modules write to', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct schemaname as name from pg_tables where schemaname <> 'pg_catalog' and schemaname <> all($1)`,
      [schemasLeftAlone],
    )
    expect(new Set(emptied)).toEqual(new Set(rows.map(({ name }) => name)))
  })
})
