import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100

interface Stat {
  readonly parent: number
  readonly seconds: number
}

/** Undefined where the process has ended meanwhile. */
const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; what counts stands behind it: state, parent …, then user and system time.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond }
  } catch {
    return undefined
  }
}

/** Seconds of CPU that a process and its children have taken so far; Linux only. */
export const cpuSeconds = (pid: number): number => {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => Number.isInteger(one))
    .map(statOf)
    .filter((stat) => stat?.parent === pid)
  return [statOf(pid), ...children].reduce((sum, stat) => sum + (stat?.seconds ?? 0), 0)
}

/** Of the PostgreSQL that runs in that folder. */
export const postmasterOf = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
