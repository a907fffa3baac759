import * as z from 'zod/mini'

export const asyncJobStatuses = ['processing', 'failed', 'success'] as const

/** Work that outlives its call. No call reads it: the licence itself shows the outcome. */
export const AsyncJob = z.object({ id: z.uuid(), status: z.enum(asyncJobStatuses) })
export type AsyncJob = z.infer<typeof AsyncJob>
