import { serverReleases } from '@foyer/contract/vocabulary/constants.ts'
import { auditedBy, type AuditedBy, type AuditEntry } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofLicence } from '../audited.ts'
import { licensingPolicy } from '../policy.ts'
import { lockReadable } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { endIncidents } from './incident-store.ts'
import { holdsPlace, nextReleaseAt, releasesCountFrom } from './lease-rules.ts'
import {
  findServer,
  insertRelease,
  type LicenceRow,
  releasesSince,
  type ServerRow,
  updateServer,
} from './server-store.ts'

const refuseTooMany = async (tx: Tx, deliverableId: string, now: Date): Promise<void> => {
  const next = nextReleaseAt(await releasesSince(tx, deliverableId, releasesCountFrom(now)))
  const { atMost: at_most, days } = serverReleases
  if (next !== undefined) throw failure('releases_used_up', { meta: { at_most, days, next_at: next.toISOString() } })
}

/** Counts a seat that is given to another machine while the previous one may still run. Throws 409 `releases_used_up` beyond the limit of 30 days. */
export const countRelease = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { tenant, id: deliverable_id }: Pick<LicenceRow, 'tenant' | 'id'>,
  server_id: string,
): Promise<void> => {
  const released_at = clock.now()
  await refuseTooMany(tx, deliverable_id, released_at)
  await insertRelease(tx, { id: makeId(clock), tenant, deliverable_id, server_id, released_at })
}

/** The server in the licence’s list; throws 404 if it is not there any more. */
export const placedServer = async (tx: Tx, { id }: Pick<LicenceRow, 'id'>, serverId: string): Promise<ServerRow> => {
  const server = await findServer(tx, id, serverId)
  if (server === undefined || server.released_at !== null || server.replaced_by !== null) throw failure('not_found')
  return server
}

/** Removes it from the list and ends its incidents. */
export const takeFromLicence = async (
  { clock, audit }: Services,
  tx: Tx,
  { id, account_id }: LicenceRow,
  server: ServerRow,
  by: AuditedBy & Pick<AuditEntry, 'reason'>,
): Promise<void> => {
  const { server_id, hostname } = server
  const now = clock.now()
  await updateServer(tx, server, { released_at: now })
  await endIncidents(tx, server, [], now)
  await audit(tx, {
    ...by,
    action: 'server_released',
    ...ofLicence(id, account_id),
    changes: { server_id, hostname },
  })
}

/**
 * Releases a server’s seat for another. Its lease continues for some days, so this is limited. A server whose lease has ended has no seat
 * and is only removed from the list.
 */
export const releaseServer =
  (services: Services) =>
  (call: ActorCall, id: string, serverId: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockReadable(services, tx, call, id, licensingPolicy.releaseServer)
      const server = await placedServer(tx, licence, serverId)
      if (holdsPlace(server, services.clock.now())) await countRelease(services, tx, licence, serverId)
      await takeFromLicence(services, tx, licence, server, auditedBy(call))
    })
