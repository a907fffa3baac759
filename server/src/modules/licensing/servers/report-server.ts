import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import { leaseMs } from '@foyer/contract/vocabulary/constants.ts'
import type { Services } from '../services.ts'
import { noteIncidents } from './note-incidents.ts'
import { findServer, putServer } from './server-store.ts'

export interface ServerReport extends Omit<StatsServer, 'status' | 'holds_place' | 'alerts' | 'last_updated_at'> {
  readonly tenant: string
  readonly deliverable_id: string
  readonly country: string | null
  readonly alerts: readonly string[]
  readonly seen_at?: Date
}

/** Stores a media server’s last report. */
export const reportServer =
  (services: Services) =>
  ({ seen_at, alerts, ...report }: ServerReport): Promise<void> => {
    const { database, clock } = services
    const at = seen_at ?? clock.now()
    return database.transaction(report.tenant, async (tx) => {
      const known = await findServer(tx, report.deliverable_id, report.server_id)
      // A server activated by file has no lease to renew.
      const lease_expires_at = known?.lease_expires_at === null ? null : new Date(at.getTime() + leaseMs)
      const seen = { first_seen_at: at, last_seen_at: at, lease_expires_at, offline_at: null }
      const server = { ...report, ...seen, alerts: [...alerts] }
      await putServer(tx, server)
      await noteIncidents(services, tx, server, at)
    })
  }
