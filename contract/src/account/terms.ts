import * as z from 'zod/mini'
import { Locale } from '../vocabulary/locale.ts'

/** The current terms of use. */
export const Terms = z.object({
  /** A PDF in base64. */
  document: z.base64(),
  /** The language of the document: the one asked for, if the brand has it. */
  locale: Locale,
  /** The version that an acceptance is recorded with. */
  version: z.string(),
})
export type Terms = z.infer<typeof Terms>

/** The acceptance of the terms of use. With a version, it accepts no other one. */
export const AcceptTermsBody = z.strictObject({
  /** The version that was shown. If it is no longer current, the call fails with `terms_outdated`. */
  version: z.optional(z.string().check(z.maxLength(200))),
})
