import { Phone } from '@foyer/contract/vocabulary/contact.ts'
import { ChosenDay } from '@foyer/contract/vocabulary/ids.ts'
import { requiredLine, requiredText } from '@foyer/contract/vocabulary/text.ts'
import * as z from 'zod'
import { countryFault, isCountry } from '../country-codes.ts'

/** Schemas for the cells of an import file. Empty cells are removed before validation, so fields with a default may be empty. */

/** Text that a form would accept as a single line: it also appears in subjects of e-mails, in lists and on invoices. */
export const line = (most: number) => {
  const rule = requiredLine(most)
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((said) => rule.safeParse(said).success, 'expected one line of text, without control characters')
}

/** Multi-line text. Invisible characters are removed, as in forms. */
export const text = requiredText

/** The id in the vendor's former system. */
export const externalId = line(200)

/** The same rule as in forms, with a message in words. */
export const country = z
  .string()
  .refine(isCountry, { error: ({ input }) => countryFault(typeof input === 'string' ? input : '') })

export const phone = z
  .string()
  .refine((number) => Phone.safeParse(number).success, 'expected a phone number such as +4930123456')

export const flag = z.enum(['true', 'false'], 'expected true or false').transform((word) => word === 'true')

export const whole = (from: number, to = 999_999_999) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'expected a whole number')
    .transform(Number)
    .refine((number) => number >= from, `expected ${from} or more`)
    .refine((number) => number <= to, `expected ${to} or less`)

/** A plain decimal, never rounded. The currency limits the number of decimals. */
export const decimal = z.string().regex(/^-?\d{1,11}(?:\.\d{1,8})?$/, 'expected a plain decimal such as 1234.50')

export const day = z.iso
  .date({ error: 'expected a day such as 2026-01-31', abort: true })
  .refine((said) => ChosenDay.safeParse(said).success, 'expected a day between 1990 and 2999')

/** A time, or a day at midnight UTC. */
export const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'expected a time such as 2026-01-31T12:00:00Z, or a day')
  .transform((time) => new Date(time))
  .refine(
    (time) => time.getTime() > Date.UTC(1990, 0) && time.getTime() < Date.UTC(2100, 0),
    'expected a time of our age',
  )
