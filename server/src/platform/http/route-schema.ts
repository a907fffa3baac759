import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import * as z from 'zod/mini'
import { mayBeMissing } from './shapes.ts'

/** A body sent to a call that takes none is an error of the caller. It is rejected, not ignored. */
const NoBody = z.optional(z.strictObject({}))

/** Unknown query parameters are rejected: a filter that does not exist must not seem to work. */
const NoQuery = z.strictObject({})

/** Fastify passes null if there is no body. */
const bodySchema = (body: z.ZodMiniType = NoBody): z.ZodMiniType => (mayBeMissing(body) ? z.nullish(body) : body)

/** The schemas by which Fastify validates a call and serializes its answers. */
export const schemaOf = ({
  method,
  params,
  query = NoQuery,
  body,
  stream,
  answers,
}: EndpointDescription): Record<string, unknown> => ({
  ...(params !== undefined && { params }),
  querystring: query,
  ...(method !== 'GET' && stream === undefined && { body: bodySchema(body) }),
  response: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null)),
})
