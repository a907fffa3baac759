import type { AnswerOf, EndpointDescription, InputOf } from '@foyer/contract/endpoint.ts'
import type { CallOf } from './call.ts'

/** An endpoint of the contract with the use case that serves it. */
export interface Route {
  readonly endpoint: EndpointDescription
  readonly handle: (call: never, input: never) => Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export const route = <E extends EndpointDescription>(
  endpoint: E,
  handle: (call: CallOf<E>, input: InputOf<E>) => Promise<AnswerOf<E>>,
): Route => ({ endpoint, handle })

export const ok = <const Body>(body: Body): { readonly status: 200; readonly body: Body } => ({ status: 200, body })
export const created = <const Body>(body: Body): { readonly status: 201; readonly body: Body } => ({
  status: 201,
  body,
})
export const noContent: { readonly status: 204; readonly body: undefined } = { status: 204, body: undefined }
