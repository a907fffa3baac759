import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'

/** Longer than tabs stay open and than a rollout takes. */
const keptDays = 30

export interface KeptFile {
  readonly body: Buffer
  /** Whether `body` is gzip-compressed. */
  readonly compressed: boolean
}

const readBuilt = (folder: string, name: string): KeptFile => {
  const packed = join(folder, `${name}.gz`)
  const compressed = existsSync(packed)
  return { body: readFileSync(compressed ? packed : join(folder, name)), compressed }
}

const add = async (client: pg.Client, folder: string, names: readonly string[]): Promise<void> => {
  const files = names.map((name) => readBuilt(folder, name))
  await client.query(
    `insert into platform.page_file (name, body, compressed) select * from unnest($1::text[], $2::bytea[], $3::boolean[])
    on conflict (name) do nothing`,
    [names, files.map(({ body }) => body), files.map(({ compressed }) => compressed)],
  )
}

/** Names contain a hash of the content, so a second start with the same files writes nothing. */
const putInPlace = async (client: pg.Client, folder: string, clock: Clock): Promise<void> => {
  const names = globSync('**/*.{js,mjs,css,woff2}', { cwd: folder }).sort()
  await client.query(`begin; select pg_advisory_xact_lock(hashtext('foyer page files'))`)
  const { rows } = await client.query<{ name: string; current: boolean }>(
    'select name, superseded_at is null as current from platform.page_file',
  )
  const known = new Set(rows.map(({ name }) => name))
  const missing = names.filter((name) => !known.has(name))
  if (missing.length > 0) await add(client, folder, missing)
  const current = new Set(rows.filter((row) => row.current).map(({ name }) => name))
  if (missing.length > 0 || current.symmetricDifference(new Set(names)).size > 0) {
    const now = clock.now()
    await client.query(
      `update platform.page_file set superseded_at = case when name = any ($1) then null else $2::timestamptz end
      where (superseded_at is null) <> (name = any ($1))`,
      [names, now],
    )
    const end = new Date(now.getTime() - keptDays * dayMs)
    await client.query('delete from platform.page_file where superseded_at < $1', [end])
  }
  await client.query('commit')
}

/**
 * Stores the files of this process's build for all processes, and deletes those that no version has used for 30 days.
 * `folder` is the build's output. `url` belongs to the owner of the database: the role that serves requests must not be
 * able to write code that browsers run.
 */
export const keepBuiltFiles = async (url: string, folder: string, clock: Clock): Promise<void> => {
  if (!existsSync(folder)) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await putInPlace(client, folder, clock)
  } finally {
    await client.end()
  }
}

/** Finds a file of another version by its path below `assets`. Returns undefined if no version of the last 30 days had it. */
export const findKeptFile = async ({ pool }: Database, name: string): Promise<KeptFile | undefined> => {
  const { rows } = await pool.query<KeptFile>('select body, compressed from platform.page_file where name = $1', [name])
  return rows[0]
}
