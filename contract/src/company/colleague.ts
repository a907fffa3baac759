import * as z from 'zod/mini'
import { Email } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { rule } from '../vocabulary/rule.ts'

export const colleaguePermissions = ['payments', 'statistics', 'licenses', 'tickets'] as const
export type ColleaguePermission = (typeof colleaguePermissions)[number]

const Permissions = z.object({
  payments: z.boolean(),
  statistics: z.boolean(),
  licenses: z.boolean(),
  tickets: z.boolean(),
})

/** Another account that sees some of one's data. */
export const Colleague = z.object({
  id: Id,
  email: Email,
  /** True for whose data it is; false for members of their company, who only read along, and for open requests. */
  can_update_permissions: z.boolean(),
  /** What the colleague may see of the owner's data. */
  permissions: Permissions,
  /** What the colleague lets the owner see in return. */
  received: Permissions,
  /** Whose data it is: null for the caller's own. */
  owner: z.nullable(Email),
})
export type Colleague = z.infer<typeof Colleague>

/** Exactly one permission at a time. */
export const ColleagueBody = z
  .strictObject({
    payments: z.exactOptional(z.boolean()),
    statistics: z.exactOptional(z.boolean()),
    licenses: z.exactOptional(z.boolean()),
    tickets: z.exactOptional(z.boolean()),
  })
  .check(rule((permissions) => (Object.keys(permissions).length === 1 ? null : 'invalid')))
export type ColleagueBody = z.infer<typeof ColleagueBody>

export const colleagueRequestStatuses = ['sent', 'accepted', 'rejected'] as const

export const ColleagueRequest = z.object({
  id: Id,
  status: z.enum(colleagueRequestStatuses),
  sender: Email,
  recipient: Email,
  created_at: Time,
})
export type ColleagueRequest = z.infer<typeof ColleagueRequest>

export const ColleagueRequestBody = z.strictObject({ email: Email })
export type ColleagueRequestBody = z.infer<typeof ColleagueRequestBody>
