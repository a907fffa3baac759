import * as z from 'zod/mini'
import { Id } from '../vocabulary/ids.ts'
import { Count } from '../vocabulary/quantity.ts'

/** Which licences are to collect usage statistics. */
export const RetroviewBody = z.strictObject({
  /** All that the caller may change if it is left out. */
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(1000))),
})
export type RetroviewBody = z.infer<typeof RetroviewBody>

export const RetroviewResult = z.object({
  /** How many collect statistics from now on and did not before. */
  enabled: Count,
  /** How many did before. */
  already: Count,
  /** How many only the vendor can change. */
  not_manageable: Count,
})
export type RetroviewResult = z.infer<typeof RetroviewResult>
