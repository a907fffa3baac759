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

const lockName = 'foyer.pid'

/** Stands in a data folder as long as a restore has not come to its end. */
export const restoreMark = 'restore.partial'

/** Whoever has the folder says so as often. */
const touchEvery = 5_000

/** So long it may be busy with something else. */
const silence = 20_000

interface Holder {
  /** As it stands in the file. */
  readonly text: string
  readonly pid: number
  readonly host: string
  /** Unknown of one that an earlier version wrote down. */
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
  // Of one that wrote while the clock was ahead, nothing is heard since it was put right.
  const isHeard = Math.abs(Date.now() - heard) < silence
  return { text, pid: Number.parseInt(pid, 10), host, born, isHeard }
}

const isThis = ({ pid, host }: Holder): boolean => pid === process.pid && host === hostname()

const isStill = ({ pid, born = bornOf(pid) }: Holder): boolean => runs(pid) && born === bornOf(pid)

/** Between the moment at which the file is there and the one at which its text is. */
const isUnnamed = ({ pid }: Holder): boolean => Number.isNaN(pid)

/**
 * One that is paused is not heard of, and has the folder all the same. In another container each Foyer is process 1, and none of its
 * processes can be seen from here.
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

/** Throws where a restore did not come to its end: what is there looks like an installation, and lacks something. */
export const expectWhole = (folder: string): void => {
  if (!existsSync(join(folder, restoreMark))) return
  expectFree(folder)
  throw new StartError(`A restore into ${folder} was cut off: empty the folder and restore again.`)
}

/** What is kept in the data folder, beside the name of who has taken it. */
export const namesIn = (folder: string): string[] => readdirSync(folder).filter((name) => !name.startsWith(lockName))

const touch = (file: string): void => {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // A disk that takes nothing more ends nobody who only reads.
  }
}

/** Paused for so long that somebody in another container took it for dead, it must not go on beside them. */
const endAtOnce = (): void => {
  process.stderr.write('Somebody else has taken the data folder meanwhile: this process ends.\n')
  process.exit(1)
}

/** Keeps the file young, and gives it back; neither where somebody else has it by now. */
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

/** Of two that come at once and find no such file the second one fails. */
const appear = (file: string, own: string): boolean => {
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // On a full disk the file comes into being without its text.
    if (textOf(file) === '') rmSync(file, { force: true })
    throw error
  }
}

/**
 * Writes its own text where no file is, or one that was left behind. What is there is replaced only by whoever has the right to replace
 * that very text: another file, taken like this one. Else the slower of two would replace what the faster one has just written.
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
 * Takes the data folder for this process alone; two on one folder would ruin the embedded engines' files.
 * Returns what gives it back. A process that was killed leaves the file behind, which then means nothing; of one in another
 * container that is known once the file has not been touched for a while.
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
