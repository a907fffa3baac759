import type { AnswerOf, EndpointDescription, InputOf } from '@foyer/contract/endpoint.ts'
import type { CallOf } from './call.ts'
import type { CsvTable } from './csv.ts'
import type { FileAnswer } from './file-answer.ts'
import type { FileSink, ReceivedFile } from './uploads.ts'

/** An endpoint of the contract with the use case that serves it. */
export interface Route {
  readonly endpoint: EndpointDescription
  readonly handle: (call: never, input: never) => Promise<Answer | FileAnswer>
  /** Where the files of the call go while they arrive. */
  readonly sink?: FileSink
  readonly csv?: (call: never, input: never) => CsvTable
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

type CsvHandle<E extends EndpointDescription> = E extends { csv: true }
  ? [csv: (call: CallOf<E>, input: InputOf<E>) => CsvTable]
  : []

/** The use case that serves an endpoint; where its collection can also be had as CSV, the table as well. */
export const route = <E extends EndpointDescription>(
  endpoint: E,
  handle: (call: CallOf<E>, input: InputOf<E>) => Promise<AnswerOf<E>>,
  ...rest: CsvHandle<E>
): Route => {
  // Which it is depends on the endpoint; without it there is nothing.
  const [csv] = rest as readonly [csv?: Route['csv']]
  return { endpoint, handle, ...(csv !== undefined && { csv }) }
}

/** A call whose body may come with files; they are put away before the use case is asked. */
export const uploadRoute = <E extends EndpointDescription & { readonly takesFiles: true }>(
  endpoint: E,
  sink: FileSink,
  handle: (call: CallOf<E>, input: InputOf<E> & { readonly files: readonly ReceivedFile[] }) => Promise<AnswerOf<E>>,
): Route => ({ endpoint, handle, sink })

/** A call that answers a file. */
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
