import { dueAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Day } from '@foyer/contract/vocabulary/ids.ts'
import * as z from 'zod/mini'
import { serverNow } from '../../lib/server-now.ts'

/** A typed positive whole number. */
export const typedCount = (most: number) =>
  z.string().check(
    z.trim(),
    z.regex(/^\d{1,7}$/),
    z.refine((text) => Number(text) >= 1 && Number(text) <= most),
  )

/** A day, or empty. */
export const typedDay = z.string().check(z.refine((text) => text === '' || Day.safeParse(text).success))

/** The due days that an invoice issued now may have. */
export const dueDays = (): { readonly min: string; readonly max: string } => {
  const min = dayOf(serverNow())
  return { min, max: addDays(min, dueAheadDays) }
}

/** One of these days, or empty. */
export const typedDueDay = typedDay.check(
  z.refine((text) => {
    const { min, max } = dueDays()
    return text === '' || (text >= min && text <= max)
  }),
)

/** Omits empty input. */
export const said = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim())
