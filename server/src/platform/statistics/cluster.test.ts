import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { onCluster } from './cluster.ts'
import { namedQuery, type StatisticsEngine } from './engine.ts'
import { prepareStatistics } from './migrate.ts'
import { openStatistics } from './open-statistics.ts'
import { statisticsMigrations } from './schema.ts'
import { engineFailure } from './statistics-error.ts'
import { quietLog, startTestServer, type TestServer } from './testing/engines.ts'

const parsed = namedQuery({
  name: 'parsed',
  sql: 'SELECT formatQuerySingleLine({statement:String}) AS text',
  params: z.object({ statement: z.string() }),
  row: z.object({ text: z.string() }),
})

describe('on a cluster with replicas', () => {
  let folder: string
  let engine: StatisticsEngine
  let texts: readonly string[]
  beforeAll(async () => {
    folder = makeScratchFolder('foyer-statistics-')
    engine = await openStatistics({ path: folder, log: quietLog })
    const statements = statisticsMigrations.flatMap((migration) => migration.statements)
    const written = statements.flatMap((statement) => onCluster(statement, { name: 'main', replicated: true }))
    const rows = await Promise.all(written.map((statement) => engine.query(parsed, { statement })))
    texts = rows.flat().map(({ text }) => text)
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  it('every statement of every migration is valid ClickHouse SQL for all nodes', () => {
    const made = texts.filter((text) => !text.startsWith('INSERT'))
    expect(made.length).toBeGreaterThan(statisticsMigrations.length)
    for (const text of made) expect(text).toContain('ON CLUSTER main')
  })

  it('the parts of a table are replicated, and still keep only the last versions', () => {
    const part = texts.find((text) => text.startsWith('CREATE TABLE IF NOT EXISTS play_sessions_shard'))
    expect(part).toContain(
      `ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/{database}/play_sessions_shard', '{replica}', version)`,
    )
    const marks = texts.find((text) => text.startsWith('CREATE TABLE IF NOT EXISTS viewing_hour_marks_shard'))
    expect(marks).toContain(
      `ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/viewing_hour_marks_shard', '{replica}')`,
    )
  })

  it('rows are distributed by account, which keeps a session and its sums together', () => {
    const fronts = texts.filter((text) => text.includes('ENGINE = Distributed'))
    expect(fronts.length).toBeGreaterThanOrEqual(5)
    for (const front of fronts) expect(front).toContain('cityHash64(tenant, account_id)')
  })

  it('a statement of an unknown form is refused on a cluster', () => {
    expect(() => onCluster('DROP TABLE play_sessions', { name: 'main', replicated: true })).toThrow('DROP TABLE')
  })
})

const madeTables = namedQuery({
  name: 'made_tables',
  sql: `SELECT name, engine, engine_full FROM system.tables WHERE database = currentDatabase() ORDER BY name`,
  params: z.object({}),
  row: z.object({ name: z.string(), engine: z.string(), engine_full: z.string() }),
})

const knownReplicas = namedQuery({
  name: 'known_replicas',
  sql: `SELECT table, zookeeper_path, replica_name FROM system.replicas ORDER BY table`,
  params: z.object({}),
  row: z.object({ table: z.string(), zookeeper_path: z.string(), replica_name: z.string() }),
})

/** A ClickHouse server with Keeper’s stand-in, for the cases of one `describe`. */
const useNode = (): { readonly engine: StatisticsEngine } => {
  let folder: string
  let server: TestServer
  let engine: StatisticsEngine
  beforeAll(async () => {
    folder = makeScratchFolder('foyer-statistics-')
    server = await startTestServer(join(folder, 'data'), 'main')
    engine = await openStatistics({ url: server.url, path: '', log: quietLog })
  })
  afterAll(async () => {
    await engine.close()
    await server.kill()
    await rm(folder, { recursive: true })
  })
  return {
    get engine() {
      return engine
    },
  }
}

/**
 * The tables are created for real, against ClickHouse's stand-in for Keeper. More is not possible: the embedded engine
 * never announces an address from which replicas could fetch parts (interserver_http_port), so its replicated tables
 * stay read-only and reject changes and inserts. Without replicas everything runs, in clickhouse-server.test.ts.
 */
describe('on a node of a cluster with replicas', () => {
  const node = useNode()
  beforeAll(async () => {
    const statements = statisticsMigrations.flatMap((migration) => migration.statements)
    for (const statement of statements.flatMap((one) => onCluster(one, { name: 'main', replicated: true })))
      if (/^\s*CREATE/.test(statement)) await node.engine.command(statement)
  })

  it('every table and view is created, distributed in front and replicated behind', async () => {
    const tables = await node.engine.query(madeTables, {})
    const parts = tables.filter(({ name, engine: kind }) => name.endsWith('_shard') && kind !== 'Null')
    expect(parts.map(({ name }) => name)).toContain('play_sessions_shard')
    for (const part of parts) expect(part.engine).toMatch(/^Replicated(Replacing|Aggregating)MergeTree$/)
    const fronts = tables.filter(({ engine: kind }) => kind === 'Distributed').map(({ name }) => `${name}_shard`)
    expect(fronts).toEqual(tables.filter(({ name }) => name.endsWith('_shard')).map(({ name }) => name))
    expect(tables.filter(({ engine: kind }) => kind === 'MaterializedView')).toHaveLength(2)
  })

  it('Keeper has each replicated table by its shard, database and name', async () => {
    const replicas = await node.engine.query(knownReplicas, {})
    expect(replicas.length).toBeGreaterThanOrEqual(5)
    for (const { table, zookeeper_path, replica_name } of replicas) {
      expect(zookeeper_path).toBe(`/clickhouse/tables/01/default/${table}`)
      expect(replica_name).toBe('first')
    }
  })
})

/** ClickHouse's answer once the other nodes have not carried a statement out for three minutes. */
const aNodeIsDown = engineFailure(159, 'Distributed DDL task is not finished on 1 of 2 hosts. (TIMEOUT_EXCEEDED)')

describe('on a cluster of which a node is down', () => {
  const node = useNode()

  it('a start with tables of this version asks nothing of all nodes, and serves the statistics', async () => {
    const store = { cluster: { name: 'main', replicated: false } }
    await prepareStatistics(node.engine, store, quietLog)
    const left: StatisticsEngine = {
      ...node.engine,
      command: (sql, params) =>
        sql.includes('ON CLUSTER') ? Promise.reject(aNodeIsDown) : node.engine.command(sql, params),
    }
    const prepared = await prepareStatistics(left, store, quietLog)
    expect(await prepared.query(madeTables, {})).not.toEqual([])
  })

  it.each([
    [999, 'Coordination error: Connection loss. (KEEPER_EXCEPTION)'],
    [319, 'Unknown status of part, client must retry. (UNKNOWN_STATUS_OF_INSERT)'],
  ])('a start while Keeper is away, with error %i, is not kept from serving everything else', async (code, said) => {
    const store = { cluster: { name: 'main', replicated: false } }
    let isAway = true
    const left: StatisticsEngine = {
      ...node.engine,
      command: (sql, params) =>
        isAway && sql.includes('INSERT INTO')
          ? Promise.reject(engineFailure(code, said))
          : node.engine.command(sql, params),
    }
    const prepared = await prepareStatistics(left, store, quietLog)
    await expect(prepared.query(madeTables, {})).rejects.toMatchObject({ fault: 'unavailable' })
    isAway = false
    expect(await prepared.query(madeTables, {})).not.toEqual([])
  })
})
