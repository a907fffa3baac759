import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'
import { auditCaps } from './audit-caps.ts'

/** Filters of the audit log, besides its days. */
export const auditFilters = {
  /** The id of the object that was changed. */
  object_id: z.optional(z.string().check(z.maxLength(auditCaps.object_id))),
  /** The kind of the object, such as `order` or `account`. */
  object_type: z.optional(z.string().check(z.maxLength(auditCaps.object_type))),
  /** The account whose own log shows the entry. */
  account_id: z.optional(Id),
  /** An account id, `operator:<handle>`, `gateway:<name>` or `system`. */
  actor: z.optional(z.string().check(z.maxLength(auditCaps.actor))),
  /** The name of the action, such as `order_issued`. */
  action: z.optional(z.string().check(z.maxLength(auditCaps.action))),
}
