import type { Tx } from '../../platform/database/database.ts'
import type { ImportKind, ImportRun, Line, Refusal, Taken } from '../../platform/imports/imports.ts'
import { findImported, noteImported } from '../../platform/imports/ledger.ts'
import { readLines } from './read-lines.ts'

/** The result for one file. */
export interface FileReport {
  readonly added: number
  /** Imported by an earlier run; left unchanged. */
  readonly known: number
  readonly refused: number
}

/** Reports rejected lines, while the run goes on to find the others. */
export type Refuse = (refusals: readonly Refusal[]) => void

/** The ids of this run, each with its first line. */
type Seen = Map<string, number>

/** Filters the new lines. An id that occurs twice in the file is rejected; one of an earlier run is already known. */
const newOf = async <Row extends { readonly id: string }>(
  tx: Tx,
  { name }: ImportKind<Row>,
  lines: readonly Line<Row>[],
  seen: Seen,
) => {
  const known = await findImported(
    tx,
    name,
    lines.map(({ row }) => row.id),
  )
  const fresh: Line<Row>[] = []
  const refusals: Refusal[] = []
  let before = 0
  for (const each of lines) {
    const { line, row } = each
    const first = seen.get(row.id)
    if (first === undefined) seen.set(row.id, line)
    if (first !== undefined) refusals.push({ line, column: 'id', reason: `stands in line ${first} already` })
    else if (known.has(row.id)) before += 1
    else fresh.push(each)
  }
  return { fresh, refusals, before }
}

const nothing: Taken = { written: new Map(), refusals: [] }

/** Imports a file batch by batch in the caller's transaction. */
export const takeFile = async <Row extends { readonly id: string }>(
  tx: Tx,
  run: ImportRun,
  kind: ImportKind<Row>,
  file: string,
  refuse: Refuse,
): Promise<FileReport> => {
  const seen: Seen = new Map()
  const refusedLines = new Set<number>()
  let [added, known] = [0, 0]
  for await (const { lines, refusals: unreadable } of readLines(file, kind)) {
    const { fresh, refusals: repeated, before } = await newOf(tx, kind, lines, seen)
    const taken = fresh.length === 0 ? nothing : await kind.take(tx, run, fresh)
    await noteImported(tx, run.tenant, kind.name, taken.written)
    const refusals = [...unreadable, ...repeated, ...taken.refusals].sort((a, b) => a.line - b.line)
    for (const { line } of refusals) refusedLines.add(line)
    if (refusals.length > 0) refuse(refusals)
    known += before
    added += taken.written.size
  }
  return { added, known, refused: refusedLines.size }
}
