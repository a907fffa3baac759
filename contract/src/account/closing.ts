import * as z from 'zod/mini'
import { Day, Time } from '../vocabulary/ids.ts'
import { OneTimeCode } from './second-factor.ts'

/** What keeps an account from being closed. Each is also the code of the error that a call gets. */
export const closingObstacles = [
  'unpaid_invoices',
  'payments_under_way',
  'decisions_open',
  'licences_running',
  'licences_perpetual',
  'company_has_members',
  'transfer_open',
] as const
export type ClosingObstacle = (typeof closingObstacles)[number]

/** What closing the account would meet. */
export const Closing = z.object({
  /** Empty if the account can be closed. `licences_perpetual` goes away with `give_up_perpetual`. */
  obstacles: z.array(z.enum(closingObstacles)),
  /** The number of running licences that never end. */
  perpetual_licences: z.int().check(z.minimum(0)),
  /** The day on which the account would be erased if it were closed now. */
  erased_on: Day,
})
export type Closing = z.infer<typeof Closing>

export const ClosingBody = z.strictObject({
  /** The account’s present password. */
  password: z.string().check(z.maxLength(1000)),
  /** A code of the authenticator app, or a backup code; needed if two-step sign-in is on. */
  code: z.optional(OneTimeCode),
  /** Gives up the licences that never end: they stop at once. */
  give_up_perpetual: z.optional(z.boolean()),
})
export type ClosingBody = z.infer<typeof ClosingBody>

/** An account that was closed just now. */
export const ClosedAccount = z.object({
  closed_at: Time,
  /** The day on which it is erased. Until then the vendor can reopen it. */
  erased_on: Day,
})
export type ClosedAccount = z.infer<typeof ClosedAccount>
