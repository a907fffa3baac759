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
  /** Where the files of the call go while they arrive. */
  readonly sink?: FileSink
  readonly csv?: (call: never, input: never) => CsvTable
  /** All that its answer tells of, where that is counted: it stands for as long as none of it has changed. */
  readonly restsOn?: readonly Area[]
  /** Its answer has words of ours, in the language that Accept-Language asks for. */
  readonly speaks?: true
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  /** When it would be another one though nothing had changed; left out where that is at midnight (UTC) or never. */
  readonly until?: Date | undefined
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

/** An answer that pages ask for again and again, which need not be made to be told unchanged. */
export const restingOn = (areas: readonly Area[], mounted: Route): Route => ({ ...mounted, restsOn: areas })

/** An answer in the language of its caller. */
export const speaking = (mounted: Route): Route => ({ ...mounted, speaks: true })

/** An answer that the passing of time changes by itself. */
export const standsUntil = <Given extends Answer>(until: Date | undefined, answer: Given): Given => ({
  ...answer,
  until,
})

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
