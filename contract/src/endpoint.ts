import type * as z from 'zod/mini'
import type { FeatureName } from './account/features.ts'
import type { Audience } from './account/tokens.ts'
import type { OperatorScope } from './operator/operator.ts'
import type { Readiness } from './readiness.ts'
import type { ErrorCode } from './vocabulary/errors.ts'

export type { Audience, FeatureName }

/**
 * How a caller proves who they are. Several kinds mean "any of them".
 * - `none`      nobody in particular; the tenant comes from X-Tenant
 * - `basic`     e-mail and password, `Authorization: Basic`
 * - `refresh`   a refresh token as bearer
 * - `trial`     header Trial-Token
 * - `bearer`    an access token
 * - `email`     header Email-Token, from a link in a mail
 * - `custom`    header Custom-Token, from an invitation
 * - `signed`    the address itself: its query names the brand and an end, and carries our signature; for links and pictures of pages
 * - `licence`   a licence key as bearer: media servers, which need no Idempotency-Key
 * - `operator`  a key of the operator's side as bearer, or the token of an operator who signed in
 */
export type AuthKind =
  | 'none'
  | 'basic'
  | 'refresh'
  | 'trial'
  | 'bearer'
  | 'email'
  | 'custom'
  | 'signed'
  | 'licence'
  | 'operator'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Everything that is known of a call: the server mounts it, openapi.json describes it, the client's types come from it. */
export interface EndpointDescription {
  /** camelCase and unique; the operationId of openapi.json. */
  readonly operation: string
  readonly method: HttpMethod
  /** Full path with `:name` parameters. */
  readonly url: string
  readonly summary: string
  readonly tag: string
  readonly auth: readonly [AuthKind, ...AuthKind[]]
  /** The service an access token must be made out to (claim `aud`). */
  readonly audience?: Audience
  /** The call exists only for brands that have this feature; 403 `feature_off` otherwise. */
  readonly feature?: FeatureName
  /** What an operator's key must open; 403 otherwise. None where any key will do. */
  readonly scope?: OperatorScope
  /** Words of the command line that make this call. */
  readonly command?: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Instead of a body: many of these, read while they arrive. */
  readonly stream?: {
    readonly of: z.ZodMiniType
    readonly types: readonly string[]
    /** Of the unpacked text; beyond it 413. */
    readonly maxBytes: number
  }
  /** Successful answers by status; `null` means no body. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>
  /** Codes that are special to this call, beyond those every call may answer. */
  readonly errors?: readonly ErrorCode[]
  /** The answer carries an ETag and If-None-Match is honoured: every GET that a page polls. */
  readonly etag?: true
  /** The body may also come as multipart/form-data, its fields beside at most ten `files[]`. */
  readonly takesFiles?: true
  /** The successful answer is a file to be saved. */
  readonly answersFile?: true
  /** Asks for the person themselves: someone of the vendor's who acts for a customer is refused, and so is an operator's key, 403 `in_person_only`. */
  readonly inPerson?: true
  /** What the person must have done before, where it is not the usual (`asksOf`): `[]` for whatever leads there, or belongs to everybody who can sign in. */
  readonly asks?: readonly Readiness[]
  /** The whole collection can also be had as CSV: by `format=csv` (its query holds `csvQuery`) or `Accept: text/csv`, filtered alike, pages aside. */
  readonly csv?: true
  /** Without X-Tenant the Host decides the brand: the one call that tells a browser which brand it is at. */
  readonly tenantFromHost?: true
  /** Customers' business stands still without it: where there is not enough for all it goes before everything else, and is not turned away. */
  readonly critical?: true
  /** The answer holds secrets: the Idempotency-Key is accepted, yet nothing is kept and the call simply runs again. */
  readonly neverReplayed?: true
}

/** Names an endpoint without widening its types. */
export const endpoint = <const E extends EndpointDescription>(description: E): E => description

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a handler receives, already checked. */
export interface InputOf<E extends EndpointDescription> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** Unpacked. Throws what the caller is to be told. */
  readonly stream: E['stream'] extends object ? AsyncIterable<Uint8Array> : undefined
}

/** What a handler may answer: a status with its body. */
export type AnswerOf<E extends EndpointDescription> = {
  [S in keyof E['answers'] & number]: {
    readonly status: S
    readonly body: E['answers'][S] extends z.ZodMiniType ? z.input<E['answers'][S]> : undefined
  }
}[keyof E['answers'] & number]
