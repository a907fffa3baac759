import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { inBatches } from '../../../platform/database/in-batches.ts'
import type { Services } from '../services.ts'
import { emptyApplied } from './notification-store.ts'

/** How long what a gateway sent may be looked at: word for word it names people, addresses and cards' last digits that nothing here needs. */
const keptMs = 90 * dayMs

/** Empties what was applied long ago. That it came, when, and what came of it stays: what is told again is known by that. */
export const emptyOld =
  ({ database, clock }: Services) =>
  (tenant: string): Promise<void> =>
    inBatches(database, tenant, (tx, most) => emptyApplied(tx, new Date(clock.now().getTime() - keptMs), most))
