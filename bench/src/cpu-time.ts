import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux always counts in hundredths of a second here, whatever the kernel's own clock. */
const ticksPerSecond = 100

interface Stat {
  readonly parent: number
  readonly seconds: number
  /** The time of child processes that have ended. */
  readonly ended: number
}

/** Undefined if the process has ended meanwhile. */
const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain anything, so fields are counted after it: state, parent …, then user and system
    // time of the process and of its ended children.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const secondsIn = (user: number): number => (Number(fields[user]) + Number(fields[user + 1])) / ticksPerSecond
    return { parent: Number(fields[1]), seconds: secondsIn(11), ended: secondsIn(13) }
  } catch {
    return undefined
  }
}

/** The CPU time in seconds that a process and its children, including ended ones, have used so far. Linux only. */
export const cpuSeconds = (pid: number): number => {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => Number.isInteger(one))
    .map(statOf)
    .filter((stat) => stat?.parent === pid)
  const own = statOf(pid)
  return [own, ...children].reduce((sum, stat) => sum + (stat?.seconds ?? 0), own?.ended ?? 0)
}

/** The process id of the PostgreSQL on this folder. */
export const postmasterOf = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
