import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { type Database, openDatabase, type Tx } from '../../../platform/database/database.ts'
import { beginImport } from '../../../platform/imports/ledger.ts'
import { createLog } from '../../../platform/log.ts'
import { findTakenMeanwhile } from './import-store.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await createTestDatabase()
  const owner = new Client({ connectionString: test.url })
  await owner.connect()
  // Indexing the words for the search takes five times as long as inserting the tickets.
  await owner.query('alter table support.ticket disable trigger add_words')
  await owner.end()
  database = openDatabase(test.url, createLog('silent'), 4)
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

const insertTickets = (tx: Tx, numbers: readonly number[]) =>
  sql`
    insert into support.ticket (id, tenant, number, account_id, title, description, kind, product, state, responsibility,
      creator_name, creator_email, created_at, updated_at, closed_at)
    select gen_random_uuid(), 'aurora', n, gen_random_uuid(), 'No picture', 'Since noon', 'support', 'iptv', 'closed', 'admin',
      'Ada Lind', 'ada@people.example', now(), now(), now()
    from unnest(${numbers}::int[]) as n`.execute(tx)

it(
  'a number that was taken in the meantime is found among tens of thousands of imported ones',
  {
    // Without the index lookup per number it would take minutes.
    timeout: 20_000,
  },
  async () => {
    const found = await database.transaction('aurora', async (tx) => {
      await beginImport(tx)
      const numbers = Array.from({ length: 40_000 }, (_, n) => -1 - n)
      await insertTickets(tx, numbers)
      const before = await findTakenMeanwhile(tx)
      await insertTickets(tx, [31_000])
      return [before, await findTakenMeanwhile(tx)]
    })
    expect(found).toEqual([undefined, 31_000])
  },
)
