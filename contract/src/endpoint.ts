import type * as z from 'zod/mini'
import type { FeatureName } from './account/features.ts'
import type { Audience } from './account/tokens.ts'
import type { OperatorScope } from './operator/operator.ts'
import type { Readiness } from './readiness.ts'
import type { ErrorCode } from './vocabulary/errors.ts'

export type { Audience, FeatureName }

/**
 * How a caller authenticates. If an endpoint lists several kinds, any one of them will do.
 * - `none`      no authentication; the tenant comes from X-Tenant
 * - `basic`     e-mail and password, `Authorization: Basic`
 * - `refresh`   a refresh token as the bearer
 * - `trial`     the header Trial-Token, from a sign-in link
 * - `bearer`    an access token as the bearer
 * - `email`     the header Email-Token, from a link in an e-mail
 * - `custom`    the header Custom-Token, from an invite link
 * - `signed`    a signed URL: its query names the brand, an expiry time and the signature; for links and images in pages
 * - `licence`   a licence key as the bearer: media servers, which send no Idempotency-Key
 * - `operator`  an operator key as the bearer, or the session token of an operator
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

/** The description of a call. The server mounts it, and openapi.json and the client’s types are generated from it. */
export interface EndpointDescription {
  /** Unique, in camelCase; the operationId in openapi.json. */
  readonly operation: string
  readonly method: HttpMethod
  /** The full path, with `:name` parameters. */
  readonly url: string
  readonly summary: string
  readonly tag: string
  readonly auth: readonly [AuthKind, ...AuthKind[]]
  /** The audience that an access token needs (claim `aud`). */
  readonly audience?: Audience
  /** The brand’s feature that the call belongs to; 403 `feature_off` if it is off. */
  readonly feature?: FeatureName
  /** The scope that an operator needs; 403 otherwise. Without it any operator may call. */
  readonly scope?: OperatorScope
  /** The command that makes this call, as words. */
  readonly command?: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Fields of the body that only sessions are asked for. The command line, which calls with a key, does not offer them. */
  readonly ofSession?: readonly string[]
  /** Instead of a body: a stream of these, read while it arrives. */
  readonly stream?: {
    readonly of: z.ZodMiniType
    readonly types: readonly string[]
    /** The limit of the unpacked text; 413 beyond it. */
    readonly maxBytes: number
  }
  /** The successful answers by status; `null` means no body. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>
  /** Error codes special to this call, in addition to those of its kind. */
  readonly errors?: readonly ErrorCode[]
  /** The answer has an ETag, and If-None-Match is supported. For every GET that a page polls. */
  readonly etag?: true
  /** The body may also be multipart/form-data, with at most ten `files[]` beside its fields. */
  readonly takesFiles?: true
  /** The successful answer is a file to download. */
  readonly answersFile?: true
  /** Only the person themselves may call. Operators who act for a customer and operator keys get 403 `in_person_only`. */
  readonly inPerson?: true
  /** What the person must have done first, if it differs from the usual (`asksOf`). `[]` for the steps themselves and for what everyone may do who can sign in. */
  readonly asks?: readonly Readiness[]
  /** The collection is also available as CSV, filtered but not paged: with `format=csv` (the query includes `csvQuery`) or `Accept: text/csv`. */
  readonly csv?: true
  /** Without X-Tenant, the host decides the brand. Only for the call that tells a browser which brand it is on. */
  readonly tenantFromHost?: true
  /** Customers’ business depends on it: under overload it is served before everything else and not refused. */
  readonly critical?: true
  /** Programs send it every minute or oftener: answers without an error are logged at `debug` only. */
  readonly routine?: true
  /** The answer contains secrets: an Idempotency-Key is accepted but the answer is not stored, and a repeated call runs again. */
  readonly neverReplayed?: true
}

/** Declares an endpoint without widening its types. */
export const endpoint = <const E extends EndpointDescription>(description: E): E => description

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a handler receives, already validated. */
export interface InputOf<E extends EndpointDescription> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** The unpacked body. Throws the error that the caller should get. */
  readonly stream: E['stream'] extends object ? AsyncIterable<Uint8Array> : undefined
}

/** What a handler may answer: a status and its body. */
export type AnswerOf<E extends EndpointDescription> = {
  [S in keyof E['answers'] & number]: {
    readonly status: S
    readonly body: E['answers'][S] extends z.ZodMiniType ? z.input<E['answers'][S]> : undefined
  }
}[keyof E['answers'] & number]
