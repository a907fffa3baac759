import { dueAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { failure } from '../../../platform/failure.ts'

/** What staff issue is due today at the earliest, and within a year or so: 422 at `/due_on` otherwise. Old invoices that are brought along have their own way in. */
export const refuseOtherDueDay = (due_on: string | undefined, now: Date): void => {
  const today = dayOf(now)
  if (due_on !== undefined && (due_on < today || due_on > addDays(today, dueAheadDays)))
    throw failure('invalid', { pointer: '/due_on' })
}
