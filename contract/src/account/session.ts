import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'

/** One place where the account is signed in, or is still told of. */
export const Session = z.object({
  id: Id,
  /** The session of the caller. */
  current: z.boolean(),
  /** False where its time ran out: its browser is still told what concerns the account, until it is ended. */
  signed_in: z.boolean(),
  /** Empty, as is the address, where someone of the vendor's acts. */
  user_agent: z.string(),
  ip: z.string(),
  created_at: Time,
  last_seen_at: Time,
  /** Name of someone of the vendor's who acts for the customer there; null for the customer themselves. */
  acting_operator: z.nullable(z.string()),
})
export type Session = z.infer<typeof Session>
