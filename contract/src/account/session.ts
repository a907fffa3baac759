import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'

/** One place where the account is signed in. */
export const Session = z.object({
  id: Id,
  /** The session of the caller. */
  current: z.boolean(),
  /** Empty, as is the address, where someone of the vendor's acts. */
  user_agent: z.string(),
  ip: z.string(),
  created_at: Time,
  last_seen_at: Time,
  /** Name of someone of the vendor's who acts for the customer there; null for the customer themselves. */
  acting_operator: z.nullable(z.string()),
})
export type Session = z.infer<typeof Session>
