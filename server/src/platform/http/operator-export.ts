import { Readable } from 'node:stream'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { admit } from './admission.ts'
import type { OperatorCall } from './call.ts'
import type { CsvTable } from './csv.ts'
import type { FileAnswer } from './file-answer.ts'
import { type Identified, identify, type Resolvers } from './identify.ts'

/** What an operator takes away in one file. */
interface OperatorExport {
  /** The name of the list. */
  readonly list: string
  /** The query, without what only orders rows and turns pages. */
  readonly filters: Readonly<Record<string, unknown>>
}

/** Provided by the module that owns operators. Resolves once the export is on record. */
export type NoteExport = (call: OperatorCall, taken: OperatorExport) => Promise<void>

/** How many rows are sent before the caller is looked up again. */
const uncheckedRows = 500

/** Rows that end with an error as soon as the check fails, which is made again after every so many. */
export async function* checkedRows<Row>(
  rows: AsyncIterable<Row>,
  check: () => Promise<void>,
  every = uncheckedRows,
): AsyncGenerator<Row> {
  let sent = 0
  for await (const row of rows) {
    if (sent > 0 && sent % every === 0) await check()
    sent += 1
    yield row
  }
}

/** How many pieces of a file are sent before the same. A document has three. */
const uncheckedPieces = 30

const filtersOf = (query: unknown): OperatorExport['filters'] => {
  const { format: _format, sort: _sort, limit: _limit, cursor: _cursor, ...filters } = query as Record<string, unknown>
  return filters
}

interface Asked {
  readonly endpoint: EndpointDescription
  readonly request: FastifyRequest
  readonly identified: Identified
  readonly call: object
  readonly query: unknown
}

type ExportServices = Resolvers & { readonly noteExport?: NoteExport }

/** Puts the export on record. Returns the check that the operator still has the right to it. */
const noted = async (
  services: ExportServices,
  { endpoint, request, call, query }: Asked,
  list: string,
): Promise<() => Promise<void>> => {
  await services.noteExport?.(call as OperatorCall, { list, filters: filtersOf(query) })
  return async () => admit(endpoint, await identify(request, endpoint, services))
}

/**
 * An operator can take a whole list with one call. It is put on record before the first row is sent, and breaks off when the operator is
 * blocked, or loses the key or the right, meanwhile. Other callers export what is their own.
 */
export const watchExport = async (services: ExportServices, asked: Asked, table: CsvTable): Promise<CsvTable> => {
  if (asked.identified.identity.kind !== 'operator') return table
  return { ...table, rows: checkedRows(table.rows, await noted(services, asked, table.name)) }
}

/** The same for a list of files in one, such as documents. Other answers stay as they are. */
export const watchFile = async <Made extends object>(
  services: ExportServices,
  asked: Asked,
  made: Made | FileAnswer,
): Promise<Made | FileAnswer> => {
  if (asked.identified.identity.kind !== 'operator' || !('content' in made) || made.list === undefined) return made
  const check = await noted(services, asked, made.list)
  return { ...made, content: Readable.from(checkedRows<unknown>(made.content, check, uncheckedPieces)) }
}
