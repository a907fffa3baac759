import * as z from 'zod/mini'

/** Text that a person must write: blanks alone do not count. */
export const requiredText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** Text that may be empty. */
export const freeText = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** No line breaks and other controls, no marks that turn the direction of what follows, no halves of characters: such text stands in subjects of mails, in lists and on invoices. */
const oneLine = () => z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u)

/** A line that a person must write. */
export const requiredLine = (most: number) => requiredText(most).check(oneLine())

/** A line that may be empty. */
export const freeLine = (most: number) => freeText(most).check(oneLine())

/** What a person is called; may be empty. */
export const ownName = freeLine(100)

/** Why something ends; kept with the order and shown on the timeline. */
export const Reason = requiredText(1000)
