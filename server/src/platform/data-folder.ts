import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

const lockName = 'foyer.pid'

/** Stands in a data folder as long as a restore has not come to its end. */
export const restoreMark = 'restore.partial'

/** Whoever has the folder says so as often. */
const touchEvery = 5_000

/** So long it may be busy with something else. */
const silence = 20_000

interface Holder {
  readonly pid: number
  readonly host: string
  readonly isHeard: boolean
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    return false
  }
}

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const holderOf = (file: string): Holder | null => {
  const text = textOf(file)
  if (text === null) return null
  const [pid = '', host = hostname()] = text.split('\n')
  const heard = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return { pid: Number.parseInt(pid, 10), host, isHeard: Date.now() - heard < silence }
}

/** In another container each Foyer is process 1, and none of its processes can be seen from here. */
const holds = ({ pid, host, isHeard }: Holder): boolean =>
  host === hostname() ? pid !== process.pid && runs(pid) : isHeard

const expectFree = (folder: string): void => {
  const holder = holderOf(join(folder, lockName))
  if (holder === null || !holds(holder)) return
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  throw new StartError(
    `The data folder ${folder} is in use by process ${holder.pid}${where}: stop it or set FOYER_DATA.`,
  )
}

/** Throws where a restore did not come to its end: what is there looks like an installation, and lacks something. */
export const expectWhole = (folder: string): void => {
  if (!existsSync(join(folder, restoreMark))) return
  expectFree(folder)
  throw new StartError(`A restore into ${folder} was cut off: empty the folder and restore again.`)
}

/** What is kept in the data folder, beside the name of who has taken it. */
export const namesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name !== lockName)

const touch = (file: string): void => {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // A disk that takes nothing more ends nobody who only reads.
  }
}

/** Keeps the file young, and gives it back; neither where somebody else has it by now. */
const hold = (file: string, own: string): (() => void) => {
  const isOwn = (): boolean => textOf(file) === own
  const touching = setInterval(() => isOwn() && touch(file), touchEvery)
  touching.unref()
  return () => {
    clearInterval(touching)
    if (isOwn()) rmSync(file, { force: true })
  }
}

/**
 * Takes the data folder for this process alone; two on one folder would ruin the embedded engines' files.
 * Returns what gives it back. A process that was killed leaves the file behind, which then means nothing; of one in another
 * container that is known once the file has not been touched for a while.
 */
export const takeDataFolder = (folder: string): (() => void) => {
  const file = join(folder, lockName)
  const own = [process.pid, hostname(), randomUUID()].join('\n')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    const left = textOf(file)
    expectFree(folder)
    expectWhole(folder)
    if (left !== null) rmSync(file, { force: true })
    // Of two that come at once and find none the second one fails.
    writeFileSync(file, own, { flag: 'wx' })
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${folder} (FOYER_DATA) cannot be written: ${(error as Error).message}`)
  }
  return hold(file, own)
}
