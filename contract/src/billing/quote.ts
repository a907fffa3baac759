import * as z from 'zod/mini'
import { Day } from '../vocabulary/ids.ts'

/** A price on paper: no order, no invoice. */
export const QuoteDocument = z.object({
  /** As people quote it: the same for the same wish on the same day. */
  number: z.string(),
  valid_until: Day,
  /** A PDF in base64. */
  document: z.base64(),
})
export type QuoteDocument = z.infer<typeof QuoteDocument>
