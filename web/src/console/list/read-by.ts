import type * as z from 'zod/mini'

/** Reads a search parameter with the schema of the call that it is meant for: what the call would refuse is ignored. */
export const readBy =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (raw: unknown): Value | undefined =>
    raw === '' ? undefined : schema.safeParse(raw).data
