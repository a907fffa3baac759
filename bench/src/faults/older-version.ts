import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')

/** A version of this repository from before, in a folder of its own. */
export interface OlderVersion {
  readonly root: string
  /** Which it is, for people. */
  readonly called: string
  /** How many of today's migrations it does not know. */
  readonly behind: number
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

type Migrations = ReadonlySet<string>

/** As git names what is in a file. */
const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')

/** Name and content of each, as they stand in the work tree. */
const migrationsOfToday = (): Migrations => {
  const folder = join(repository, 'server/migrations')
  return new Set(readdirSync(folder).map((name) => `${name} ${blobOf(readFileSync(join(folder, name)))}`))
}

const migrationsAt = (commit: string): Migrations =>
  new Set(
    git('ls-tree', commit, 'server/migrations/')
      .split('\n')
      .filter((line) => line.endsWith('.sql'))
      .map((line) => {
        const [, , blob, path] = line.split(/\s+/)
        return `${path?.split('/').at(-1)} ${blob}`
      }),
  )

interface Found {
  readonly commit: string
  readonly behind: number
}

/** The latest commit of which the database can be brought to today's: it has some of today's migrations, as they are, and no others. */
const latestBefore = (): Found | undefined => {
  const today = migrationsOfToday()
  for (const commit of git('rev-list', 'HEAD').split('\n')) {
    const then = migrationsAt(commit)
    if (then.size > 0 && then.size < today.size && then.isSubsetOf(today))
      return { commit, behind: today.size - then.size }
  }
  return undefined
}

const named = (revision: string): Found | undefined => {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
  const [today, then] = [migrationsOfToday(), migrationsAt(commit)]
  return then.isSubsetOf(today) ? { commit, behind: today.size - then.size } : undefined
}

/** `before` names a commit; without it the latest that knows fewer migrations. */
const find = (before: string | undefined): Found | undefined => (before === undefined ? latestBefore() : named(before))

/** Why there is no older version here; undefined where there is one. */
export const whyNoOlderVersion = (before: string | undefined): string | undefined => {
  try {
    if (find(before) !== undefined) return undefined
    return before === undefined
      ? 'no commit of the history here has fewer migrations: `git fetch --unshallow` brings the rest of it'
      : `the database of ${before} cannot be brought to today's: it has migrations that were changed since`
  } catch {
    return before === undefined
      ? 'there is no history of the repository here, so no older version to begin with'
      : `the history here has no ${before}`
  }
}

/** Packages are today's; what is ours is the older version's own, whichever way it is imported. */
const linkPackages = (root: string): void => {
  const own = join(root, 'node_modules')
  mkdirSync(join(own, '@foyer'), { recursive: true })
  // Read from the repository's own file.
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  for (const name of workspaces) symlinkSync(join(root, name), join(own, '@foyer', name))
  const installed = join(repository, 'node_modules')
  for (const name of readdirSync(installed))
    if (name !== '@foyer' && !name.startsWith('.')) symlinkSync(join(installed, name), join(own, name))
  for (const name of workspaces) {
    const nested = join(repository, name, 'node_modules')
    if (existsSync(nested) && existsSync(join(root, name))) symlinkSync(nested, join(root, name, 'node_modules'))
  }
}

/** Lays the older version out under the folder. Throws where there is none: see `whyNoOlderVersion`. */
export const layOlderVersion = (folder: string, before: string | undefined): OlderVersion => {
  const found = find(before)
  if (found === undefined) throw new Error('there is no older version')
  const root = join(folder, 'older')
  mkdirSync(root, { recursive: true })
  const packed = join(folder, 'older.tar')
  git('archive', '--format=tar', '-o', packed, found.commit)
  execFileSync('tar', ['-xf', packed, '-C', root])
  linkPackages(root)
  return { root, behind: found.behind, called: git('log', '-1', '--format=%h of %cs, %s', found.commit).slice(0, 90) }
}

/** Builds the browser's side of a version, today's where no folder is given. */
export const buildPages = (root = repository): void =>
  void execFileSync(process.execPath, ['web/build-if-stale.ts'], { cwd: root, stdio: 'ignore' })
