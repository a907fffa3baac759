import type * as z from 'zod/mini'

/** Reads a search parameter as the call does that it is meant for: what the call would refuse means nothing. */
export const readBy =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (raw: unknown): Value | undefined =>
    raw === '' ? undefined : schema.safeParse(raw).data
