import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inBatches } from '../../../platform/database/in-batches.ts'
import { neighbourhoodOf } from '../../../platform/http/network.ts'
import { outlineOf } from '../../account/index.ts'
import { everyBrand } from '../../branding/index.ts'
import type { DeskServices } from '../services.ts'
import { deleteEndedSessions, listFullPlaces, updatePlace } from './session-store.ts'

/** As long as sessions count for the networks that operators are known to sign in from. */
const keptMs = 180 * dayMs

/** Of those that are kept, an outline is enough to notice a new device. Returns how many there were. */
const outlinePlaces = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const rows = await listFullPlaces(tx, before, most)
  for (const { id, ...place } of rows) await updatePlace(tx, id, outlineOf(place, neighbourhoodOf))
  return rows.length
}

/** Every day, sessions of the console that are over for half a year are deleted, with the address and the browser that they were opened from. */
export const forgetSessions = ({ database, clock, jobs, branding }: DeskServices): void => {
  const forget = async (tenant: string): Promise<void> => {
    const before = new Date(clock.now().getTime() - keptMs)
    await inBatches(database, tenant, (tx, most) => deleteEndedSessions(tx, before, most))
    await inBatches(database, tenant, (tx, most) => outlinePlaces(tx, before, most))
  }
  jobs.every('old sessions of operators', dayMs, everyBrand(branding, forget))
}
