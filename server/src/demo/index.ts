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
  /** Makes it at the first start; later ones find it made. Needs the open port, for the sandbox answers there. */
  make(): Promise<void>
}

/** The demo's customers with their history. From before the jobs' start on, their media servers report. */
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
    // One after the other: their sums by the hour are made on the word that nobody else writes.
    for (const around of arounds)
      for (const customer of customers)
        if (customer.tenant === around.tenant) await fillViewing(statistics, around, customer)
    for (const tenant of tenants) await tellOfLately(platform, modules, tenant)
  }
  return {
    make: async () => {
      await onceOnly(database_url, clock.now(), makeAll)
      // Whoever opens the portal at once finds the servers well, however long Foyer was off.
      await beat()
    },
  }
}
