import { pipeline, Readable } from 'node:stream'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Times as ISO 8601; amounts and counts as numbers, so that they are never taken for formulas; null is an empty cell. */
export type CsvCell = string | number | boolean | null

/** A table that is written while it is read. */
export interface CsvTable {
  /** Of the file, without its ending. */
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: AsyncIterable<readonly CsvCell[]>
}

/** Rows that an export holds in memory at a time, unless its list reads more as easily. */
const exportedAtOnce = 500

/** All rows of a list, page after page by its own cursors: no statement lasts longer than a page takes. */
export async function* everyRow<Row>(
  read: (page: { readonly cursor: string | undefined; readonly limit: number }) => Promise<Page<Row>>,
  limit = exportedAtOnce,
): AsyncGenerator<Row> {
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page: Page<Row> = await read({ cursor, limit })
    yield* page.rows
    cursor = page.next
  }
}

/** A table of a list whose rows are each written by `cells`, in the order of the columns. */
export const csvTable = <Row>(
  name: string,
  columns: Readonly<Record<string, (row: Row) => CsvCell>>,
  rows: AsyncIterable<Row>,
): CsvTable => {
  const cells = Object.values(columns)
  const written = async function* (): AsyncGenerator<readonly CsvCell[]> {
    for await (const row of rows) yield cells.map((cell) => cell(row))
  }
  return { name, columns: Object.keys(columns), rows: written() }
}

/** Plain decimals, whatever the size: 0.00000001 is not 1e-8. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 })

/**
 * RFC 4180 in UTF-8 with the byte order mark by which spreadsheets know it. Text that a spreadsheet would take for a
 * formula is disarmed by an apostrophe.
 */
const csvWriter = (columns: readonly string[]) =>
  stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: (value) => plain.format(value), boolean: String },
  })

/** Whether the caller would rather have the collection as CSV: the query says so, or the header does and prefers nothing else. */
export const asksForCsv = ({ query, headers }: FastifyRequest): boolean =>
  (query as { readonly format?: unknown } | undefined)?.format === 'csv' ||
  /^\s*text\/csv\b/i.test(headers.accept ?? '')

/** Sends the table while it is read. What fails before its first row is refused as usual; later on the download breaks off. */
export const sendCsv = async (reply: FastifyReply, { name, columns, rows }: CsvTable): Promise<FastifyReply> => {
  const source = rows[Symbol.asyncIterator]()
  const first = await source.next()
  const all = async function* (): AsyncGenerator<readonly CsvCell[]> {
    if (first.done !== true) yield first.value
    yield* { [Symbol.asyncIterator]: () => source }
  }
  const text = csvWriter(columns)
  pipeline(Readable.from(all()), text, (error) => {
    if (error) reply.log.warn({ err: error, csv: name }, 'an export broke off')
  })
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('vary', 'Accept')
    .send(text)
}
