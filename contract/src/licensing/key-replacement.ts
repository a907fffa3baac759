import * as z from 'zod/mini'
import { keyKeptDays } from '../vocabulary/constants.ts'
import { Reason } from '../vocabulary/text.ts'

export const KeyReplacementBody = z.strictObject({
  /** For how many days the present key goes on working. */
  keep_days: z.literal(keyKeptDays),
  reason: Reason,
})
export type KeyReplacementBody = z.infer<typeof KeyReplacementBody>
