import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { inBatches } from '../../../platform/database/in-batches.ts'
import { everyBrand } from '../../branding/index.ts'
import type { DeskServices } from '../services.ts'
import { deleteEndedSessions } from './session-store.ts'

/** As long as sessions count for the networks that operators are known to sign in from. */
const keptMs = 180 * dayMs

/** Every day, sessions of the console that are over for half a year are deleted, with the address and the browser that they were opened from. */
export const forgetSessions = ({ database, clock, jobs, branding }: DeskServices): void => {
  const forget = (tenant: string): Promise<void> => {
    const before = new Date(clock.now().getTime() - keptMs)
    return inBatches(database, tenant, (tx, most) => deleteEndedSessions(tx, before, most))
  }
  jobs.every('old sessions of operators', dayMs, everyBrand(branding, forget))
}
