import * as z from 'zod/mini'

export const asyncJobStatuses = ['processing', 'failed', 'success'] as const

/** Work that continues after the call. There is no call to read it: the licence itself shows the result. */
export const AsyncJob = z.object({ id: z.uuid(), status: z.enum(asyncJobStatuses) })
export type AsyncJob = z.infer<typeof AsyncJob>
