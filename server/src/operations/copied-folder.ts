import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chown, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { StartError } from '../platform/start-error.ts'

/**
 * An entry of a copied folder. A link is stored as its target relative to the folder, because the statistics engine
 * writes absolute paths.
 */
const Entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder'), path: z.string(), mode: z.int() }),
  z.strictObject({ kind: z.literal('file'), path: z.string(), mode: z.int(), sha256: z.string() }),
  z.strictObject({ kind: z.literal('link'), path: z.string(), to: z.string() }),
])
export const Entries = z.array(Entry)
export type Entry = z.infer<typeof Entry>

const permissions = 0o777

/** Keeps a file's owner if this runs as root: the databases of such an installation belong to another user. */
const keepOwner = async (from: string, to: string): Promise<void> => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await lstat(from)
  await chown(to, uid, gid)
}

/** Copies a file and returns the checksum of what was read, so that the copy can be verified. */
const copyFile = async (from: string, to: string, mode: number): Promise<string> => {
  const digest = createHash('sha256')
  await pipeline(
    createReadStream(from),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk)
        yield chunk
      }
    },
    createWriteStream(to, { mode, flush: true }),
  )
  return digest.digest('hex')
}

const placeBelow = async (root: string, link: string): Promise<string> => {
  const to = await readlink(link)
  const place = relative(root, isAbsolute(to) ? to : resolve(link, '..', to))
  if (place.startsWith('..')) throw new StartError(`${link} leads out of ${root}: it cannot be backed up.`)
  return place
}

/** Appends to `entries` instead of returning a list: the number of entries may exceed what a call accepts as arguments. */
const copyEntry = async (root: string, target: string, path: string, entries: Entry[]): Promise<void> => {
  const from = join(root, path)
  const to = join(target, path)
  const stats = await lstat(from)
  const mode = stats.mode & permissions
  if (stats.isSymbolicLink()) entries.push({ kind: 'link', path, to: await placeBelow(root, from) })
  else if (stats.isDirectory()) {
    entries.push({ kind: 'folder', path, mode })
    await mkdir(to, { recursive: true, mode: mode | 0o700 })
    for (const name of (await readdir(from)).sort()) await copyEntry(root, target, join(path, name), entries)
    await keepOwner(from, to)
  } else if (stats.isFile()) {
    // Sockets and pipes belong to a running server and are skipped.
    entries.push({ kind: 'file', path, mode, sha256: await copyFile(from, to, mode) })
    await keepOwner(from, to)
  }
}

/** Copies these folders of `root` recursively, and lists what was copied. Links are only listed. */
export const copyOut = async (root: string, names: readonly string[], target: string): Promise<Entry[]> => {
  const entries: Entry[] = []
  for (const name of names) await copyEntry(root, target, name, entries)
  return entries
}

/** Restores the listed entries and verifies each file against its checksum. Throws at the first one that is missing or changed. */
export const copyBack = async (source: string, entries: readonly Entry[], target: string): Promise<void> => {
  for (const entry of entries) {
    const to = join(target, entry.path)
    const from = join(source, entry.path)
    if (entry.kind === 'link') {
      await symlink(join(target, entry.to), to)
      continue
    }
    if (entry.kind === 'folder') await mkdir(to, { recursive: true, mode: entry.mode })
    else {
      const sha256 = existsSync(from) ? await copyFile(from, to, entry.mode) : null
      if (sha256 !== entry.sha256)
        throw new StartError(
          `The backup is damaged: ${entry.path} is ${sha256 === null ? 'missing' : 'not what was backed up'}.`,
        )
    }
    await keepOwner(from, to)
  }
}
