import { dueAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Day } from '@foyer/contract/vocabulary/ids.ts'
import * as z from 'zod/mini'

/** Whole and positive, as it is typed. */
export const typedCount = (most: number) =>
  z.string().check(
    z.trim(),
    z.regex(/^\d{1,7}$/),
    z.refine((text) => Number(text) >= 1 && Number(text) <= most),
  )

/** A day that may be left open. */
export const typedDay = z.string().check(z.refine((text) => text === '' || Day.safeParse(text).success))

/** The days on which something that is issued now may be due. */
export const dueDays = (): { readonly min: string; readonly max: string } => {
  const min = dayOf(Date.now())
  return { min, max: addDays(min, dueAheadDays) }
}

/** One of them, or none. */
export const typedDueDay = typedDay.check(
  z.refine((text) => {
    const { min, max } = dueDays()
    return text === '' || (text >= min && text <= max)
  }),
)

/** What was left empty is not said. */
export const said = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim())
