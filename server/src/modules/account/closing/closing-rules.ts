import { closedKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { failure } from '../../../platform/failure.ts'

/** Accounts that were closed before this time are erased. */
export const erasedBefore = (now: Date): Date => new Date(now.getTime() - closedKeptDays * dayMs)

/** The day on which an account that was closed then is erased. */
export const erasedOn = (closedAt: Date): string => dayOf(closedAt.getTime() + closedKeptDays * dayMs)

/** For people who have proved that it is theirs, and for staff: 403 `account_closed` with the day on which it is erased. */
export const refuseClosed = ({ closed_at }: { readonly closed_at: Date | null }): void => {
  if (closed_at !== null) throw failure('account_closed', { meta: { erased_on: erasedOn(closed_at) } })
}

/** An address that cannot exist, in place of the one that was erased. Addresses are unique within a brand. */
export const erasedEmail = (id: string): string => `closed-${id}@erased.invalid`
