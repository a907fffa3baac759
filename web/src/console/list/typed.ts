import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { Day } from '@foyer/contract/vocabulary/ids.ts'
import { isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod/mini'

/** Whole and positive, as it is typed. */
export const typedCount = (most: number) =>
  z.string().check(
    z.trim(),
    z.regex(/^\d{1,7}$/),
    z.refine((text) => Number(text) >= 1 && Number(text) <= most),
  )

/** With a point or a comma. */
export const typedPrice = z.string().check(z.trim(), z.regex(/^\d{1,10}(?:[.,]\d{1,8})?$/))

/** The same with a point, as figures are read. */
export const plainDecimal = (typed: string): string => typed.trim().replace(',', '.')

/** What is typed as an amount; null where it is none, nothing, or finer than the currency. */
export const typedMoney = (typed: string, currency: Currency): Money | null => {
  if (!typedPrice.safeParse(typed).success) return null
  try {
    const amount = money(plainDecimal(typed), currency)
    return isPositive(amount) ? amount : null
  } catch {
    return null
  }
}

/** A day that may be left open. */
export const typedDay = z.string().check(z.refine((text) => text === '' || Day.safeParse(text).success))

/** What was left empty is not said. */
export const said = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim())
