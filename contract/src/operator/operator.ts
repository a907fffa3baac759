import * as z from 'zod/mini'
import { NewPassword } from '../account/password.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Reason } from '../vocabulary/text.ts'

export const operatorRoles = ['viewer', 'support', 'billing', 'admin'] as const
/**
 * What an operator may do. All roles can read; `support` also works on tickets, licences and customers, `billing` on tickets, orders and
 * customers, `admin` on everything.
 */
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
 * Each area can be read or written. Three scopes belong to no area, because an area should not include them: `customers:sign_in` opens
 * everything a customer has, a delivered mail speaks in the name of its sender, and what `tickets:remove` removes is gone for good.
 */
export const operatorScopes = [...areaScopes, 'customers:sign_in', 'mails:deliver', 'tickets:remove'] as const
export type OperatorScope = (typeof operatorScopes)[number]
/**
 * What a key may do: read or write one area; `customers:sign_in` to act as customers; `mails:deliver` to deliver incoming mail;
 * `tickets:remove` to remove texts and files from tickets. None of the last three is included in an area.
 */
export const OperatorScope = z.enum(operatorScopes)

/** An operator: a person who works for the vendor, or a program. */
export const Operator = z.object({
  id: Id,
  /** The name under which the audit log knows them. */
  handle: z.string(),
  name: z.string(),
  email: z.string(),
  role: OperatorRole,
  /** What this token or key may do: the scopes of the role, limited by the key. Empty while a required second factor is not set up. */
  scopes: z.array(OperatorScope),
  /** Whether signing in asks for a code, and whether the brand requires that for the role. Keys of programs are not affected. */
  second_factor: z.object({ on: z.boolean(), required: z.boolean() }),
})
export type Operator = z.infer<typeof Operator>

/** A new session of an operator. */
export const OperatorSession = z.object({
  /** Send it as the bearer. */
  token: z.string(),
  expires_at: Time,
  operator: Operator,
})
export type OperatorSession = z.infer<typeof OperatorSession>

/** A new password, with the present one as proof. */
export const OperatorPasswordBody = z.strictObject({
  password: NewPassword,
  current_password: z.string().check(z.maxLength(1000)),
})
export type OperatorPasswordBody = z.infer<typeof OperatorPasswordBody>

/** An optional reason, kept in the audit log. The body may be left out. */
export const ReasonBody = z.nullable(z.strictObject({ reason: z.optional(Reason) }))
export type ReasonBody = z.infer<typeof ReasonBody>
