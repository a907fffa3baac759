import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { LicensingServerIncident } from '../../../platform/database/tables.generated.ts'
import type { ServerRow } from './server-store.ts'

type Named = Pick<ServerRow, 'tenant' | 'deliverable_id' | 'server_id' | 'hostname'>

/** Returns false if it is already open. */
export const openIncident = async (
  tx: Tx,
  id: string,
  server: Named,
  alert: string,
  began_at: Date,
): Promise<boolean> => {
  const { tenant, deliverable_id, server_id, hostname } = server
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('licensing.server_incident')
    .values({ id, tenant, deliverable_id, server_id, hostname, alert, began_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

type Whose = Pick<Named, 'deliverable_id' | 'server_id'>
export type Incident = Pick<Selectable<LicensingServerIncident>, 'id' | 'alert'>

const incidentsOf = (tx: Tx, { deliverable_id, server_id }: Whose) =>
  tx
    .selectFrom('licensing.server_incident')
    .select(['id', 'alert'])
    .where('deliverable_id', '=', deliverable_id)
    .where('server_id', '=', server_id)

/** Open incidents, in the order in which they began. */
export const listOpenIncidents = (tx: Tx, server: Whose): Promise<Incident[]> =>
  incidentsOf(tx, server).where('ended_at', 'is', null).orderBy('began_at').execute()

export const listEndedIncidents = (tx: Tx, server: Whose, since: Date): Promise<Incident[]> =>
  incidentsOf(tx, server).where('ended_at', '>=', since).execute()

/** The servers of these licences with a silence that ended since then. */
export const listSilentLately = async (
  tx: Tx,
  deliverableIds: readonly string[],
  since: Date,
): Promise<readonly Whose[]> => {
  if (deliverableIds.length === 0) return []
  return tx
    .selectFrom('licensing.server_incident')
    .select(['deliverable_id', 'server_id'])
    .where('deliverable_id', 'in', [...new Set(deliverableIds)])
    .where('alert', '=', '')
    .where('ended_at', '>=', since)
    .execute()
}

/** Ends all except those that continue. Silence is the alert without a text. */
export const endIncidents = async (
  tx: Tx,
  { deliverable_id, server_id }: Whose,
  goOn: readonly Incident[],
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('licensing.server_incident')
    .set({ ended_at: at })
    .where('deliverable_id', '=', deliverable_id)
    .where('server_id', '=', server_id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`id <> all (${goOn.map(({ id }) => id)})`)
    .execute()
}

export const retellIncident = async (tx: Tx, { id }: Incident, alert: string): Promise<void> => {
  await tx.updateTable('licensing.server_incident').set({ alert }).where('id', '=', id).execute()
}
