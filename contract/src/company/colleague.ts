import * as z from 'zod/mini'
import { Email } from '../vocabulary/contact.ts'
import { Id } from '../vocabulary/ids.ts'

export const colleaguePermissions = ['payments', 'statistics', 'licenses', 'tickets'] as const
export type ColleaguePermission = (typeof colleaguePermissions)[number]

/** Another account that sees some of one's data. */
export const Colleague = z.object({
  id: Id,
  email: Email,
  can_update_permissions: z.boolean(),
  permissions: z.object({
    payments: z.boolean(),
    statistics: z.boolean(),
    licenses: z.boolean(),
    tickets: z.boolean(),
  }),
})
export type Colleague = z.infer<typeof Colleague>

/** Exactly one permission at a time. */
export const ColleagueBody = z.union([
  z.strictObject({ payments: z.boolean() }),
  z.strictObject({ statistics: z.boolean() }),
  z.strictObject({ licenses: z.boolean() }),
  z.strictObject({ tickets: z.boolean() }),
])
export type ColleagueBody = z.infer<typeof ColleagueBody>

export const colleagueRequestStatuses = ['sent', 'accepted', 'rejected'] as const

export const ColleagueRequest = z.object({
  id: Id,
  status: z.enum(colleagueRequestStatuses),
  sender: Email,
  recipient: Email,
})
export type ColleagueRequest = z.infer<typeof ColleagueRequest>

export const ColleagueRequestBody = z.strictObject({ email: Email })
export type ColleagueRequestBody = z.infer<typeof ColleagueRequestBody>
