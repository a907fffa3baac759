import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Row = Readonly<Record<string, string | number>>

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Prints the figures as a table and keeps them as JSON beside it. */
export const report = (name: string, rows: readonly Row[]): void => {
  console.log(`\n${name}`)
  console.table(rows)
  const folder = join(import.meta.dirname, '../results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`)
}
