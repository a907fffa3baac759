import { type Fit, fitOf } from '../fit.ts'
import { inSlices, nextTurn } from '../slices.ts'
import type { NamedQuery, Params, Rows } from './engine.ts'
import { StatisticsError } from './statistics-error.ts'

/** Rows that are converted per turn of the event loop; about a millisecond of work. */
const slice = 150
/** The same for rows that are only looked at. */
const glance = 1_000

/** Rows to insert: their columns, and their values as JSONCompactEachRow, which the engine parses at half the cost. */
export interface EncodedRows {
  readonly columns: string[]
  readonly values: Buffer
}

const columnsOf = async (rows: Rows): Promise<string[]> => {
  const names = new Set<string>()
  await inSlices(rows, glance, (some) => {
    for (const row of some) for (const name in row) names.add(name)
  })
  return [...names].map(checkName)
}

/** Encodes rows; a missing field gets the column's default. Other requests of the process are served in between. */
export const encodeRows = async (rows: Rows): Promise<EncodedRows> => {
  const columns = await columnsOf(rows)
  const slices: Buffer[] = []
  await inSlices(rows, slice, (some) => {
    const lines = some.map((row) => `${JSON.stringify(columns.map((column) => row[column]))}\n`)
    slices.push(Buffer.from(lines.join('')))
  })
  return { columns, values: Buffer.concat(slices) }
}

/** Decodes JSONEachRow as the rows that the query declares. Other requests of the process are served in between. */
export const decodeRows = async <P extends Params, Row>(named: NamedQuery<P, Row>, answer: string): Promise<Row[]> => {
  const lines = answer.split('\n')
  const fits = fitOf(named.row)
  const rows: Row[] = []
  for (const [index, line] of lines.entries()) {
    if (line !== '') rows.push(decodeRow(named, fits, line))
    if (index % slice === slice - 1) await nextTurn()
  }
  return rows
}

const decodeRow = <P extends Params, Row>({ name, row }: NamedQuery<P, Row>, fits: Fit, line: string): Row => {
  const value: unknown = JSON.parse(line)
  // `fits` has checked that it is a `Row`.
  if (fits(value)) return value as Row
  const parsed = row.safeParse(value)
  if (parsed.success) return parsed.data
  throw new StatisticsError('unexpected_row', `${name} answered another row than it promised`, {
    cause: parsed.error,
  })
}

/** Validates the parameters of a call against its query. Throws a StatisticsError (`refused`) if they do not match. */
export const checkParams = <P extends Params, Row>(named: NamedQuery<P, Row>, params: P): P => {
  const parsed = named.params.safeParse(params)
  if (parsed.success) return parsed.data
  throw new StatisticsError('refused', `${named.name} was asked with other values than it takes`, {
    cause: parsed.error,
  })
}

/**
 * Names of tables and columns come from the program. They are checked all the same, because they are written into the
 * statement's text. Throws a StatisticsError (`refused`) for an invalid one.
 */
export const checkName = (name: string): string => {
  if (/^[a-z][a-z0-9_]{0,62}$/.test(name)) return name
  throw new StatisticsError('refused', 'not a name of a table or column')
}
