import * as z from 'zod/mini'
import { countryPattern, emailCap, emailPattern } from './patterns.ts'

/** An e-mail address. */
export const Email = z.email({ pattern: emailPattern }).check(z.maxLength(emailCap))

/** Marks without width, and non-breaking blanks: nobody types them into an address, but they come along with what is pasted. */
const unseen = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u202f\u2060\u2066-\u2069\ufeff]/g

/** An e-mail address as a person enters it. */
export const TypedEmail = z.string().check(
  z.overwrite((typed) => typed.replaceAll(unseen, '')),
  z.trim(),
  z.email({ pattern: emailPattern }),
  z.maxLength(emailCap),
)

/** A phone number in E.164 format, such as `+79161234567`. */
export const Phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))

/** A two-letter country code (ISO 3166-1). */
export const Country = z.string().check(z.regex(countryPattern))
