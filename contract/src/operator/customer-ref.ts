import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

/** The customer it belongs to. */
export const CustomerRef = z.object({ id: Id, email: z.string(), name: z.string() })
export type CustomerRef = z.infer<typeof CustomerRef>
