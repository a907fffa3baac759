import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, type Tx } from '../src/platform/database/database.ts'
import { createCursors } from '../src/platform/http/cursors.ts'
import { createLog } from '../src/platform/log.ts'
import { collectPlans, logPlans, nodesOf } from './plans.ts'
import { askDatabase } from './rows.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A statement that needs the index. Its plan must contain the condition, whatever the parameters are. */
export type Need = readonly [index: string, (tx: Tx) => Promise<unknown>, condition: RegExp]

export interface PartialIndexes {
  readonly needs: readonly Need[]
  /** Unique indexes that only keep rows from being written. What finds these rows uses another index. */
  readonly onlyRules?: readonly string[]
  /** Indexes that one statement needs together, because it looks for either of two things. */
  readonly together?: readonly string[]
  /** Statements that need an index of all rows. */
  readonly whole?: readonly Need[]
}

/** The first page of a list. */
export const firstPage = (sort: string) => ({
  cursors: createCursors('secret'),
  sort,
  cursor: undefined,
  limit: 1,
})

const partialIndexesOf = (url: string, schema: string) =>
  askDatabase<{ name: string; isunique: boolean }>(
    url,
    `select c.relname as name, i.indisunique as isunique
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indpred is not null and n.nspname = $1`,
    [schema],
  )

/** Leaves the planner no index of the table but these, so that the outcome does not depend on how many rows there are. */
const withOnly = async (
  url: string,
  index: string,
  left: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> => {
  const others = `indrelid = (select indrelid from pg_index where indexrelid = $1::regclass) and indexrelid <> all($2::regclass[])`
  const offer = (isValid: boolean) =>
    askDatabase(url, `update pg_index set indisvalid = ${isValid} where ${others}`, [index, left])
  await offer(false)
  try {
    await work()
  } finally {
    await offer(true)
  }
}

/** Tests that every partial index of the schema serves a statement, or is a rule. Call it once, at the top of the file. */
export const testPartialIndexes = (
  schema: string,
  { needs, onlyRules = [], together = [], whole = [] }: PartialIndexes,
): { conditionsIn(index: string, ask: (tx: Tx) => Promise<unknown>): Promise<readonly string[]> } => {
  const plans = collectPlans()
  let owned: TestDatabase
  let database: Database

  beforeAll(async () => {
    owned = await createTestDatabase()
    await logPlans(owned.url)
    database = openDatabase(owned.url, createLog('silent'))
  })

  afterAll(async () => {
    await database.close()
    await owned.drop()
  })

  const conditionsIn = async (index: string, ask: (tx: Tx) => Promise<unknown>): Promise<readonly string[]> => {
    plans.length = 0
    await database.transaction('aurora', ask)
    return plans
      .flatMap(nodesOf)
      .filter((node) => node['Index Name'] === index)
      .map((node) => node['Index Cond'] ?? '')
  }

  describe(`the partial indexes of ${schema}`, () => {
    it('are each needed by a statement below, or are a rule', async () => {
      const rows = await partialIndexesOf(owned.url, schema)
      const expected = new Set([...needs.map(([index]) => index), ...onlyRules])
      expect(rows.map(({ name }) => name).toSorted()).toEqual([...expected].toSorted())
      expect(rows.filter(({ name, isunique }) => onlyRules.includes(name) && !isunique)).toEqual([])
    })

    it.each([...needs, ...whole])(
      '%s serves the statement that needs it, whatever its parameters are',
      async (index, ask, condition) => {
        const left = (together.includes(index) ? together : [index]).map((name) => `${schema}.${name}`)
        await withOnly(owned.url, `${schema}.${index}`, left, async () => {
          expect(await conditionsIn(index, ask)).toContainEqual(expect.stringMatching(condition))
        })
      },
    )
  })
  return { conditionsIn }
}
