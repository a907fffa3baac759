import { TypedEmail as Whole } from '@foyer/contract/vocabulary/contact.ts'
import * as z from 'zod/mini'

/** An address as it is typed; an empty one is missing rather than wrong. */
export const TypedEmail = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || Whole.safeParse(text).success, { params: { code: 'invalid_email' } }),
  z.minLength(1),
)
