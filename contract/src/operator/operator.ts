import * as z from 'zod/mini'
import { NewPassword } from '../account/password.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Reason } from '../vocabulary/text.ts'

/** What someone of the vendor's may do, from reading on. What each opens is the server's policy. */
export const operatorRoles = ['viewer', 'support', 'billing', 'admin'] as const
export const OperatorRole = z.enum(operatorRoles)
export type OperatorRole = z.infer<typeof OperatorRole>

const areas = [
  'tickets',
  'customers',
  'orders',
  'licences',
  'catalogue',
  'brands',
  'legal',
  'jobs',
  'audit',
  'operators',
  'webhooks',
] as const

const areaScopes = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const)

/**
 * An area, to be read or to be changed; and to get in as a customer, which opens all that is theirs and comes with no area: a program that keeps
 * addresses up to date has no use for it; and to hand over mails, each of which speaks in the name of whoever its sender is. Each call of the
 * operator's side needs one.
 */
export const operatorScopes = [...areaScopes, 'customers:sign_in', 'mails:deliver'] as const
export type OperatorScope = (typeof operatorScopes)[number]
export const OperatorScope = z.enum(operatorScopes)

/** Someone of the vendor's, or a program that acts for them. */
export const Operator = z.object({
  id: Id,
  /** Under which the audit log knows them. */
  handle: z.string(),
  name: z.string(),
  email: z.string(),
  role: OperatorRole,
  /** What this very call's key opens: the role's, narrowed by the key's; nothing while a second factor is required and not on. */
  scopes: z.array(OperatorScope),
  /** Whether signing in asks for a code, and whether the brand asks one of the role; keys of programs are not asked. */
  second_factor: z.object({ on: z.boolean(), required: z.boolean() }),
})
export type Operator = z.infer<typeof Operator>

/** A session of an operator who signed in; the token is the bearer of their calls. */
export const OperatorSession = z.object({ token: z.string(), expires_at: Time, operator: Operator })
export type OperatorSession = z.infer<typeof OperatorSession>

/** Another password of one's own; the one before it proves who asks. */
export const OperatorPasswordBody = z.strictObject({
  password: NewPassword,
  current_password: z.string().check(z.maxLength(1000)),
})
export type OperatorPasswordBody = z.infer<typeof OperatorPasswordBody>

/** What an action is done for; kept in the audit log. A body without it, and none at all, are fine. */
export const ReasonBody = z.nullable(z.strictObject({ reason: z.optional(Reason) }))
export type ReasonBody = z.infer<typeof ReasonBody>
