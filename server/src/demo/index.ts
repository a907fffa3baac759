import type { Settings } from '../config.ts'
import type { Modules } from '../modules.ts'
import type { Platform } from '../platform.ts'
import { liveThrough } from './chronicle.ts'
import { customers } from './customers/index.ts'
import { emptyViewing, fillViewing } from './history/viewing.ts'
import { onceOnly } from './once.ts'
import { tellOfLately } from './programs.ts'
import { beatMs, createBeat } from './servers/breathing.ts'

export { withProgram } from './programs.ts'

export interface DemoWorld {
  /**
   * Creates the demo world at the first start; later starts find it complete. The port must be open, because the
   * sandbox is called over it.
   */
  make(): Promise<void>
}

/** The demo's customers with their history. Their media servers send reports from before the jobs start. */
export const createDemoWorld = (
  settings: Settings,
  platform: Platform,
  modules: Modules,
  ownUrl: () => string,
): DemoWorld => {
  const { clock, database_url, jobs, statistics } = platform
  const tenants = Object.keys(settings.brands)
  const servers = customers.flatMap(({ licences = [] }) => licences.flatMap(({ servers = [] }) => servers))
  const beat = createBeat(tenants, servers, modules.licensing, clock)
  jobs.every('media servers of the demo', beatMs, beat)

  const makeAll = async (again: boolean): Promise<void> => {
    if (again) await emptyViewing(statistics)
    const arounds = await Promise.all(tenants.map((tenant) => liveThrough(settings, platform, ownUrl, tenant)))
    // One after the other, because their hourly sums assume that nobody else is writing.
    for (const around of arounds)
      for (const customer of customers)
        if (customer.tenant === around.tenant) await fillViewing(statistics, around, customer)
    for (const tenant of tenants) await tellOfLately(platform, modules, tenant)
  }
  return {
    make: async () => {
      await onceOnly(database_url, clock.now(), makeAll)
      // Someone who opens the portal at once must find the servers healthy, however long Foyer was off.
      await beat()
    },
  }
}
