import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'

/** Who did something: the account holder, another customer, the vendor’s staff or a program of theirs, or the system by itself. */
export const activityActors = ['you', 'colleague', 'vendor', 'system'] as const

/** An entry of the account’s activity log. */
export const AccountActivity = z.object({
  id: Id,
  at: Time,
  /** The name of the action, such as `profile_saved`. */
  action: z.string(),
  /** The kind of object it was done to. */
  object_type: z.string(),
  object_id: z.string(),
  by: z.enum(activityActors),
  /** The name of somebody of the vendor’s, or the e-mail that a colleague had then; null for others, or if it is no longer known. */
  name: z.nullable(z.string()),
  /** Null if the account holder did not do it themselves, or the address is not known. */
  ip: z.nullable(z.string()),
  /** The account holder’s, or why somebody of the vendor’s acted as them or closed the account. Null for other reasons of the vendor’s. */
  reason: z.nullable(z.string()),
})
export type AccountActivity = z.infer<typeof AccountActivity>
