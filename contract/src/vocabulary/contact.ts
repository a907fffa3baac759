import * as z from 'zod/mini'

/** An e-mail address. */
export const Email = z.email().check(z.maxLength(254))

/** A phone number in E.164 format, such as `+79161234567`. */
export const Phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))

/** A two-letter country code (ISO 3166-1). */
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
