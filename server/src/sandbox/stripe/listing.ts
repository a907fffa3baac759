import type * as z from 'zod'
import type { Context } from './call.ts'
import type { listing } from './parameters.ts'
import { type Kind, listObjects, type ListQuery } from './store.ts'

type Listing = z.output<z.ZodObject<typeof listing>>

const createdOf = (created: Listing['created']): ListQuery['created'] =>
  typeof created === 'number' ? { gte: created, lte: created } : (created ?? {})

/** A page of objects in Stripe's list format. */
export const answerList = async <K extends Kind>(
  { client }: Context,
  kind: K,
  url: string,
  { limit, starting_after, ending_before, created }: Listing,
  filters: ListQuery['filters'],
) => ({
  object: 'list' as const,
  ...(await listObjects(client, kind, { filters, limit, starting_after, ending_before, created: createdOf(created) })),
  url,
})
