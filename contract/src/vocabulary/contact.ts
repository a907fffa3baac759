import * as z from 'zod/mini'

export const Email = z.email().check(z.maxLength(254))

/** E.164, as `+79161234567`. */
export const Phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))

/** Two letters of ISO 3166-1. */
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
