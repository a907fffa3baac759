import type { LicensingModule } from '../../modules/licensing/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServerPlan } from '../plans.ts'
import { figuresAt, serverIdOf } from './figures.ts'

/** The interval of the demo media servers' reports. */
export const beatMs = 60_000

/**
 * One round of reports: every demo server that still exists and is not meant to be silent reports its figures for the
 * current time. Running it again, or in two processes, changes nothing.
 */
export const createBeat = (
  tenants: readonly string[],
  servers: readonly ServerPlan[],
  licensing: LicensingModule,
  clock: Clock,
): (() => Promise<void>) => {
  const loud = new Map(
    servers.filter(({ silent }) => silent === undefined).map((server) => [serverIdOf(server), server]),
  )
  const beat = async (tenant: string): Promise<void> => {
    const at = clock.now()
    for (const { server_id, deliverable_id } of await licensing.servers(tenant)) {
      const server = loud.get(server_id)
      if (server === undefined) continue
      await licensing.reportServer({ tenant, deliverable_id, server_id, ...figuresAt(server, at), seen_at: at })
    }
  }
  return async () => {
    for (const tenant of tenants) await beat(tenant)
  }
}
