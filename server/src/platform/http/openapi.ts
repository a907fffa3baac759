import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { ErrorAnswer, errorCodes } from '@foyer/contract/vocabulary/errors.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import { webhookEvents, webhookMessage } from '@foyer/contract/webhooks/message.ts'
import { guide } from './openapi-guide.ts'
import { describeOperation, headers, parameters, securitySchemes } from './openapi-operation.ts'
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

/** Calls that are not the portal's: for whoever runs the server, and for payment providers. */
const beside: OpenApiDocument['paths'] = {
  '/.well-known/jwks.json': {
    get: plain('Operations', 'Keys that access tokens are checked with', { 200: 'A JWK Set' }),
  },
  '/.well-known/licence-keys.json': {
    get: plain('Media servers', 'Keys that leases and licence files are checked with', { 200: 'A JWK Set' }),
  },
  '/healthz': { get: plain('Operations', 'The process lives', { 200: 'It does' }) },
  '/readyz': {
    get: plain('Operations', 'Calls can be served; parts named by `exclude` are not looked at', {
      200: 'Every part answers',
      503: 'The failing parts, by name',
    }),
  },
  '/metrics': {
    get: plain('Operations', 'Figures for Prometheus, for whoever holds the token', {
      200: 'Prometheus text',
      401: 'Not the token',
    }),
  },
  '/openapi.json': { get: plain('Operations', 'This document', { 200: 'OpenAPI 3.1' }) },
  '/hooks/{gateway}': {
    post: {
      ...plain('Payments', 'A payment provider’s own notification, signed by it', {
        200: 'Stored',
        400: 'Not signed by it',
        404: 'No such provider',
      }),
      parameters: [hookGateway],
    },
  },
  '/hooks/{gateway}/{kind}': {
    post: {
      ...plain('Payments', 'The same, at a provider that has an address for each kind', {
        200: 'Stored; or the answer to a question',
        400: 'Not signed by it',
        404: 'No such provider',
      }),
      parameters: [hookGateway, { name: 'kind', in: 'path', required: true, schema: { type: 'string' } }],
    },
  },
}

/** What other programs are told, each kind with its body. */
const messages = webhookEvents.map((type) => ({ type, schema: webhookMessage(type) }))

const messageHeaders = {
  'webhook-id': 'The same at every attempt',
  'webhook-timestamp': 'Of the attempt, in seconds',
  'webhook-signature': 'One or several, as Standard Webhooks says',
}

const describeMessages = (book: Awaited<ReturnType<typeof openSchemaBook>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    messages.map(({ type, schema }) => [
      type,
      {
        post: {
          tags: ['Webhooks'],
          summary: 'Posted to the endpoints of the configuration that want to know',
          parameters: Object.entries(messageHeaders).map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, content: { 'application/json': { schema: book.mention(schema) } } },
          responses: { '2XX': { description: 'Taken' }, 410: { description: 'Not wanted any more' } },
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
 * The form of an error with what holds for this server: the codes that it knows. The contract reads any text there, for a client outlives
 * the server that it was written for.
 */
const describeErrors = ({ ApiError, ...schemas }: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> => {
  const { properties } = ApiError as { readonly properties: Readonly<Record<string, JsonSchema>> }
  const code = {
    ...properties['code'],
    enum: [...errorCodes].sort(),
    description: 'Of a closed list, to which later versions add: one that you do not know, take as its status.',
  }
  const source = {
    ...properties['source'],
    description:
      'What is at fault: the field of the body, as a JSON pointer (`/tiers/0/unit_price`), or the name of the parameter.',
  }
  return sorted({ ...schemas, ApiError: { ...ApiError, properties: { ...properties, code, source } } })
}

/** The OpenAPI 3.1 document of these calls, for contract/openapi.json: the same endpoints give the same bytes. */
export const describeApi = async (endpoints: readonly EndpointDescription[]): Promise<OpenApiDocument> => {
  const book = await openSchemaBook([
    ErrorAnswer,
    ...messages.map(({ schema }) => schema),
    ...endpoints.flatMap(schemasOf),
  ])
  const byPlace = Object.entries(Object.groupBy(endpoints, placeOf)).map(([place, calls = []]) => {
    const operations = calls.map((call) => [call.method.toLowerCase(), describeOperation(call, book)] as const)
    return [place, sorted(Object.fromEntries(operations))] as const
  })
  const webhooks = describeMessages(book)
  const paths = sorted({ ...Object.fromEntries(byPlace), ...beside })
  const refused = {
    description: 'Any other refusal or failure',
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
