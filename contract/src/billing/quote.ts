import * as z from 'zod/mini'
import { Day } from '../vocabulary/ids.ts'

/** A price quote. It creates no order and no invoice. */
export const QuoteDocument = z.object({
  /** The number people quote: the same for the same SKU and quantity on the same day. */
  number: z.string(),
  /** The last day on which the price holds. */
  valid_until: Day,
  /** A PDF in base64. */
  document: z.base64(),
})
export type QuoteDocument = z.infer<typeof QuoteDocument>
