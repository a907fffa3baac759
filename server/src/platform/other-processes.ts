import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Linux tells of processes by files; macOS has none such, and is asked. */
const hasFiles = existsSync('/proc/self/stat')

/** What `ps` says of a process under this heading, in the words of no language; empty where none has the number. */
export const askPs = (pid: number, heading: 'command' | 'lstart'): string => {
  // Wide: not cut off at the width of a screen.
  const words = ['LC_ALL=C', 'ps', '-ww', '-o', `${heading}=`, '-p', String(pid)]
  return (spawnSync('env', words, { encoding: 'utf8' }).stdout ?? '').trim()
}

/** What the process with this number was started by: its program and the words behind it, with a blank between each two; empty where there is none. */
export const commandOf = (pid: number): string =>
  hasFiles ? (textOf(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim() : askPs(pid, 'command')

/** Since when the process with this number runs: after a power cut, or long enough, the number is another one's. */
export const bornOf = (pid: number): string => {
  if (!hasFiles) return askPs(pid, 'lstart')
  const stat = textOf(`/proc/${pid}/stat`) ?? ''
  // Behind the name of its program, which may have spaces and brackets itself: the twenty-second field, in ticks since the machine started.
  const since = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${since}`
}

/** Whether there is a process of this number that this one may see. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
