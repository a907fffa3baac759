import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { inBatches } from '../../../platform/database/in-batches.ts'
import type { Services } from '../services.ts'
import { emptyApplied } from './notification-store.ts'

/** How long the raw content can be read: it contains people, addresses and card digits that are not needed afterwards. */
const keptMs = 90 * dayMs

/** Empties notifications that were applied long ago. The row stays, with its time and its result, so that a repetition is recognized. */
export const emptyOld =
  ({ database, clock }: Services) =>
  (tenant: string): Promise<void> =>
    inBatches(database, tenant, (tx, most) => emptyApplied(tx, new Date(clock.now().getTime() - keptMs), most))
