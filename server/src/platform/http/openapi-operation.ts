import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { asksOf, codeOfMissing } from '@foyer/contract/readiness.ts'
import { ErrorAnswer, type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'
import { en } from '../locale/errors.en.ts'
import type { JsonSchema, SchemaBook } from './openapi-schemas.ts'
import { mayBeMissing } from './shapes.ts'

const refer = (kind: 'parameters' | 'headers' | 'responses', name: string): JsonSchema => ({
  $ref: `#/components/${kind}/${name}`,
})

const text = { type: 'string' }

/** Which X-Tenant parameter a call has, if any. An access token names its brand itself. */
const tenantNames = ({ auth, tenantFromHost }: EndpointDescription): string[] => {
  if (tenantFromHost === true) return ['TenantUnlessHost']
  if (auth.includes('licence')) return []
  if (auth.includes('operator')) return ['TenantUnlessBearer']
  if (!auth.includes('bearer')) return ['Tenant']
  return auth.length > 1 ? ['TenantUnlessBearer'] : []
}

const isForOperators = ({ auth }: EndpointDescription): boolean => auth.includes('operator')

/** Streamed bodies take no Idempotency-Key: their content tells duplicates apart. */
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

/** Codes for a bad query, depending on the parameters there are. */
const queryErrors = (names: readonly string[]): ErrorCode[] => [
  'bad_request',
  'unknown_field',
  ...(names.includes('sort') ? (['bad_sort'] as const) : []),
  ...(names.includes('cursor') ? (['bad_cursor'] as const) : []),
]

/** Codes that follow from the kind of call. The codes special to the call are added to them. */
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
    ...(isMutation(endpoint) && endpoint.neverReplayed !== true ? (['already_done'] as const) : []),
  ]
}

const refusals = (endpoint: EndpointDescription, book: SchemaBook): Record<string, JsonSchema> => {
  const codes = [...new Set([...usualErrors(endpoint, book), ...(endpoint.errors ?? [])])].sort()
  const byStatus = Object.groupBy(codes, (code) => errorStatus[code])
  const content = { 'application/json': { schema: book.mention(ErrorAnswer) } }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some]) => [
      status,
      { description: some.map((code) => `- \`${code}\`: ${en[code]}`).join('\n'), content },
    ]),
  )
}

const answerHeaders = (endpoint: EndpointDescription): Record<string, JsonSchema> => ({
  ...(endpoint.etag === true && { ETag: refer('headers', 'ETag') }),
  ...(isMutation(endpoint) &&
    endpoint.neverReplayed !== true && { 'Idempotency-Replayed': refer('headers', 'IdempotencyReplayed') }),
  'X-Request-Id': refer('headers', 'RequestId'),
})

const meanings: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted, but not finished yet',
  204: 'No content',
}

const bytes = { type: 'string', format: 'binary' }

/** With files, the same fields can be sent as a form with `files[]`. */
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
  // The form has a schema of its own: the JSON body allows no field beyond its own.
  const form = { type: 'object', properties: { ...properties, ...files }, required, additionalProperties: false }
  return { ...json, 'multipart/form-data': { schema: form } }
}

const successes = (endpoint: EndpointDescription, book: SchemaBook): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, answer]) => [
      status,
      {
        description: meanings[status] ?? 'OK',
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

/** The requirements of the call, and the other ways to make it. */
const descriptionOf = (endpoint: EndpointDescription): string => {
  const { audience, feature, scope, command, csv, inPerson, neverReplayed } = endpoint
  return [
    ...(audience === undefined ? [] : [`The access token needs the audience \`${audience}\`.`]),
    ...(feature === undefined ? [] : [`The brand needs the feature \`${feature}\`.`]),
    ...(scope === undefined ? [] : [`Requires the scope \`${scope}\`.`]),
    ...(inPerson === true
      ? ['Only the person themselves can call this: not an operator who acts for them, and not an operator key.']
      : []),
    ...(csv === true ? ['For all matching rows as CSV, without pages, send `format=csv` or `Accept: text/csv`.'] : []),
    ...(neverReplayed === true
      ? [
          'The answer contains secrets and is not stored: a repeated request runs again, even with the same Idempotency-Key.',
        ]
      : []),
    ...(command === undefined ? [] : [`Command line: \`${command}\`.`]),
  ].join(' ')
}

/** Describes one endpoint of the contract as an OpenAPI operation. */
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
      ...(etag === true && { 304: { description: 'Not modified' } }),
      ...refusals(endpoint, book),
      default: refer('responses', 'Refused'),
    },
  }
}
