import * as z from 'zod/mini'
import { OneTimeCode } from '../account/second-factor.ts'
import { TypedEmail } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Count } from '../vocabulary/quantity.ts'
import { rule } from '../vocabulary/rule.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'
import { OperatorRole } from './operator.ts'

/** An operator, for those who manage operators. */
export const StaffMember = z.object({
  id: Id,
  /** The name under which the audit log knows them. */
  handle: z.string(),
  name: z.string(),
  email: z.string(),
  role: OperatorRole,
  blocked: z.boolean(),
  /** Whether they sign in with a password, or will once they have chosen one. Programs only have keys. */
  person: z.boolean(),
  /** Whether they have a mailed link to choose a password with, but have not chosen one yet. The link may have expired. */
  invited: z.boolean(),
  /** Whether they sign in with a second factor. */
  second_factor: z.boolean(),
  /**
   * The number of open tickets assigned to them. Tickets of an import that name them count unless a colleague has the same name.
   */
  open_tickets: Count,
  created_at: Time,
})
export type StaffMember = z.infer<typeof StaffMember>

/** Filters of tickets take a handle or one of these words, which stand for the caller and for no one. */
export const reservedHandles: readonly string[] = ['me', 'nobody']

/** The name under which the audit log knows an operator. It never changes. Neither `me` nor `nobody`: filters of tickets use these. */
export const OperatorHandle = z.string().check(
  z.trim(),
  z.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/),
  rule((handle) => (reservedHandles.includes(handle) ? 'invalid' : null)),
)

const OperatorName = requiredLine(100)

/** What a session proves if its sign-in is older than 15 minutes. */
const proof = {
  /** Needed in a session whose sign-in is older than 15 minutes; not with a key. */
  password: z.optional(z.string().check(z.maxLength(1000))),
  /** Needed with the password if two-step sign-in is on. */
  code: z.optional(OneTimeCode),
}

export const NewOperatorBody = z.strictObject({
  /** Where the link is mailed with which they choose a password. */
  email: TypedEmail,
  handle: OperatorHandle,
  name: OperatorName,
  /** At most what the caller may do. */
  role: OperatorRole,
  reason: z.optional(Reason),
  ...proof,
})
export type NewOperatorBody = z.infer<typeof NewOperatorBody>

export const OperatorEmailBody = z.strictObject({
  email: TypedEmail,
  /** How it was made sure that it is them. */
  reason: Reason,
  /** For the caller's own address, needed in every session. */
  ...proof,
})
export type OperatorEmailBody = z.infer<typeof OperatorEmailBody>

/**
 * Fields left out stay as they are. Blocking an operator ends their sessions at once, and their keys stop working until they are unblocked.
 */
export const OperatorChange = z.strictObject({
  /** Operators can change their own name, but neither their role nor whether they are blocked. */
  name: z.optional(OperatorName),
  /** At most what the caller may do. */
  role: z.optional(OperatorRole),
  blocked: z.optional(z.boolean()),
  /** Assigns their open tickets to nobody. Only for an operator who is blocked, or whom this call blocks. */
  release_tickets: z.optional(z.boolean()),
  reason: z.optional(Reason),
  /** As with an invite, and only if the operator may then do more than before. */
  ...proof,
})
export type OperatorChange = z.infer<typeof OperatorChange>
