import type { Features } from '@foyer/contract/account/features.ts'
import type { AuthKind, EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { FastifyRequest } from 'fastify'
import type { Admission } from '../auth/policy.ts'
import { failure } from '../failure.ts'
import type { Actor, ActorCall, CallingLicence, CallingOperator, Identity } from './call.ts'

/** What the HTTP layer needs to know about a brand. */
export interface Tenant {
  readonly key: string
  readonly default_locale: Locale
  readonly features: Readonly<Features>
}

export interface Tenants {
  readonly all: readonly Tenant[]
  find(key: string): Tenant | undefined
  byHost(host: string): Tenant | undefined
}

/** Resolves an access token. Throws 401 `unauthorized` if it is no longer valid. Provided by the module that owns accounts. */
export type ResolveBearer = (
  token: string,
  audience: string,
) => Promise<{ readonly tenant: string; readonly actor: Actor }>

/**
 * Finds the licence with a key. Throws 401 `licence_unknown` if there is none. Whether the key has ended is for the use case to find out.
 * Provided by the module that owns licences.
 */
export type ResolveLicence = (key: string) => Promise<{ readonly tenant: string } & CallingLicence>

/** The operator behind a key or a session token at one brand, if any. Provided by the module that owns operators. */
export type ResolveOperator = (token: string, tenant: string) => Promise<CallingOperator | undefined>

/**
 * Throws the same error as the call itself if the caller no longer has one of these admissions. Provided by the module
 * that knows companies.
 */
export type Readmit = (call: ActorCall, admissions: readonly Admission[]) => Promise<void>

/** One call of an operator, for the log of their key. */
export interface OperatorCallNote {
  readonly tenant: string
  readonly credential_id: string
  readonly method: string
  /** Without the query string. */
  readonly path: string
  readonly status: number
  readonly ip: string
  readonly request_id: string
}

export type NoteOperatorCall = (note: OperatorCallNote) => void

export interface Resolvers {
  readonly tenants: Tenants
  readonly resolveBearer: ResolveBearer
  readonly resolveLicence: ResolveLicence
  readonly resolveOperator: ResolveOperator
  readonly readmit: Readmit
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1]

/** Basic authentication (RFC 7617): user and password separated by the first colon, UTF-8. */
const basicOf = (request: FastifyRequest): Identity | undefined => {
  const encoded = /^Basic (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1]
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) throw failure('wrong_credentials')
  return {
    kind: 'basic',
    email: text.slice(0, colon),
    password: text.slice(colon + 1),
    otp: header(request, 'otp') ?? null,
  }
}

const byHeader = (request: FastifyRequest, kind: 'trial' | 'email' | 'custom', name: string): Identity | undefined => {
  const token = header(request, name)
  return token === undefined ? undefined : { kind, token }
}

const said = (request: FastifyRequest, name: string): string => {
  // The query has not been validated yet.
  const value = (request.query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** Browsers that open a link cannot send our headers, so the URL contains everything that is needed. */
const bySignature = (request: FastifyRequest): Identity | undefined => {
  const signature = said(request, 'signature')
  return signature === '' ? undefined : { kind: 'signed', until: said(request, 'until'), signature }
}

const tenantOf = (
  request: FastifyRequest,
  endpoint: EndpointDescription,
  identity: Identity,
  tenants: Tenants,
): Tenant => {
  const named = identity.kind === 'signed' ? said(request, 'brand') : header(request, 'x-tenant')
  const fromHost = named === undefined && endpoint.tenantFromHost === true
  const tenant = fromHost ? tenants.byHost(request.hostname) : tenants.find(named ?? '')
  if (tenant === undefined) throw failure('tenant_required')
  return tenant
}

type Reader = (request: FastifyRequest) => Identity | undefined

/** Kinds whose token identifies the caller. Each has a resolver. */
type CarriedKind = 'bearer' | 'licence' | 'operator'

/** One reader for each kind without an access token, tried in the order that the endpoint lists them. */
const readers: Readonly<Record<Exclude<AuthKind, CarriedKind>, Reader>> = {
  basic: basicOf,
  refresh: (request) => {
    const token = bearerOf(request)
    return token === undefined ? undefined : { kind: 'refresh', token }
  },
  trial: (request) => byHeader(request, 'trial', 'trial-token'),
  email: (request) => byHeader(request, 'email', 'email-token'),
  custom: (request) => byHeader(request, 'custom', 'custom-token'),
  signed: bySignature,
  none: () => ({ kind: 'none' }),
}

export interface Identified {
  readonly tenant: Tenant
  readonly identity: Identity
}

const byAccessToken = async (
  request: FastifyRequest,
  token: string,
  audience: string,
  { tenants, resolveBearer }: Resolvers,
): Promise<Identified> => {
  const { tenant, actor } = await resolveBearer(token, audience)
  const named = header(request, 'x-tenant')
  const found = tenants.find(tenant)
  if (found === undefined || (named !== undefined && named !== tenant)) throw failure('unauthorized')
  return { tenant: found, identity: { kind: 'bearer', actor } }
}

const byLicenceKey = async (key: string, { tenants, resolveLicence }: Resolvers): Promise<Identified> => {
  const { tenant, ...licence } = await resolveLicence(key)
  const found = tenants.find(tenant)
  if (found === undefined) throw failure('licence_unknown')
  return { tenant: found, identity: { kind: 'licence', ...licence } }
}

/** A key does not name its brand. Without X-Tenant, each brand is asked for it in turn. */
const byOperatorKey = async (
  request: FastifyRequest,
  key: string,
  { tenants, resolveOperator }: Resolvers,
): Promise<Identified> => {
  const named = header(request, 'x-tenant')
  // A misspelt brand must not be reported as an invalid key.
  if (named !== undefined && tenants.find(named) === undefined) throw failure('tenant_required')
  for (const tenant of tenants.all) {
    if (named !== undefined && named !== tenant.key) continue
    const operator = await resolveOperator(key, tenant.key)
    if (operator !== undefined) return { tenant, identity: { kind: 'operator', operator } }
  }
  throw failure('unauthorized')
}

const byCarried = (
  request: FastifyRequest,
  kind: CarriedKind,
  token: string,
  { audience = 'billing' }: EndpointDescription,
  resolvers: Resolvers,
): Promise<Identified> => {
  switch (kind) {
    case 'bearer':
      return byAccessToken(request, token, audience, resolvers)
    case 'licence':
      return byLicenceKey(token, resolvers)
    case 'operator':
      return byOperatorKey(request, token, resolvers)
  }
}

const unproven = ({ auth }: EndpointDescription) => {
  if (auth.includes('basic')) return failure('wrong_credentials')
  return failure(auth.includes('licence') ? 'licence_unknown' : 'unauthorized')
}

/**
 * Finds out who calls, and for which brand: from the access token or licence key if there is one, otherwise from
 * X-Tenant. A refresh token's brand is known only to the database, so that call needs the header too.
 *
 * Throws 401 if the caller cannot be identified, and `tenant_required` if the brand cannot.
 */
export const identify = async (
  request: FastifyRequest,
  endpoint: EndpointDescription,
  resolvers: Resolvers,
): Promise<Identified> => {
  for (const kind of endpoint.auth) {
    if (kind === 'bearer' || kind === 'licence' || kind === 'operator') {
      const token = bearerOf(request)
      if (token === undefined) continue
      return byCarried(request, kind, token, endpoint, resolvers)
    }
    const identity = readers[kind](request)
    if (identity !== undefined) return { tenant: tenantOf(request, endpoint, identity, resolvers.tenants), identity }
  }
  throw unproven(endpoint)
}
