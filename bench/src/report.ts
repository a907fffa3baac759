import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Row = Readonly<Record<string, string | number>>

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const folder = join(import.meta.dirname, '../results')
const fileOf = (name: string): string => join(folder, `${name}.json`)

/** The stored rows of the last run of this part. */
const lastRows = (name: string): readonly Row[] =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as { rows: Row[] }).rows : []

/** Merges these rows with the stored ones that differ in `by`, for parts that take long and are run piece by piece. */
export const withOthers = (name: string, by: string, rows: readonly Row[]): Row[] => {
  const anew = new Set(rows.map((row) => row[by]))
  const kept = lastRows(name).filter((row) => !anew.has(row[by]))
  return [...kept, ...rows].sort((a, b) => String(a[by]).localeCompare(String(b[by])))
}

/** Prints the figures as a table and stores them, or the rows in `kept`, as JSON. */
export const report = (name: string, rows: readonly Row[], kept = rows): void => {
  console.log(`\n${name}`)
  console.table(rows)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), `${JSON.stringify({ at: new Date().toISOString(), rows: kept }, null, 2)}\n`)
}
