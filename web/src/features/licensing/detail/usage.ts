import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { type UsageUnit, usageUnitOf } from '@foyer/contract/licensing/usage.ts'

type Measured = Pick<Deliverable, 'category' | 'stats'>

export type Unit = UsageUnit

export const unitOf = ({ category }: Measured): Unit | undefined => usageUnitOf(category)

export const usedOf = (licence: Measured): number =>
  unitOf(licence) === 'servers' ? licence.stats.server_count : licence.stats.medias
