import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import { type Usage, usageUnitOf } from '@foyer/contract/licensing/usage.ts'
import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { licensingPolicy } from '../policy.ts'
import { addDays } from '../purchase/period-rules.ts'
import { readableLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { limitReachedOn } from './usage-rules.ts'
import { keepUsage, listUsage } from './usage-store.ts'

const shownDays = 30

/** How much of the limit was used lately, and when it will be all. */
export const readUsage =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Usage> =>
    services.database.read(call.tenant, async (tx) => {
      const { category, quantity } = await readableLicence(services, tx, call, id, licensingPolicy.getUsage)
      // The table's category is one of the catalogue's.
      const unit = usageUnitOf({ name: category } as SkuCategory)
      const today = services.clock.now().toISOString().slice(0, 10)
      if (unit === undefined) return { unit: null, limit: quantity, days: [], reached_on: null }
      const kept = await listUsage(tx, id, addDays(today, -shownDays))
      const days = kept.map(({ day, servers, medias }) => ({ day, used: unit === 'servers' ? servers : medias }))
      return { unit, limit: quantity, days, reached_on: limitReachedOn(days, quantity, today) }
    })

/** One look at what all licences of a brand use at this moment. */
export const noteUsage =
  ({ database, clock }: Services) =>
  (tenant: string): Promise<void> => {
    const now = clock.now()
    const since = new Date(now.getTime() - serverSilentMs)
    return database.transaction(tenant, (tx) => keepUsage(tx, now.toISOString().slice(0, 10), since))
  }
