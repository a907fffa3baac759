import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { onCluster } from './cluster.ts'
import { namedQuery, type StatisticsEngine } from './engine.ts'
import { openStatistics } from './open-statistics.ts'
import { statisticsMigrations } from './schema.ts'
import { quietLog } from './testing/engines.ts'

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
    folder = await mkdtemp(join(tmpdir(), 'foyer-statistics-'))
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

  it('every statement of every migration is ClickHouse SQL for all nodes', () => {
    const made = texts.filter((text) => !text.startsWith('INSERT'))
    expect(made.length).toBeGreaterThan(statisticsMigrations.length)
    for (const text of made) expect(text).toContain('ON CLUSTER main')
  })

  it('the parts of a table are copied by replicas, and what keeps their last versions stays', () => {
    const part = texts.find((text) => text.startsWith('CREATE TABLE IF NOT EXISTS play_sessions_shard'))
    expect(part).toContain(
      `ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/{database}/play_sessions_shard', '{replica}', version)`,
    )
    const marks = texts.find((text) => text.startsWith('CREATE TABLE IF NOT EXISTS viewing_hour_marks_shard'))
    expect(marks).toContain(
      `ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/viewing_hour_marks_shard', '{replica}')`,
    )
  })

  it('rows are spread by account, which keeps a session and its sums together', () => {
    const fronts = texts.filter((text) => text.includes('ENGINE = Distributed'))
    expect(fronts.length).toBeGreaterThanOrEqual(5)
    for (const front of fronts) expect(front).toContain('cityHash64(tenant, account_id)')
  })

  it('a statement in a form that is not known is no statement for a cluster', () => {
    expect(() => onCluster('DROP TABLE play_sessions', { name: 'main', replicated: true })).toThrow('DROP TABLE')
  })
})
