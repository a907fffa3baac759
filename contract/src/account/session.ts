import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'

/** A session of the account: one browser or device. */
export const Session = z.object({
  id: Id,
  /** Whether this is the caller’s own session. */
  current: z.boolean(),
  /** False if the session has expired. Its browser still gets push notifications until the session is ended. */
  signed_in: z.boolean(),
  /** Empty if an operator acts for the customer. */
  user_agent: z.string(),
  /** Empty if an operator acts for the customer. */
  ip: z.string(),
  created_at: Time,
  last_seen_at: Time,
  /** The name of the operator who acts for the customer there; null if it is the customer themselves. */
  acting_operator: z.nullable(z.string()),
  /** Opened by a sign-in link that someone of the vendor's made. */
  by_link: z.boolean(),
})
export type Session = z.infer<typeof Session>
