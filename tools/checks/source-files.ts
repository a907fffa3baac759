import { globSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The project's files that match one of the patterns, with paths from the repository's root. */
export const sourceFiles = (...patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/.foyer'] }).sort()

/** Prints one line per fault. The process exits as failed if there are any. */
export const report = (faults: readonly string[], well: string): void => {
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else console.log(well)
}
