import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { bornOf, commandOf, isAlive } from './other-processes.ts'
import { StartError } from './start-error.ts'

/**
 * Only one process may use a data folder, because a second one would corrupt the files of the embedded engines. A lock
 * file names the process that holds the folder: its id, its host, a random token and its start time. The holder touches
 * the file every few seconds. On the same host the operating system says whether the holder is still running. From
 * another container only the age of the file does.
 */
const lockName = 'foyer.pid'

/** Present in a data folder until a restore is complete. */
export const restoreMark = 'restore.partial'

/** How often the holder touches the lock file, in milliseconds. */
const touchEvery = 5_000

/** How long a holder may be too busy to touch the file, in milliseconds. */
const silence = 20_000

interface Holder {
  /** The contents of the lock file. */
  readonly text: string
  readonly pid: number
  readonly host: string
  /** When the process started; undefined if an earlier version wrote the file. */
  readonly born: string | undefined
  readonly isHeard: boolean
}

const runs = (pid: number): boolean => isAlive(pid) && commandOf(pid).includes('node')

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
  const [pid = '', host = hostname(), , born] = text.split('\n')
  const heard = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  // The absolute value, because a file written while the clock was ahead has a timestamp in the future.
  const isHeard = Math.abs(Date.now() - heard) < silence
  return { text, pid: Number.parseInt(pid, 10), host, born, isHeard }
}

const isThis = ({ pid, host }: Holder): boolean => pid === process.pid && host === hostname()

const isStill = ({ pid, born = bornOf(pid) }: Holder): boolean => runs(pid) && born === bornOf(pid)

/** True in the moment between creating the file and writing its text. */
const isUnnamed = ({ pid }: Holder): boolean => Number.isNaN(pid)

/**
 * Whether another process still holds the folder. On the same host, the process table decides: a paused process does
 * not touch the file but keeps the folder. In another container every Foyer is process 1 and its processes cannot be
 * seen from here, so the age of the file decides.
 */
const holds = (holder: Holder): boolean =>
  !isThis(holder) && (holder.host === hostname() && !isUnnamed(holder) ? isStill(holder) : holder.isHeard)

const inUse = (folder: string, holder: Holder | null): StartError => {
  const who = holder === null || isUnnamed(holder) ? 'another process' : `process ${holder.pid}`
  const where = holder === null || holder.host === hostname() ? '' : ` on ${holder.host}`
  return new StartError(`The data folder ${folder} is in use by ${who}${where}: stop it or set FOYER_DATA.`)
}

const expectFree = (folder: string): void => {
  const holder = holderOf(join(folder, lockName))
  if (holder !== null && holds(holder)) throw inUse(folder, holder)
}

/** Throws a StartError if a restore was interrupted: the folder looks like an installation, but parts are missing. */
export const expectWhole = (folder: string): void => {
  if (!existsSync(join(folder, restoreMark))) return
  expectFree(folder)
  throw new StartError(`A restore into ${folder} was cut off: empty the folder and restore again.`)
}

/** The contents of the data folder, without the lock file. */
export const namesIn = (folder: string): string[] => readdirSync(folder).filter((name) => !name.startsWith(lockName))

const touch = (file: string): void => {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // A full disk must not end a process that only reads.
  }
}

/** Ends a process that was paused so long that another container considered it dead and took the folder. */
const endAtOnce = (): void => {
  process.stderr.write('Somebody else has taken the data folder meanwhile: this process ends.\n')
  process.exit(1)
}

/**
 * Keeps the lock file's timestamp fresh and returns a function that releases it. Neither touches a file that another
 * process has taken meanwhile.
 */
const hold = (file: string, own: string, lost: () => void): (() => void) => {
  const touching = setInterval(() => {
    if (textOf(file) === own) return touch(file)
    const holder = holderOf(file)
    if (holder !== null && !isThis(holder)) lost()
  }, touchEvery)
  touching.unref()
  return () => {
    clearInterval(touching)
    if (textOf(file) === own) rmSync(file, { force: true })
  }
}

/** Creates the lock file. If two processes try at once, the second one fails. */
const appear = (file: string, own: string): boolean => {
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // On a full disk the file is created, but empty.
    if (textOf(file) === '') rmSync(file, { force: true })
    throw error
  }
}

/**
 * Writes the lock file if there is none or the existing one is abandoned. An abandoned file may be replaced only by the
 * process that holds a second lock, named after the hash of that file's contents and taken in the same way. Otherwise
 * the slower of two processes could replace the lock that the faster one has just written.
 */
const take = (file: string, own: string): boolean => {
  if (appear(file, own)) return true
  const left = holderOf(file)
  if (left === null || holds(left)) return false
  const right = `${file}.${createHash('sha256').update(left.text).digest('hex').slice(0, 16)}`
  if (!take(right, own)) return false
  if (textOf(file) === left.text) {
    renameSync(right, file)
    return true
  }
  rmSync(right, { force: true })
  return false
}

/**
 * Takes the data folder for this process and returns a function that releases it. A killed process leaves its lock file
 * behind; it then no longer counts. If it ran in another container, that is clear once the file has not been touched
 * for a while.
 *
 * Throws a StartError if the folder is in use, cannot be written or holds an unfinished restore.
 */
export const takeDataFolder = (folder: string, lost = endAtOnce): (() => void) => {
  const file = join(folder, lockName)
  const own = [process.pid, hostname(), randomUUID(), bornOf(process.pid)].join('\n')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    expectFree(folder)
    expectWhole(folder)
    if (!take(file, own)) {
      expectFree(folder)
      throw inUse(folder, null)
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${folder} (FOYER_DATA) cannot be written: ${(error as Error).message}`)
  }
  return hold(file, own, lost)
}
