import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import type { Settings } from '../config.ts'
import { namesIn, restoreMark, takeDataFolder } from '../platform/data-folder.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { StartError } from '../platform/start-error.ts'
import { copyBack, copyOut, Entries } from './copied-folder.ts'

const manifestName = 'backup.json'

const Manifest = z.strictObject({
  format: z.literal(1),
  version: z.string(),
  taken_at: z.iso.datetime(),
  entries: Entries,
})

/** The parts of a data folder. `elsewhere` names a store outside of it that must be backed up with its own tools. */
const partsOf = ({ database_url, clickhouse_url, s3 }: Settings) => [
  { folder: 'keys', elsewhere: null },
  { folder: 'postgres', elsewhere: database_url && 'the database at DATABASE_URL' },
  { folder: 'statistics', elsewhere: clickhouse_url && 'the statistics at CLICKHOUSE_URL' },
  { folder: 'files', elsewhere: s3 && 'the files at S3_ENDPOINT' },
]

/** Shuts PostgreSQL down cleanly if a killed Foyer left it running or crashed, so that the copy needs no recovery. */
const settlePostgres = async (folder: string): Promise<void> => {
  if (!existsSync(folder)) return
  const postgres = await startEmbeddedPostgres(folder)
  await postgres.stop()
}

const isEmpty = async (folder: string): Promise<boolean> => !existsSync(folder) || (await readdir(folder)).length === 0

/** Adds the folder's name to errors of the operating system. Other errors explain themselves. */
const about =
  (words: string) =>
  (error: unknown): never => {
    const { syscall, message } = error as NodeJS.ErrnoException
    throw syscall === undefined ? error : new StartError(`${words}: ${message}.`)
  }

/** Without FOYER_CONFIG, another folder than the service's may be meant, and an external database is not known. */
const demoWarning = ({ demo }: Settings): string =>
  demo ? ' This is an installation with the demo’s configuration: for another set FOYER_CONFIG and FOYER_DATA.' : ''

/**
 * Copies everything in the installation's data folder to `folder`, with a checksum for each file. Foyer must be
 * stopped, so that database, statistics and files match. Returns a sentence for the operator. Throws a StartError if
 * that fails.
 */
export const backUp = (settings: Settings, folder: string, now: Date): Promise<string> => {
  const target = resolve(folder)
  return copyInto(target, settings, now).catch(about(`The backup cannot be written to ${target}`))
}

const copyInto = async (target: string, settings: Settings, now: Date): Promise<string> => {
  if (!(await isEmpty(target))) throw new StartError(`${target} is not empty: name a folder that is not there yet.`)
  if (!existsSync(settings.data)) throw new StartError(`There is no data folder ${settings.data} (FOYER_DATA).`)
  const release = takeDataFolder(settings.data)
  const partial = join(dirname(target), `.${basename(target)}.partial`)
  try {
    const parts = partsOf(settings)
    const here = parts.filter((part) => part.elsewhere === null && existsSync(join(settings.data, part.folder)))
    await rm(partial, { recursive: true, force: true })
    await mkdir(partial, { recursive: true, mode: 0o700 })
    await settlePostgres(join(settings.data, 'postgres'))
    const entries = await copyOut(
      settings.data,
      here.map((part) => part.folder),
      partial,
    )
    const manifest = { format: 1, version: packageJson.version, taken_at: now.toISOString(), entries }
    await writeFile(join(partial, manifestName), JSON.stringify(manifest))
    await rm(target, { recursive: true, force: true })
    await rename(partial, target)
    const elsewhere = parts.flatMap((part) => part.elsewhere ?? [])
    const rest = elsewhere.length === 0 ? '' : ` Not in it, back them up with their own tools: ${elsewhere.join(', ')}.`
    const copied = here.map((part) => part.folder).join(', ')
    return `${copied} of ${settings.data} are in ${target}.${rest}${demoWarning(settings)}`
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  } finally {
    release()
  }
}

const readManifest = async (folder: string): Promise<z.infer<typeof Manifest>> => {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')))
  } catch {
    throw new StartError(`${folder} holds no backup that this version can read (${manifestName}).`)
  }
}

/** Deletes the marker last, so that a folder that is not empty again cannot be mistaken for an installation. */
const clear = async (folder: string): Promise<void> => {
  for (const name of namesIn(folder).filter((each) => each !== restoreMark))
    await rm(join(folder, name), { recursive: true, force: true })
  await rm(join(folder, restoreMark))
}

/**
 * Restores a data folder from a backup. The folder must be empty, and is left empty if the backup is damaged. Throws a
 * StartError in both cases.
 */
export const restore = async ({ data }: Settings, folder: string): Promise<string> => {
  const source = resolve(folder)
  const { entries, version, taken_at } = await readManifest(source)
  const release = takeDataFolder(data)
  try {
    if (namesIn(data).length > 0)
      throw new StartError(`${data} (FOYER_DATA) is not empty: move it away before restoring.`)
    await writeFile(join(data, restoreMark), '', { flush: true })
    try {
      await copyBack(source, entries, data)
    } catch (error) {
      await clear(data)
      about(`${source} cannot be restored to ${data} (FOYER_DATA)`)(error)
    }
    await rm(join(data, restoreMark))
  } finally {
    release()
  }
  return `${data} is as it was at ${taken_at}, of version ${version}. Check it with: npm run foyer -- doctor`
}
