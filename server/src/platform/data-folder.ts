import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    return false
  }
}

const holderOf = (file: string): number | null => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } catch {
    return null
  }
}

/**
 * Takes the data folder for this process alone; two on one folder would ruin the embedded engines' files.
 * Returns what gives it back. A process that was killed leaves the file behind, which then means nothing.
 */
export const takeDataFolder = (folder: string): (() => void) => {
  const file = join(folder, 'foyer.pid')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    const holder = holderOf(file)
    if (holder !== null && holder !== process.pid && runs(holder)) {
      throw new StartError(`The data folder ${folder} is in use by process ${holder}: stop it or set FOYER_DATA.`)
    }
    writeFileSync(file, String(process.pid))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${folder} (FOYER_DATA) cannot be written: ${(error as Error).message}`)
  }
  return () => rmSync(file, { force: true })
}
