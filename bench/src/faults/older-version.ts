import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')

/** An earlier version of this repository, in a folder of its own. */
export interface OlderVersion {
  readonly root: string
  /** Its name for people. */
  readonly called: string
  /** How many of today's migrations it lacks. */
  readonly behind: number
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

type Migrations = ReadonlySet<string>

/** Git's hash of a file's content. */
const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')

/** The name and content of each migration in the work tree. */
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

/** The latest commit whose database can be migrated to today's: it has some of today's migrations, unchanged, and no others. */
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

/** `before` names a commit. By default it is the latest that has fewer migrations. */
const find = (before: string | undefined): Found | undefined => (before === undefined ? latestBefore() : named(before))

/** Why no older version is available; undefined if one is. */
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

/** Links today's packages. The project's own packages are those of the older version, however they are imported. */
const linkPackages = (root: string): void => {
  const own = join(root, 'node_modules')
  mkdirSync(join(own, '@foyer'), { recursive: true })
  // From the repository's own file.
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

/** Checks out the older version below the folder. Throws if there is none: see `whyNoOlderVersion`. */
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

/** Builds the front end of a version, by default today's. */
export const buildPages = (root = repository): void =>
  void execFileSync(process.execPath, ['web/build-if-stale.ts'], { cwd: root, stdio: 'ignore' })
