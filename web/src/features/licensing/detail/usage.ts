import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { type UsageUnit, usageUnitOf } from '@foyer/contract/licensing/usage.ts'

export const unitOf = ({ category }: Pick<Deliverable, 'category'>): UsageUnit | undefined => usageUnitOf(category)
