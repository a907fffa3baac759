import * as z from 'zod/mini'
import { TypedEmail } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'

export const OperatorRecoveryBody = z.strictObject({ email: TypedEmail })
export type OperatorRecoveryBody = z.infer<typeof OperatorRecoveryBody>

/** A session of the calling operator: one browser. */
export const ConsoleSession = z.object({
  id: Id,
  /** Whether this is the caller’s own session. */
  current: z.boolean(),
  user_agent: z.string(),
  /** Null if it is not known. */
  ip: z.nullable(z.string()),
  created_at: Time,
  last_seen_at: Time,
})
export type ConsoleSession = z.infer<typeof ConsoleSession>
