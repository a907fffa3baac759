import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import * as z from 'zod/mini'
import { mayBeMissing } from './shapes.ts'

/** What is sent to a call that takes nothing was meant for another one: it is refused, not passed over. */
const NoBody = z.optional(z.strictObject({}))

/** What such a call is asked beyond its address nobody would hear: a filter that does not exist must not seem to work. */
const NoQuery = z.strictObject({})

/** Fastify says null where nothing was sent. */
const bodySchema = (body: z.ZodMiniType = NoBody): z.ZodMiniType => (mayBeMissing(body) ? z.nullish(body) : body)

/** What Fastify holds a call and its answers against. */
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
