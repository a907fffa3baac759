import { randomUUID } from 'node:crypto'
import type { AnswerOf, EndpointDescription, HttpMethod } from '@foyer/contract/endpoint.ts'
import { type ApiError, ErrorAnswer, type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'
import type * as z from 'zod/mini'

/** The caller, by whichever proof they have. Without an access token, X-Tenant names the brand. */
export interface Caller {
  readonly tenant?: string
  readonly access_token?: string
  readonly refresh_token?: string
  readonly basic?: { readonly email: string; readonly password: string; readonly otp?: string }
  readonly trial_token?: string
  readonly email_token?: string
  readonly custom_token?: string
  /** Identifies a media server and its brand. */
  readonly licence_key?: string
  readonly locale?: string
}

/** Options of every call besides its own input. */
export interface Manner {
  /** Overrides the client's caller. */
  readonly as?: Caller
  /** By default a new one; null sends none. */
  readonly idempotency_key?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** A call without the contract's types, for input that they forbid. */
export interface RawCall extends Manner {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** Objects are sent as JSON; text, bytes and forms unchanged. */
  readonly body?: unknown
}

export interface RawAnswer {
  readonly status: number
  /** Parsed if it is JSON, otherwise text; undefined if it is empty. */
  readonly body: unknown
  readonly headers: Headers
  readonly bytes: Uint8Array
}

type Written<S> = S extends z.ZodMiniType ? z.input<S> : never

/** A body that may be undefined is optional. */
type Sent<Body> = undefined extends Body ? { readonly body?: Body } : { readonly body: Body }

export type InputFor<E extends EndpointDescription> = Manner &
  (E['params'] extends z.ZodMiniType ? { readonly params: Written<E['params']> } : unknown) &
  (E['query'] extends z.ZodMiniType ? { readonly query?: Written<E['query']> } : unknown) &
  (E['body'] extends z.ZodMiniType ? Sent<Written<E['body']>> : unknown)

type Rest<E extends EndpointDescription> =
  Partial<InputFor<E>> extends InputFor<E> ? [input?: InputFor<E>] : [input: InputFor<E>]

interface Refused {
  readonly status: (typeof errorStatus)[ErrorCode]
  readonly body: ErrorAnswer
}

interface NotModified {
  readonly status: 304
  readonly body: undefined
}

export type Answered<E extends EndpointDescription> = (AnswerOf<E> | Refused | NotModified) &
  Pick<RawAnswer, 'headers' | 'bytes'>

export interface Refusal extends Omit<ApiError, 'status'> {
  readonly status: number
  /** All entries. The fields of the refusal itself are those of the first entry. */
  readonly errors: readonly ApiError[]
  readonly headers: Headers
}

/** The API as tests use it: each call takes its description from the contract and is typed by it. */
export interface Client {
  /** Returns any answer; `status` says which. */
  call<E extends EndpointDescription>(endpoint: E, ...rest: Rest<E>): Promise<Answered<E>>
  /** Returns the body of a successful answer, and throws for any other. */
  ask<E extends EndpointDescription>(endpoint: E, ...rest: Rest<E>): Promise<AnswerOf<E>['body']>
  /** Returns the error answer, and throws if the call succeeds. */
  refusal<E extends EndpointDescription>(endpoint: E, ...rest: Rest<E>): Promise<Refusal>
  send(method: HttpMethod, path: string, call?: RawCall): Promise<RawAnswer>
  /** A client of the same server for another caller. */
  as(caller: Caller): Client
}

const authorizationOf = ({ access_token, refresh_token, licence_key, basic }: Caller): string | undefined => {
  if (basic !== undefined) return `Basic ${Buffer.from(`${basic.email}:${basic.password}`).toString('base64')}`
  const bearer = access_token ?? refresh_token ?? licence_key
  return bearer === undefined ? undefined : `Bearer ${bearer}`
}

const proofOf = (caller: Caller): Record<string, string | undefined> => ({
  authorization: authorizationOf(caller),
  otp: caller.basic?.otp,
  'trial-token': caller.trial_token,
  'email-token': caller.email_token,
  'custom-token': caller.custom_token,
  'x-tenant': caller.access_token === undefined && caller.licence_key === undefined ? caller.tenant : undefined,
  'accept-language': caller.locale,
})

/** Bodies that are sent unchanged; everything else is JSON. */
const isReady = (body: unknown): body is NonNullable<RequestInit['body']> =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData || body instanceof ReadableStream

const headersOf = (method: HttpMethod, { as, idempotency_key = randomUUID(), headers, body }: RawCall): Headers => {
  const said = {
    ...proofOf(as ?? {}),
    'idempotency-key': method === 'GET' ? undefined : (idempotency_key ?? undefined),
    'content-type': body === undefined || isReady(body) ? undefined : 'application/json',
    ...headers,
  }
  return new Headers(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]])),
  )
}

const urlOf = (base: string, path: string, query: RawCall['query'] = {}): URL => {
  const url = new URL(path, base)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

const readBody = (bytes: Uint8Array, type: string): unknown => {
  if (bytes.length === 0) return undefined
  const text = Buffer.from(bytes).toString('utf8')
  return type.includes('json') ? JSON.parse(text) : text
}

const sendTo = async (base: string, method: HttpMethod, path: string, call: RawCall): Promise<RawAnswer> => {
  const { query, body } = call
  const payload = isReady(body) || body === undefined ? body : JSON.stringify(body)
  const init = { method, headers: headersOf(method, call), redirect: 'manual', duplex: 'half' } as const
  const response = await fetch(urlOf(base, path, query), payload === undefined ? init : { ...init, body: payload })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  return { status, headers, bytes, body: readBody(bytes, headers.get('content-type') ?? '') }
}

const pathOf = (url: string, params: Readonly<Record<string, unknown>> = {}): string =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const told = ({ method, url }: EndpointDescription, { status, body }: { status: number; body: unknown }): string =>
  `${method} ${url} answered ${status}: ${JSON.stringify(body)}`

/** Creates a client of the server at `base`. `caller` applies unless a call overrides it. */
export const createClient = (base: string, caller: Caller): Client => {
  const send: Client['send'] = (method, path, call = {}) => sendTo(base, method, path, { as: caller, ...call })

  const call = async <E extends EndpointDescription>(endpoint: E, ...[input = {}]: unknown[]): Promise<Answered<E>> => {
    const said = input as RawCall & { params?: Readonly<Record<string, unknown>> }
    const answer = await send(endpoint.method, pathOf(endpoint.url, said.params), said)
    // The server validates its answers against the schemas that this type is derived from.
    return answer as unknown as Answered<E>
  }

  return {
    send,
    call,
    ask: async (endpoint, ...rest) => {
      const { status, body } = await call(endpoint, ...rest)
      if (status >= 300) throw new Error(told(endpoint, { status, body }))
      // With a status below 300 only the contract's own answers remain.
      return body as AnswerOf<typeof endpoint>['body']
    },
    refusal: async (endpoint, ...rest) => {
      const { status, body, headers } = await call(endpoint, ...rest)
      if (status < 400) throw new Error(told(endpoint, { status, body }))
      const { errors } = ErrorAnswer.parse(body)
      const [first] = errors
      if (first === undefined) throw new Error(told(endpoint, { status, body }))
      return { ...first, status, errors, headers }
    },
    as: (other) => createClient(base, other),
  }
}
