import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'

/** One place where the account is signed in. */
export const Session = z.object({
  id: Id,
  /** The session of the caller. */
  current: z.boolean(),
  user_agent: z.string(),
  ip: z.string(),
  created_at: Time,
  last_seen_at: Time,
})
export type Session = z.infer<typeof Session>
