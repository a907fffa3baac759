import { createReadStream } from 'node:fs'
import { type CsvError, parse } from 'csv-parse'
import type { ImportKind, Line, Refusal } from '../../platform/imports/imports.ts'
import { StartError } from '../../platform/start-error.ts'

/** Lines of a file that are processed together: valid and invalid ones. */
export interface Batch<Row> {
  readonly lines: readonly Line<Row>[]
  readonly refusals: readonly Refusal[]
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** The number of lines per batch. */
const atOnce = 500

/** More than any cell may contain. An unclosed quote ends here instead of filling the memory. */
const longestRecord = 1024 * 1024

const headerFaults = (columns: readonly string[], known: readonly string[], needed: readonly string[]): Refusal[] => {
  const unknown = columns.filter((column) => !known.includes(column))
  const twice = columns.filter((column, at) => columns.indexOf(column) !== at)
  const missing = needed.filter((column) => !columns.includes(column))
  return [
    ...unknown.map((column) => ({ line: 1, column, reason: `is no column; there are ${known.join(', ')}` })),
    ...twice.map((column) => ({ line: 1, column, reason: 'stands twice in the header' })),
    ...missing.map((column) => ({ line: 1, column, reason: 'is missing in the header' })),
  ]
}

/** The columns of the schema that no line can omit. */
const neededOf = <Row extends { readonly id: string }>({ schema }: ImportKind<Row>): string[] => {
  const { error } = schema.safeParse({})
  return error?.issues.map(({ path }) => String(path[0])) ?? []
}

/** Empty cells are omitted, so that fields with a default may be empty. */
const cellsOf = (columns: readonly string[], record: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, at) => [column, record[at] ?? '']).filter(([, cell]) => cell?.trim() !== ''))

const readLine = <Row extends { readonly id: string }>(
  { schema }: ImportKind<Row>,
  columns: readonly string[],
  record: readonly string[],
  line: number,
): Line<Row> | Refusal[] => {
  if (record.length !== columns.length)
    return [{ line, column: '', reason: `has ${record.length} cells, the header ${columns.length}` }]
  const cells = cellsOf(columns, record)
  const broken = Object.keys(cells).find((column) => /[\uFFFD\0]/.test(cells[column] ?? ''))
  if (broken !== undefined) return [{ line, column: broken, reason: 'is not text in UTF-8' }]
  const { data, error } = schema.safeParse(cells, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
  })
  return error === undefined
    ? { line, row: data }
    : error.issues.map(({ path, message }) => ({ line, column: String(path[0] ?? ''), reason: message }))
}

interface Broken {
  readonly line: number
  readonly message: string
}

interface Parser {
  readonly records: AsyncIterable<Parsed>
  /** The error that ended the reading. All records before it are in `records`. */
  readonly broken: () => Broken | undefined
}

const parserOf = (file: string): Parser => {
  let broken: Broken | undefined
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    max_record_size: longestRecord,
    // An error would discard records that have been parsed but not yet consumed.
    skip_records_with_error: true,
  })
  // Ends the reader if the file cannot be opened; a plain pipe would crash the process.
  const source = createReadStream(file).on('error', (error) =>
    parser.destroy(new StartError(`${file} cannot be read: ${error.message}`)),
  )
  parser.on('skip', (error: CsvError) => {
    broken ??= { line: Number(error['lines']), message: error.message }
    source.unpipe(parser).destroy()
    parser.end()
  })
  return { records: source.pipe(parser), broken: () => broken }
}

/**
 * Empty lines are counted but otherwise ignored. The parser's own option would add those it skips to the number of the
 * record after them.
 */
const isEmpty = (record: readonly string[]): boolean => record.length === 1 && record[0] === ''

/**
 * Reads a CSV file (RFC 4180, UTF-8, commas, with a header) as a stream, one batch in memory at a time. If it becomes
 * unreadable, for example after an unclosed quote, that is its last rejected line. Throws a StartError if the file does
 * not exist or cannot be read.
 */
export async function* readLines<Row extends { readonly id: string }>(
  file: string,
  kind: ImportKind<Row>,
): AsyncGenerator<Batch<Row>> {
  let columns: readonly string[] | undefined
  let lines: Line<Row>[] = []
  let refusals: Refusal[] = []
  let after = 0
  const { records, broken } = parserOf(file)
  for await (const { record, info } of records) {
    if (info.lines >= (broken()?.line ?? Number.POSITIVE_INFINITY)) break
    const line = after + 1
    after = info.lines
    if (isEmpty(record)) continue
    if (columns === undefined) {
      columns = record.map((column) => column.trim())
      const faults = headerFaults(columns, Object.keys(kind.schema.shape), neededOf(kind))
      if (faults.length > 0) {
        yield { lines: [], refusals: faults }
        return
      }
      continue
    }
    const read = readLine(kind, columns, record, line)
    if (Array.isArray(read)) refusals.push(...read)
    else lines.push(read)
    if (lines.length + refusals.length < atOnce) continue
    yield { lines, refusals }
    lines = []
    refusals = []
  }
  const error = broken()
  if (error !== undefined)
    refusals.push({ line: after + 1, column: '', reason: `cannot be read as CSV, nor what follows: ${error.message}` })
  else if (columns === undefined) refusals.push({ line: 1, column: '', reason: 'there is no header' })
  yield { lines, refusals }
}
