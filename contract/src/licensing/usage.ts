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

/** The most that was in use at once, day by day, and when it will be all. */
export const Usage = z.object({
  /** Null where nothing is counted. */
  unit: z.nullable(z.enum(usageUnits)),
  limit: Quantity,
  /** The last 30 days, the earliest first; days without a report are left out. */
  days: z.array(z.object({ day: Day, used: Count })),
  /** Null where usage does not grow towards it within a year. */
  reached_on: z.nullable(Day),
})
export type Usage = z.infer<typeof Usage>
