import type { AuthKind, EndpointDescription } from '@foyer/contract/endpoint.ts'
import { asksOf, codeOfMissing } from '@foyer/contract/readiness.ts'
import { ErrorAnswer, type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'
import type { JsonSchema, SchemaBook } from './openapi-schemas.ts'
import { mayBeMissing } from './shapes.ts'

/** How each proof travels, in OpenAPI's words. */
export const securitySchemes: Readonly<Record<Exclude<AuthKind, 'none'>, JsonSchema>> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token, made out to the service',
  },
  refresh: { type: 'http', scheme: 'bearer', description: 'A refresh token' },
  basic: { type: 'http', scheme: 'basic', description: 'E-mail and password; the second factor in the header OTP' },
  trial: { type: 'apiKey', in: 'header', name: 'Trial-Token', description: 'From a link that the vendor gave' },
  email: { type: 'apiKey', in: 'header', name: 'Email-Token', description: 'From a link in a mail' },
  licence: { type: 'http', scheme: 'bearer', description: 'A licence key, as media servers have it' },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of the operator’s side, or the token of an operator who signed in',
  },
  custom: { type: 'apiKey', in: 'header', name: 'Custom-Token', description: 'From an invitation' },
  signed: {
    type: 'apiKey',
    in: 'query',
    name: 'signature',
    description: 'In an address of ours that is good for a while',
  },
}

const refer = (kind: 'parameters' | 'headers' | 'responses', name: string): JsonSchema => ({
  $ref: `#/components/${kind}/${name}`,
})

const text = { type: 'string' }
const tenant = { name: 'X-Tenant', in: 'header', schema: text }

/** Headers that many calls share. */
export const parameters: Readonly<Record<string, JsonSchema>> = {
  Tenant: { ...tenant, required: true, description: 'Key of the brand' },
  TenantUnlessBearer: {
    ...tenant,
    description: 'Key of the brand; needed without an access token or an operator’s key',
  },
  TenantUnlessHost: { ...tenant, description: 'Key of the brand; without it the host decides' },
  Language: { name: 'Accept-Language', in: 'header', schema: text, description: 'Language of texts and error titles' },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    description: 'One per wish; the same key again answers the same and does nothing twice, for 72 hours',
  },
  OptionalIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', format: 'uuid' },
    description: 'Kept to where it is sent',
  },
  IfNoneMatch: { name: 'If-None-Match', in: 'header', schema: text, description: 'ETag of the answer that one has' },
  Device: {
    name: 'Device',
    in: 'header',
    schema: { type: 'string', minLength: 32, maxLength: 100 },
    description:
      'A random name that this client keeps for itself: where it has signed in before, the tries of others do not count for it',
  },
  Otp: { name: 'OTP', in: 'header', schema: text, description: 'Code of the second factor' },
}

export const headers: Readonly<Record<string, JsonSchema>> = {
  ETag: { schema: text, description: 'Changes with the answer' },
  IdempotencyReplayed: {
    schema: { const: 'true' },
    description: 'Set where the stored answer of an earlier call is given',
  },
  RequestId: { schema: text, description: 'Under which the server’s log knows the call' },
  RetryAfter: { schema: { type: 'integer' }, description: 'Seconds to wait' },
}

/** An access token names its brand itself. */
const tenantNames = ({ auth, tenantFromHost }: EndpointDescription): string[] => {
  if (tenantFromHost === true) return ['TenantUnlessHost']
  if (auth.includes('licence')) return []
  if (auth.includes('operator')) return ['TenantUnlessBearer']
  if (!auth.includes('bearer')) return ['Tenant']
  return auth.length > 1 ? ['TenantUnlessBearer'] : []
}

const isForOperators = ({ auth }: EndpointDescription): boolean => auth.includes('operator')

/** What is streamed is told apart by what it holds, not by a key. */
const isMutation = ({ method, auth, stream }: EndpointDescription): boolean =>
  method !== 'GET' && !auth.includes('licence') && stream === undefined

const sharedParameters = (endpoint: EndpointDescription): JsonSchema[] =>
  [
    ...tenantNames(endpoint),
    'Language',
    ...(isMutation(endpoint) ? [isForOperators(endpoint) ? 'OptionalIdempotencyKey' : 'IdempotencyKey'] : []),
    ...(endpoint.etag === true ? ['IfNoneMatch'] : []),
    ...(endpoint.auth.includes('basic') ? ['Otp', 'Device'] : []),
  ].map((name) => refer('parameters', name))

const ownParameters = ({ operation, params, query }: EndpointDescription, book: SchemaBook): JsonSchema[] => [
  ...(params === undefined ? [] : book.fields(params, operation)).map(({ name, schema, ...said }) => ({
    name,
    in: 'path',
    ...said,
    required: true,
    schema,
  })),
  ...(query === undefined ? [] : book.fields(query, operation)).map(({ name, required, schema, ...said }) => ({
    name,
    in: 'query',
    ...said,
    ...(required && { required }),
    schema,
  })),
]

/** What is wrong with a query, as far as it can be. */
const queryErrors = (names: readonly string[]): ErrorCode[] => [
  'bad_request',
  'unknown_field',
  ...(names.includes('sort') ? (['bad_sort'] as const) : []),
  ...(names.includes('cursor') ? (['bad_cursor'] as const) : []),
]

