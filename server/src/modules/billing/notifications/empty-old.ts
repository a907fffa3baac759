import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { inBatches } from '../../../platform/database/in-batches.ts'
import type { Services } from '../services.ts'
import { emptyApplied, emptyUnapplied } from './notification-store.ts'

/** How long the raw content can be read: it contains people, addresses and card digits that are not needed afterwards. */
const keptMs = 90 * dayMs

/** For those that were never applied, long enough to find out why. Jobs that failed have what they need of the content themselves. */
const unappliedKeptMs = 180 * dayMs

/** Empties old notifications. The row stays, with its time and its result, so that a repetition is recognized. */
export const emptyOld =
  ({ database, clock }: Services) =>
  async (tenant: string): Promise<void> => {
    const before = (ms: number): Date => new Date(clock.now().getTime() - ms)
    await inBatches(database, tenant, (tx, most) => emptyApplied(tx, before(keptMs), most))
    await inBatches(database, tenant, (tx, most) => emptyUnapplied(tx, before(unappliedKeptMs), most))
  }
