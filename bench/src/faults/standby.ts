import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/src/platform/database/embedded-postgres.ts'
import { secondsUntil } from './load.ts'
import type { World } from './world.ts'

/** A second PostgreSQL that replicates the first and can replace it. */
export interface Standby {
  /** The target for the wire. */
  readonly socket: string
  /** Stops replicating, as over a bad network: what is committed from now on is known only to the first server. */
  fallBehind(): Promise<void>
  /** Makes it the primary; resolves when it accepts writes. */
  promote(): Promise<void>
}

const socketsOf = (url: string): string => new URL(url).searchParams.get('host') ?? ''

/** Includes the backup label and the tablespace map, without which the copy would start recovery in the wrong place. */
const copyCluster = async (world: World, folder: string): Promise<void> => {
  // A separate client, because the backup ends with its connection.
  const client = new pg.Client({ connectionString: world.database_url })
  await client.connect()
  const { rows: places } = await client.query<{ data: string }>(`select current_setting('data_directory') as data`)
  const data = places[0]?.data ?? ''
  await client.query(`select pg_backup_start('standby', true)`)
  mkdirSync(folder, { mode: 0o700 })
  const left = /postmaster\.(?:pid|opts)$|pgsql_tmp/
  cpSync(data, folder, { recursive: true, preserveTimestamps: true, filter: (path) => !left.test(path) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(folder, 'standby.signal'), '')
  await client.end()
}

/** Throws if it has not become true within a minute. */
const until = async (url: string, question: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const seconds = await secondsUntil(
    60,
    async () => (await client.query<{ met: boolean }>(question)).rows[0]?.met ?? false,
  )
  await client.end()
  if (seconds === Number.POSITIVE_INFINITY) throw new Error(`never met: ${question}`)
}

const settle = async (url: string, setting: string, value: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set ${setting} = '${value}'`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

/**
 * With `synchronous`, no commit is acknowledged before the standby has it, so acknowledged commits survive the loss of
 * the first server.
 */
export const startStandby = async (
  world: World,
  { synchronous }: { readonly synchronous: boolean },
): Promise<Standby> => {
  const [place] = await world.ask<{ sockets: string }>(`select current_setting('unix_socket_directories') as sockets`)
  const folder = join(world.folder, 'standby')
  await copyCluster(world, folder)
  // In a file and not as a flag, which could not be removed later.
  const followed = `primary_conninfo = 'host=${place?.sockets} user=foyer_owner application_name=standby'`
  appendFileSync(join(folder, 'postgresql.auto.conf'), `${followed}\n`)
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres(folder, { max_connections: '200' })
  await until(
    world.database_url,
    `select exists (select from pg_stat_replication where application_name = 'standby' and state = 'streaming') as met`,
  )
  const first = `postgresql://foyer_owner@localhost/postgres?host=${place?.sockets}`
  if (synchronous) await settle(first, 'synchronous_standby_names', 'standby')
  const sockets = socketsOf(postgres.url)
  world.defer(async () => {
    await settle(first, 'synchronous_standby_names', '')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    socket: `${sockets}/.s.PGSQL.5432`,
    fallBehind: async () => {
      await settle(postgres.url, 'primary_conninfo', '')
      await until(postgres.url, 'select not exists (select from pg_stat_wal_receiver) as met')
    },
    promote: async () => {
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      await client.query('select pg_promote(true, 60)')
      await client.end()
      await until(postgres.url, 'select not pg_is_in_recovery() as met')
    },
  }
}
