import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import { type Usage, usageUnitOf } from '@foyer/contract/licensing/usage.ts'
import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ownedSince } from '../history/history-store.ts'
import { licensingPolicy } from '../policy.ts'
import { readableLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'
import type { DeliverableRow } from '../store.ts'
import { limitReachedOn } from './usage-rules.ts'
import { keepUsage, listUsage } from './usage-store.ts'

const shownDays = 30

/** The first day shown. The day on which the licence came to its owner also belongs to its former owner. */
const firstDay = async (tx: Tx, { tenant, id }: DeliverableRow, today: string): Promise<string> => {
  const shown = addDays(today, -shownDays)
  const owned = addDays(dayOf(await ownedSince(tx, tenant, id)), 1)
  return owned > shown ? owned : shown
}

/** How much of the limit the owner used recently, and when it will be reached. */
export const readUsage =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Usage> =>
    services.database.read(call.tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.getUsage)
      const { category, quantity } = licence
      // The table’s category is one of the catalogue’s.
      const unit = usageUnitOf({ name: category } as SkuCategory)
      const today = dayOf(services.clock.now())
      if (unit === undefined) return { unit: null, limit: quantity, days: [], reached_on: null }
      const kept = await listUsage(tx, id, await firstDay(tx, licence, today))
      const days = kept.map(({ day, servers, medias }) => ({ day, used: unit === 'servers' ? servers : medias }))
      return { unit, limit: quantity, days, reached_on: limitReachedOn(days, quantity, today) }
    })

/** Records the current usage of all licences of a brand. */
export const noteUsage =
  ({ database, clock }: Services) =>
  (tenant: string): Promise<void> => {
    const now = clock.now()
    const since = new Date(now.getTime() - serverSilentMs)
    return database.transaction(tenant, (tx) => keepUsage(tx, dayOf(now), since))
  }
