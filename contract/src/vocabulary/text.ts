import * as z from 'zod/mini'

/** Text that a person must write: blanks alone do not count. */
export const requiredText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** Text that may be empty. */
export const freeText = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** Why something ends; kept with the order and shown on the timeline. */
export const Reason = requiredText(1000)
