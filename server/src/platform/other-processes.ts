import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Linux describes processes in /proc. macOS does not have it, so `ps` is used there. */
const hasFiles = existsSync('/proc/self/stat')

/** The column of `ps` for a process, in the C locale; empty if there is no such process. */
export const askPs = (pid: number, heading: 'command' | 'lstart'): string => {
  // `-ww`: do not truncate to the width of the terminal.
  const words = ['LC_ALL=C', 'ps', '-ww', '-o', `${heading}=`, '-p', String(pid)]
  return (spawnSync('env', words, { encoding: 'utf8' }).stdout ?? '').trim()
}

/** The command line of a process, its arguments joined by spaces; empty if there is no such process. */
export const commandOf = (pid: number): string =>
  hasFiles ? (textOf(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim() : askPs(pid, 'command')

/** When a process started. Process ids are reused after a reboot, or over time, so the start time tells two processes apart. */
export const bornOf = (pid: number): string => {
  if (!hasFiles) return askPs(pid, 'lstart')
  const stat = textOf(`/proc/${pid}/stat`) ?? ''
  // The twenty-second field, in ticks since boot. It is counted from the end of the program's name, which may itself
  // contain spaces and brackets.
  const since = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${since}`
}

/** Whether a process with this id exists and is visible to this one. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
