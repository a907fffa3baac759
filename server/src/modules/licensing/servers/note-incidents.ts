import { isWarning } from '@foyer/contract/vocabulary/server-alert.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { endIncidents, openIncident, type ServerRow } from './server-store.ts'

type Reporting = Pick<ServerRow, 'tenant' | 'deliverable_id' | 'server_id' | 'hostname' | 'alerts'>

/** Alerts begin with the report that brings them and end with the first that does not; any report ends a silence. */
export const noteIncidents = async ({ clock, jobs }: Services, tx: Tx, server: Reporting, now: Date): Promise<void> => {
  const { tenant, deliverable_id, server_id, hostname } = server
  for (const alert of server.alerts) {
    const begins = await openIncident(tx, makeId(clock), server, alert, now)
    if (begins && isWarning(alert))
      await jobs.announce(tx, 'server_alerted', { tenant, deliverable_id, server_id, hostname, alert })
  }
  await endIncidents(tx, server, server.alerts, now)
}
