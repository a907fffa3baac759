import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openRawEngine } from '../../server/src/platform/statistics/testing/raw-engine.ts'

const columns =
  'session_id, stream_name, proto, hostname, user_id, ip, country, user_agent, bytes, duration, started_at'

export interface ViewingInPostgres {
  readonly bytesPerSession: number
  run(statements: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Copies the sessions of the engine's folder to a PostgreSQL table with the index that their lists need. */
export const copyToPostgres = async (url: string, folder: string, scratch: string): Promise<ViewingInPostgres> => {
  const file = join(scratch, 'viewing.csv')
  const raw = await openRawEngine(folder)
  await raw.writeCsv(file, `SELECT ${columns} FROM play_sessions FINAL`)
  raw.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create table viewing (session_id text, stream_name text, proto text, hostname text, user_id text, ip text,
    country text, user_agent text, bytes bigint, duration integer, started_at timestamptz)`)
  await client.query(`copy viewing from '${file}' csv`)
  rmSync(file)
  await client.query('create index on viewing (started_at)')
  await client.query('vacuum analyze viewing')
  const { rows } = await client.query<{ bytes: number }>(
    'select (pg_total_relation_size($1) / count(*))::float8 as bytes from viewing',
    ['viewing'],
  )
  return {
    bytesPerSession: Math.round(rows[0]?.bytes ?? Number.NaN),
    run: async (statements) => {
      for (const statement of statements) await client.query(statement)
    },
    close: () => client.end(),
  }
}
