import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstPage } from '../../../test/partial-indexes.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createLog } from '../log.ts'
import { type Database, openDatabase } from './database.ts'
import { type PageRequest, readPage } from './paging.ts'

const list = { name: 'milestones', sortKeys: { name: { expression: sql`name`, type: 'text' } }, id: sql`name` } as const

let owned: TestDatabase
let database: Database

beforeAll(async () => {
  owned = await createTestDatabase()
  database = openDatabase(owned.url, createLog('silent'))
  await database.pool.query(
    `insert into platform.milestone (name, reached_at) select 'counted ' || n, now() from generate_series(1, 5) n`,
  )
})

afterAll(async () => {
  await database.close()
  await owned.drop()
})

const read = (more: Partial<PageRequest>) =>
  database.transaction('aurora', (tx) =>
    readPage(tx.selectFrom('platform.milestone').selectAll().where('name', 'like', 'counted %'), list, {
      ...firstPage('name'),
      ...more,
    }),
  )

it('a list that is counted so far has one more for all others, and says that it is rough, on each page', async () => {
  const first = await read({ most: 3 })
  expect(first).toMatchObject({ estimated_count: 4, count_is_rough: true })
  expect(await read({ most: 3, cursor: first.next ?? '' })).toMatchObject({ estimated_count: 4, count_is_rough: true })
})

it('a list with no more rows than are counted is exact, as is one that is counted as a whole', async () => {
  for (const more of [{ most: 5 }, {}]) {
    const page = await read(more)
    expect(page.estimated_count).toBe(5)
    expect(page.count_is_rough).toBeUndefined()
  }
})
