import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100

interface Stat {
  readonly parent: number
  readonly seconds: number
  /** Of its children that have ended. */
  readonly ended: number
}

/** Undefined where the process has ended meanwhile. */
const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; what counts stands behind it: state, parent …, then user and system time, its own and its ended children’s.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const secondsIn = (user: number): number => (Number(fields[user]) + Number(fields[user + 1])) / ticksPerSecond
    return { parent: Number(fields[1]), seconds: secondsIn(11), ended: secondsIn(13) }
  } catch {
    return undefined
  }
}

/** Seconds of CPU that a process and its children, those that have ended too, have taken so far; Linux only. */
export const cpuSeconds = (pid: number): number => {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => Number.isInteger(one))
    .map(statOf)
    .filter((stat) => stat?.parent === pid)
  const own = statOf(pid)
  return [own, ...children].reduce((sum, stat) => sum + (stat?.seconds ?? 0), own?.ended ?? 0)
}

/** Of the PostgreSQL that runs in that folder. */
export const postmasterOf = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
