import { pipeline, Readable } from 'node:stream'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from './caching.ts'

/** Times are ISO 8601 text. Amounts and counts are numbers, so that they are never taken for formulas. Null is an empty cell. */
export type CsvCell = string | number | boolean | null

/** A table that is streamed while its rows are read. */
export interface CsvTable {
  /** The file name without its extension. */
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: AsyncIterable<readonly CsvCell[]>
}

/** How many rows an export holds in memory, unless the list can read more at the same cost. */
const exportedAtOnce = 500

/** Reads all rows of a list, page by page with its own cursors, so that no statement takes longer than one page. */
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

/**
 * The order in which all rows of a list are read: the wanted one if an index has it, otherwise the first that one has.
 * In any other order each page would sort all rows again, which takes hours for a million.
 */
export const orderOfExport = (sort: string, indexed: readonly [string, ...string[]]): string => {
  const key = sort.replace(/^-/, '')
  return indexed.some((order) => order.replace(/^-/, '') === key) ? sort : indexed[0]
}

/** A table whose rows `cells` converts, in the order of the columns. */
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

/** Plain decimals of any size: 0.00000001 instead of 1e-8. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 })

/**
 * Writes RFC 4180 in UTF-8 with the byte order mark by which spreadsheets recognize it. Text that a spreadsheet would
 * read as a formula gets a leading apostrophe.
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

/** Whether the caller wants the collection as CSV: by the query, or by an Accept header that prefers nothing else. */
export const asksForCsv = ({ query, headers }: FastifyRequest): boolean =>
  (query as { readonly format?: unknown } | undefined)?.format === 'csv' ||
  /^\s*text\/csv\b/i.test(headers.accept ?? '')

/** Streams the table. An error before the first row gives the usual error answer; a later one aborts the download. */
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
  return varyBy(reply, 'accept')
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(text)
}
