import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'

/** What the log is narrowed by, beside its days. */
export const auditFilters = {
  object_id: z.optional(z.string().check(z.maxLength(200))),
  object_type: z.optional(z.string().check(z.maxLength(64))),
  /** In whose log it shows. */
  account_id: z.optional(Id),
  /** Account id, `operator:<handle>`, `gateway:<name>` or `system`. */
  actor: z.optional(z.string().check(z.maxLength(200))),
  action: z.optional(z.string().check(z.maxLength(100))),
}
