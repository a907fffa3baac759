import * as z from 'zod/mini'
import { Locale } from '../vocabulary/locale.ts'

/** The terms of use as they stand now. */
export const Terms = z.object({
  /** A PDF in base64. */
  document: z.base64(),
  /** The language of the document: the one asked for, where the brand has it. */
  locale: Locale,
  /** What an acceptance is recorded with. */
  version: z.string(),
})
export type Terms = z.infer<typeof Terms>

/** Whoever says which version they were shown accepts no other by it. */
export const AcceptTermsBody = z.strictObject({ version: z.optional(z.string().check(z.maxLength(200))) })
