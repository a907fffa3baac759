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
  /** Unknown of one that an earlier version wrote down. */
  readonly born: string | undefined
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

/** Since when the process with this number runs: after a power cut, or long enough, the number is another one's. */
const bornOf = (pid: number): string => {
  const stat = textOf(`/proc/${pid}/stat`) ?? ''
  // Behind the name of its program, which may have spaces and brackets itself: the twenty-second field, in ticks since the machine started.
  const since = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${since}`
}

const holderOf = (file: string): Holder | null => {
  const text = textOf(file)
  if (text === null) return null
  const [pid = '', host = hostname(), , born] = text.split('\n')
  const heard = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return { pid: Number.parseInt(pid, 10), host, born, isHeard: Date.now() - heard < silence }
}

const isThis = ({ pid, host }: Holder): boolean => pid === process.pid && host === hostname()

const isStill = ({ pid, born = bornOf(pid) }: Holder): boolean => runs(pid) && born === bornOf(pid)

/**
 * One that is paused is not heard of, and has the folder all the same. In another container each Foyer is process 1, and none of its
 * processes can be seen from here.
 */
const holds = (holder: Holder): boolean =>
  !isThis(holder) && (holder.host === hostname() ? isStill(holder) : holder.isHeard)

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
  return hold(file, own, lost)
}
