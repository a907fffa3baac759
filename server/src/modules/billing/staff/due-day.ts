import { dueAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { failure } from '../../../platform/failure.ts'

/** Throws 422 at `/due_on` unless the due day is between today and about a year from now. Old invoices are imported instead. */
export const refuseOtherDueDay = (due_on: string | undefined, now: Date): void => {
  const today = dayOf(now)
  if (due_on !== undefined && (due_on < today || due_on > addDays(today, dueAheadDays)))
    throw failure('invalid', { pointer: '/due_on' })
}
