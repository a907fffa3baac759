import type { HeartbeatBody } from '@foyer/contract/licensing/media-server.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LicenceCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { findDeliverable } from '../store.ts'
import { refuseToRun } from './grant-lease.ts'
import { countPlaces, findServer, listNamesakes } from './server-store.ts'

type Named = Pick<HeartbeatBody, 'server_id' | 'hostname' | 'version'>

/** A server that is refused anyway is not counted, so a fleet beyond its limit that asks every minute uses up no quota. */
const isLetIn = async (
  tx: Tx,
  deliverableId: string,
  { server_id, hostname, version }: Named,
  now: Date,
): Promise<boolean> => {
  if ((await findServer(tx, deliverableId, server_id)) !== undefined) return false
  const licence = await findDeliverable(tx, deliverableId)
  if (licence === undefined) return false
  refuseToRun(licence, version, now)
  if (licence.servers_limit === null || (await countPlaces(tx, deliverableId, now)) < licence.servers_limit) return true
  return (await listNamesakes(tx, deliverableId, hostname, now)).length > 0
}

/** Counts a server that was never seen before, because each is stored: 429 `too_many_requests` if a key brings more than any fleet has. */
export const countNewcomer = async (
  { database, clock, newServers }: Pick<Services, 'database' | 'clock' | 'newServers'>,
  { tenant, deliverable_id }: Pick<LicenceCall, 'tenant' | 'deliverable_id'>,
  body: Named,
): Promise<void> => {
  const counts = await database.read(tenant, (tx) => isLetIn(tx, deliverable_id, body, clock.now()))
  if (counts) await newServers.take(deliverable_id)
}
