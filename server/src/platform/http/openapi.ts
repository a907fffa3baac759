import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { ErrorAnswer, errorCodes } from '@foyer/contract/vocabulary/errors.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import { webhookEvents, webhookMessage } from '@foyer/contract/webhooks/message.ts'
import { type ContractComments, readContractComments } from './contract-comments.ts'
import { headers, parameters, securitySchemes } from './openapi-components.ts'
import { guide } from './openapi-guide.ts'
import { describeOperation } from './openapi-operation.ts'
import { type JsonSchema, openSchemaBook } from './openapi-schemas.ts'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: JsonSchema
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
  readonly webhooks: Readonly<Record<string, JsonSchema>>
  readonly components: Readonly<Record<string, JsonSchema>>
}

const plain = (tag: string, summary: string, answers: Readonly<Record<string, string>>): JsonSchema => ({
  tags: [tag],
  summary,
  responses: Object.fromEntries(Object.entries(answers).map(([status, description]) => [status, { description }])),
})

const hookGateway = { name: 'gateway', in: 'path', required: true, schema: { type: 'string', enum: onlineGateways } }

/** Calls outside the contract: for operating the server and for payment providers. */
const beside: OpenApiDocument['paths'] = {
  '/.well-known/jwks.json': {
    get: plain('Operations', 'Get the public keys that verify access tokens', { 200: 'A JWK Set' }),
  },
  '/.well-known/licence-keys.json': {
    get: plain('Media servers', 'Get the public keys that verify leases and licence files', { 200: 'A JWK Set' }),
  },
  '/healthz': { get: plain('Operations', 'Check that the process is alive', { 200: 'Alive' }) },
  '/readyz': {
    get: plain('Operations', 'Check that the server is ready; parts named in `exclude` are not checked', {
      200: 'Every part is ready',
      503: 'The names of the parts that are not ready',
    }),
  },
  '/metrics': {
    get: plain('Operations', 'Get metrics for Prometheus; requires the metrics token', {
      200: 'Metrics in the Prometheus text format',
      401: 'The token is missing or wrong',
    }),
  },
  '/openapi.json': { get: plain('Operations', 'Get this document', { 200: 'An OpenAPI 3.1 document' }) },
  '/hooks/{gateway}': {
    post: {
      ...plain('Payments', 'Receive a notification from a payment provider, signed by the provider', {
        200: 'Stored',
        400: 'The signature is not the provider’s',
        404: 'No such provider',
      }),
      parameters: [hookGateway],
    },
  },
  '/hooks/{gateway}/{kind}': {
    post: {
      ...plain('Payments', 'Receive a notification from a provider that has a separate address for each kind', {
        200: 'Stored, or the answer to a question',
        400: 'The signature is not the provider’s',
        404: 'No such provider',
      }),
      parameters: [hookGateway, { name: 'kind', in: 'path', required: true, schema: { type: 'string' } }],
    },
  },
}

/** The webhook messages, each with the schema of its body. */
const messages = webhookEvents.map((type) => ({ type, schema: webhookMessage(type) }))

const messageHeaders = {
  'webhook-id': 'The id of the message, the same on every attempt',
  'webhook-timestamp': 'The time of the attempt, in seconds since 1970',
  'webhook-signature': 'One or more signatures, as defined by Standard Webhooks',
}

const describeMessages = (
  book: Awaited<ReturnType<typeof openSchemaBook>>,
  comments: ContractComments,
): Record<string, JsonSchema> =>
  Object.fromEntries(
    messages.map(({ type, schema }) => [
      type,
      {
        post: {
          tags: ['Webhooks'],
          summary: comments.field('webhookData', type) ?? type,
          parameters: Object.entries(messageHeaders).map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, content: { 'application/json': { schema: book.mention(schema) } } },
          responses: {
            '2XX': { description: 'Accepted' },
            410: { description: 'No longer wanted: the delivery is given up at once' },
          },
        },
      },
    ]),
  )

const placeOf = ({ url }: EndpointDescription): string => url.replaceAll(/:(\w+)/g, '{$1}')

const schemasOf = ({ params, query, body, stream, answers }: EndpointDescription) =>
  [params, query, body, stream?.of, ...Object.values(answers)].filter(
    (schema) => schema !== undefined && schema !== null,
  )

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The error schema with the codes that this server knows. The contract accepts any text there, because a client may meet a newer server
 * than the one it was written for.
 */
const describeErrors = ({ ApiError, ...schemas }: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> => {
  const { properties } = ApiError as { readonly properties: Readonly<Record<string, JsonSchema>> }
  const code = {
    ...properties['code'],
    enum: [...errorCodes].sort(),
    description: 'One of a fixed list. Later versions may add codes: treat an unknown code by its HTTP status.',
  }
  const source = {
    ...properties['source'],
    description:
      'Where the error is: the field of the body, as a JSON pointer (`/tiers/0/unit_price`), or the name of the parameter.',
  }
  return sorted({ ...schemas, ApiError: { ...ApiError, properties: { ...properties, code, source } } })
}

/** Makes the OpenAPI 3.1 document for contract/openapi.json. The same endpoints always give the same bytes. */
export const describeApi = async (endpoints: readonly EndpointDescription[]): Promise<OpenApiDocument> => {
  const comments = readContractComments()
  const book = await openSchemaBook(
    [ErrorAnswer, ...messages.map(({ schema }) => schema), ...endpoints.flatMap(schemasOf)],
    comments,
  )
  const byPlace = Object.entries(Object.groupBy(endpoints, placeOf)).map(([place, calls = []]) => {
    const operations = calls.map((call) => [call.method.toLowerCase(), describeOperation(call, book)] as const)
    return [place, sorted(Object.fromEntries(operations))] as const
  })
  const webhooks = describeMessages(book, comments)
  const paths = sorted({ ...Object.fromEntries(byPlace), ...beside })
  const refused = {
    description: 'Any other error',
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    content: { 'application/json': { schema: book.mention(ErrorAnswer) } },
  }
  const responses = { Refused: refused }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: guide },
    tags: [...new Set([...endpoints.map(({ tag }) => tag), 'Payments', 'Webhooks', 'Operations'])]
      .sort()
      .map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      schemas: describeErrors(book.reachedFrom([paths, webhooks, responses])),
      responses,
      parameters,
      headers,
      securitySchemes,
    },
  }
}
