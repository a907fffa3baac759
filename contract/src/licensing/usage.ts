import * as z from 'zod/mini'
import type { SkuCategory } from '../catalogue/category.ts'
import { Day } from '../vocabulary/ids.ts'
import { Count, Quantity } from '../vocabulary/quantity.ts'

export const usageUnits = ['servers', 'channels'] as const
/** What counts against the quantity. */
export type UsageUnit = (typeof usageUnits)[number]

/** Support and hardware are not counted. */
export const usageUnitOf = (category: SkuCategory): UsageUnit | undefined => {
  if (category.name === 'support' || category.name === 'hardware') return undefined
  return category.name === 'media_server' ? 'servers' : 'channels'
}

/** The peak usage of each day, and when the limit will be reached. */
export const Usage = z.object({
  /** What counts against the limit; null if nothing is counted. */
  unit: z.nullable(z.enum(usageUnits)),
  /** The limit of the licence. */
  limit: Quantity,
  /** The last 30 days, oldest first. Days without reports are left out. */
  days: z.array(z.object({ day: Day, used: Count })),
  /** The day the limit is expected to be reached; null if that is not within a year. */
  reached_on: z.nullable(Day),
})
export type Usage = z.infer<typeof Usage>