/** Codes that a call may answer because of its kind; its own are added to them. */
const usualErrors = (endpoint: EndpointDescription, book: SchemaBook): ErrorCode[] => {
  const { operation, auth, params, query, body, feature, inPerson } = endpoint
  const proofs = auth.filter((kind) => kind !== 'bearer' && kind !== 'licence' && kind !== 'operator')
  return [
    ...(query === undefined ? [] : queryErrors(book.fields(query, operation).map(({ name }) => name))),
    ...(body === undefined ? [] : (['bad_request', 'unknown_field', 'wrong_type', 'required', 'invalid'] as const)),
    ...(proofs.length > 0 ? (['tenant_required'] as const) : []),
    ...(auth.includes('none') || auth.includes('licence') ? [] : (['unauthorized'] as const)),
    ...(auth.includes('licence') ? (['licence_unknown'] as const) : []),
    ...(auth.includes('bearer') || auth.includes('operator') ? (['forbidden'] as const) : []),
    ...(feature === undefined ? [] : (['feature_off'] as const)),
    ...(inPerson === true ? (['in_person_only'] as const) : []),
    ...asksOf(endpoint).map((step) => codeOfMissing[step]),
    ...(params === undefined ? [] : (['not_found'] as const)),
    ...(isMutation(endpoint)
      ? (['idempotency_key_required', 'idempotency_in_progress', 'idempotency_key_reused'] as const)
      : []),
  ]
}

const refusals = (endpoint: EndpointDescription, book: SchemaBook): Record<string, JsonSchema> => {
  const codes = [...new Set([...usualErrors(endpoint, book), ...(endpoint.errors ?? [])])].sort()
  const byStatus = Object.groupBy(codes, (code) => errorStatus[code])
  const content = { 'application/json': { schema: book.mention(ErrorAnswer) } }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some]) => [status, { description: some.join(', '), content }]),
  )
}

const answerHeaders = (endpoint: EndpointDescription): Record<string, JsonSchema> => ({
  ...(endpoint.etag === true && { ETag: refer('headers', 'ETag') }),
  ...(isMutation(endpoint) &&
    endpoint.neverReplayed !== true && { 'Idempotency-Replayed': refer('headers', 'IdempotencyReplayed') }),
  'X-Request-Id': refer('headers', 'RequestId'),
})

const meanings: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted, not finished',
  204: 'Done; nothing to tell',
}

const bytes = { type: 'string', format: 'binary' }

/** Files travel beside the fields of the body. */
const bodyContent = (
  { operation, takesFiles }: EndpointDescription,
  body: NonNullable<EndpointDescription['body']>,
  book: SchemaBook,
): JsonSchema => {
  const json = { 'application/json': { schema: book.mention(body) } }
  if (takesFiles !== true) return json
  const fields = book.fields(body, operation)
  const properties = Object.fromEntries(
    fields.map(({ name, description, schema }) => [
      name,
      { ...(description !== undefined && { description }), ...schema },
    ]),
  )
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  const files = { 'files[]': { type: 'array', items: bytes } }
  // One object of its own: the body alone takes no further field.
  const form = { type: 'object', properties: { ...properties, ...files }, required, additionalProperties: false }
  return { ...json, 'multipart/form-data': { schema: form } }
}

const successes = (endpoint: EndpointDescription, book: SchemaBook): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, answer]) => [
      status,
      {
        description: meanings[status] ?? 'Done',
        headers: answerHeaders(endpoint),
        ...(answer !== null && {
          content: {
            'application/json': { schema: book.mention(answer) },
            ...(endpoint.csv === true && { 'text/csv': { schema: text } }),
          },
        }),
        ...(endpoint.answersFile === true && { content: { 'application/octet-stream': { schema: bytes } } }),
      },
    ]),
  )

/** What must be so for the call, and other ways to make it. */
const descriptionOf = (endpoint: EndpointDescription): string => {
  const { audience, feature, scope, command, csv, inPerson, neverReplayed } = endpoint
  return [
    ...(audience === undefined ? [] : [`The access token is made out to \`${audience}\`.`]),
    ...(feature === undefined ? [] : [`For brands that have \`${feature}\` on.`]),
    ...(scope === undefined ? [] : [`A key needs the scope \`${scope}\`.`]),
    ...(inPerson === true ? ['For the person alone, not for somebody of the vendor’s who acts for them.'] : []),
    ...(csv === true ? ['As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.'] : []),
    ...(neverReplayed === true ? ['The answer holds secrets and is not kept: a repeated call runs again.'] : []),
    ...(command === undefined ? [] : [`On the command line: \`${command}\`.`]),
  ].join(' ')
}

/** One call of the contract as an operation of the document. */
export const describeOperation = (endpoint: EndpointDescription, book: SchemaBook): JsonSchema => {
  const { operation, summary, tag, auth, body, stream, etag } = endpoint
  const description = descriptionOf(endpoint)
  return {
    operationId: operation,
    summary,
    ...(description !== '' && { description }),
    tags: [tag],
    security: auth.map((kind) => (kind === 'none' ? {} : { [kind]: [] })),
    parameters: [...ownParameters(endpoint, book), ...sharedParameters(endpoint)],
    ...(body !== undefined && {
      requestBody: { required: !mayBeMissing(body), content: bodyContent(endpoint, body, book) },
    }),
    ...(stream !== undefined && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          stream.types.map((type) => [
            type,
            { schema: type === 'application/json' ? { type: 'array', items: book.mention(stream.of) } : text },
          ]),
        ),
      },
    }),
    responses: {
      ...successes(endpoint, book),
      ...(etag === true && { 304: { description: 'The same as what one has' } }),
      ...refusals(endpoint, book),
      default: refer('responses', 'Refused'),
    },
  }
}
