import { randomUUID } from 'node:crypto'
import type { AnswerOf, EndpointDescription, HttpMethod } from '@foyer/contract/endpoint.ts'
import { type ApiError, ErrorAnswer, type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'
import type * as z from 'zod/mini'

/** Who calls, by whichever proof they hold. Without an access token the brand is named in X-Tenant. */
export interface Caller {
  readonly tenant?: string
  readonly access_token?: string
  readonly refresh_token?: string
  readonly basic?: { readonly email: string; readonly password: string; readonly otp?: string }
  readonly trial_token?: string
  readonly email_token?: string
  readonly custom_token?: string
  /** A media server's proof; its brand is found by it. */
  readonly licence_key?: string
  readonly locale?: string
}

/** What any call may say beside its own input. */
export interface Manner {
  /** Instead of the client's own caller. */
  readonly as?: Caller
  /** A fresh one unless given; none at all for null. */
  readonly idempotency_key?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** A call without the contract's types, to say what the types forbid. */
export interface RawCall extends Manner {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** Objects go as JSON; text, bytes and forms go as they are. */
  readonly body?: unknown
}

export interface RawAnswer {
  readonly status: number
  /** Parsed where it is JSON, text otherwise, undefined where there is none. */
  readonly body: unknown
  readonly headers: Headers
  readonly bytes: Uint8Array
}

type Written<S> = S extends z.ZodMiniType ? z.input<S> : never

/** What may be left out may be. */
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
  /** All entries; the refusal's own fields are the first one's. */
  readonly errors: readonly ApiError[]
  readonly headers: Headers
}

/** The API as tests use it: each call by its description in the contract, typed by it. */
export interface Client {
  /** The answer, whatever it is; `status` tells which. */
  call<E extends EndpointDescription>(endpoint: E, ...rest: Rest<E>): Promise<Answered<E>>
  /** The body of a successful answer; throws on any other. */
  ask<E extends EndpointDescription>(endpoint: E, ...rest: Rest<E>): Promise<AnswerOf<E>['body']>
  /** The refusal; throws where the call succeeds. */
  refusal<E extends EndpointDescription>(endpoint: E, ...rest: Rest<E>): Promise<Refusal>
  send(method: HttpMethod, path: string, call?: RawCall): Promise<RawAnswer>
  /** The same server, as somebody else. */
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

/** What is sent as it is; everything else is JSON. */
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

/** A client of the server at `base`, calling as `caller` unless a call says otherwise. */
export const createClient = (base: string, caller: Caller): Client => {
  const send: Client['send'] = (method, path, call = {}) => sendTo(base, method, path, { as: caller, ...call })

  const call = async <E extends EndpointDescription>(endpoint: E, ...[input = {}]: unknown[]): Promise<Answered<E>> => {
    const said = input as RawCall & { params?: Readonly<Record<string, unknown>> }
    const answer = await send(endpoint.method, pathOf(endpoint.url, said.params), said)
    // The server checks its answers against the very schemas that this type is made of.
    return answer as unknown as Answered<E>
  }

  return {
    send,
    call,
    ask: async (endpoint, ...rest) => {
      const { status, body } = await call(endpoint, ...rest)
      if (status >= 300) throw new Error(told(endpoint, { status, body }))
      // A status below 300 leaves the contract's own answers.
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
