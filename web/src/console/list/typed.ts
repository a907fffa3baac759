import { Day } from '@foyer/contract/vocabulary/ids.ts'
import * as z from 'zod/mini'
import { price } from './typed-money.ts'

/** Whole and positive, as it is typed. */
export const typedCount = (most: number) =>
  z.string().check(
    z.trim(),
    z.regex(/^\d{1,7}$/),
    z.refine((text) => Number(text) >= 1 && Number(text) <= most),
  )

/** With a point or a comma. */
export const typedPrice = z.string().check(z.trim(), z.regex(price))

/** A day that may be left open. */
export const typedDay = z.string().check(z.refine((text) => text === '' || Day.safeParse(text).success))

/** What was left empty is not said. */
export const said = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim())
