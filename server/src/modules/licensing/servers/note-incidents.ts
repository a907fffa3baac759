import { isWarning, subjectOf } from '@foyer/contract/vocabulary/server-alert.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import {
  endIncidents,
  type Incident,
  listEndedIncidents,
  listOpenIncidents,
  openIncident,
  retellIncident,
} from './incident-store.ts'
import type { ServerRow } from './server-store.ts'

type Reporting = Pick<ServerRow, 'tenant' | 'deliverable_id' | 'server_id' | 'hostname' | 'alerts'>

/** Trouble that returns within this time is the same, and nobody is notified again. */
export const sameTroubleMs = 3_600_000

/** Keeps the first of each subject. */
const bySubject = <Entry>(entries: readonly Entry[], lineOf: (entry: Entry) => string): ReadonlyMap<string, Entry> =>
  // A map keeps the later one of two with the same key.
  new Map(entries.toReversed().map((entry) => [subjectOf(lineOf(entry)), entry]))

const begin = async ({ clock, jobs }: Services, tx: Tx, server: Reporting, alert: string, now: Date): Promise<void> => {
  const { tenant, deliverable_id, server_id, hostname } = server
  if (!(await openIncident(tx, makeId(clock), server, alert, now)) || !isWarning(alert)) return
  const lately = await listEndedIncidents(tx, server, new Date(now.getTime() - sameTroubleMs))
  if (lately.some((incident) => subjectOf(incident.alert) === subjectOf(alert))) return
  await jobs.announce(tx, 'server_alerted', { tenant, deliverable_id, server_id, hostname, alert })
}

/**
 * Alerts begin with the first report that contains them and end with the first that does not. Any report ends a silence. If the text of
 * an alert changes, for example its figures, the latest text is kept.
 */
export const noteIncidents = async (services: Services, tx: Tx, server: Reporting, now: Date): Promise<void> => {
  const reported = bySubject(server.alerts, (alert) => alert)
  const open = bySubject(await listOpenIncidents(tx, server), ({ alert }) => alert)
  const goOn = new Map<string, Incident>([...open].filter(([subject]) => reported.has(subject)))
  await endIncidents(tx, server, [...goOn.values()], now)
  for (const [subject, alert] of reported) {
    const incident = goOn.get(subject)
    if (incident === undefined) await begin(services, tx, server, alert, now)
    else if (incident.alert !== alert) await retellIncident(tx, incident, alert)
  }
}
