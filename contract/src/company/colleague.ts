import * as z from 'zod/mini'
import { Email, TypedEmail } from '../vocabulary/contact.ts'
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

/** Another account that data is shared with. */
export const Colleague = z.object({
  id: Id,
  email: Email,
  /** True for the owner of the data. False for members of the owner’s company, who can only read this, and for open requests. */
  can_update_permissions: z.boolean(),
  /** What the colleague may see of the owner’s data. */
  permissions: Permissions,
  /** What the owner may see of the colleague’s data. */
  received: Permissions,
  /** The e-mail of the owner of the data; null if it is the caller. */
  owner: z.nullable(Email),
})
export type Colleague = z.infer<typeof Colleague>

/** Exactly one permission: true grants it, false withdraws it. */
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
  /** `sent` is still open. */
  status: z.enum(colleagueRequestStatuses),
  /** The e-mail of the sender. */
  sender: Email,
  /** The e-mail of the recipient. */
  recipient: Email,
  created_at: Time,
})
export type ColleagueRequest = z.infer<typeof ColleagueRequest>

export const ColleagueRequestBody = z.strictObject({ email: TypedEmail })
export type ColleagueRequestBody = z.infer<typeof ColleagueRequestBody>
