import type { AnswerOf, EndpointDescription, InputOf } from '@foyer/contract/endpoint.ts'
import type { CallOf } from './call.ts'
import type { CsvTable } from './csv.ts'
import type { FileAnswer } from './file-answer.ts'
import type { Area } from './unchanged.ts'
import type { FileSink, ReceivedFile } from './uploads.ts'

/** An endpoint of the contract with the use case that serves it. */
export interface Route {
  readonly endpoint: EndpointDescription
  readonly handle: (call: never, input: never) => Promise<Answer | FileAnswer>
  /** Where uploaded files are stored while they arrive. */
  readonly sink?: FileSink
  readonly csv?: (call: never, input: never) => CsvTable
  /** The areas that the answer depends on, if their changes are counted. The answer stays valid until one of them changes. */
  readonly restsOn?: readonly Area[]
  /** The answer contains our own texts, in the language of Accept-Language. */
  readonly speaks?: true
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  /** When the answer changes although no data did. Undefined: at midnight UTC, or never. */
  readonly until?: Date | undefined
}

type CsvHandle<E extends EndpointDescription> = E extends { csv: true }
  ? [csv: (call: CallOf<E>, input: InputOf<E>) => CsvTable]
  : []

/** Connects an endpoint with its use case and, for collections that are available as CSV, with the table. */
export const route = <E extends EndpointDescription>(
  endpoint: E,
  handle: (call: CallOf<E>, input: InputOf<E>) => Promise<AnswerOf<E>>,
  ...rest: CsvHandle<E>
): Route => {
  // The type of the rest parameter depends on the endpoint; it may be empty.
  const [csv] = rest as readonly [csv?: Route['csv']]
  return { endpoint, handle, ...(csv !== undefined && { csv }) }
}

/** Marks an answer that pages poll: if nothing has changed, 304 can be sent without generating it. */
export const restingOn = (areas: readonly Area[], mounted: Route): Route => ({ ...mounted, restsOn: areas })

/** Marks an answer whose texts depend on the caller's language. */
export const speaking = (mounted: Route): Route => ({ ...mounted, speaks: true })

/** Gives an answer the time at which it changes by itself. */
export const standsUntil = <Given extends Answer>(until: Date | undefined, answer: Given): Given => ({
  ...answer,
  until,
})

/** A call whose body may contain files. They are stored before the use case runs. */
export const uploadRoute = <E extends EndpointDescription & { readonly takesFiles: true }>(
  endpoint: E,
  sink: FileSink,
  handle: (call: CallOf<E>, input: InputOf<E> & { readonly files: readonly ReceivedFile[] }) => Promise<AnswerOf<E>>,
): Route => ({ endpoint, handle, sink })

/** A call whose answer is a file. */
export const fileRoute = <E extends EndpointDescription & { readonly answersFile: true }>(
  endpoint: E,
  handle: (call: CallOf<E>, input: InputOf<E>) => Promise<FileAnswer>,
): Route => ({ endpoint, handle })

export const ok = <const Body>(body: Body): { readonly status: 200; readonly body: Body } => ({ status: 200, body })
export const created = <const Body>(body: Body): { readonly status: 201; readonly body: Body } => ({
  status: 201,
  body,
})
export const noContent: { readonly status: 204; readonly body: undefined } = { status: 204, body: undefined }
