import { decodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { ActivationRequest } from '@foyer/contract/licensing/media-server.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofLicence } from '../audited.ts'
import { ownedSince } from '../history/history-store.ts'
import { licensingPolicy } from '../policy.ts'
import { lockReadable } from '../read-licence.ts'
import { refuseToRun } from '../servers/grant-lease.ts'
import { countRelease } from '../servers/release-server.ts'
import { type LicenceRow, putServer, updateServer } from '../servers/server-store.ts'
import { takePlace } from '../servers/take-place.ts'
import type { Services } from '../services.ts'
import {
  findOfflineActivation,
  handOver,
  insertOfflineActivation,
  type OfflineActivationRow,
} from './activation-store.ts'
import { claimsFor, hashOf } from './issued-files.ts'
import { presentActivation } from './present-activation.ts'
import { signDocument } from './signed-document.ts'

const requestOf = (encoded: string | undefined): ActivationRequest => {
  if (encoded === undefined || encoded === '') throw failure('required', { parameter: 'request' })
  const request = decodeActivationRequest(encoded)
  if (request === undefined) throw failure('bad_activation_request', { parameter: 'request' })
  return request
}

/**
 * A server activated by file keeps its seat until its owner releases it, because nobody knows whether it still runs. Replacing it by a
 * server of the same name therefore counts as a release.
 */
const placeServer = async (
  services: Services,
  tx: Tx,
  licence: LicenceRow,
  request: ActivationRequest,
  now: Date,
): Promise<void> => {
  const newcomer = { ...request, ip: '' }
  const placed = await takePlace(tx, licence, newcomer, now)
  const { tenant, id: deliverable_id } = licence
  if (placed.kind === 'kept') {
    // The server has not called itself: its report was carried here by hand.
    const { server_id, hostname, version } = request
    return updateServer(tx, { deliverable_id, server_id }, { hostname, version })
  }
  if (placed.kind === 'replaced' && placed.before.lease_expires_at === null && licence.servers_limit !== null)
    await countRelease(services, tx, licence, placed.before.server_id)
  const seen = { first_seen_at: now, last_seen_at: now, lease_expires_at: null, released_at: null, replaced_by: null }
  await putServer(tx, { ...newcomer, ...seen, tenant, deliverable_id })
}

const issue = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  licence: LicenceRow,
  request: ActivationRequest,
): Promise<OfflineActivationRow> => {
  const { clock, audit, licenceKeys } = services
  const claims = claimsFor(licence, request)
  const request_hash = hashOf(claims)
  const now = clock.now()
  const asked = {
    initiator_email: call.actor.email,
    initiator_name: call.actor.name,
    initiator_ip: call.ip,
    created_at: now,
  }
  const before = await findOfflineActivation(tx, licence.id, request_hash)
  if (before !== undefined && before.created_at >= (await ownedSince(tx, licence.tenant, licence.id))) return before
  await audit(tx, {
    ...auditedBy(call),
    action: 'activated_offline',
    ...ofLicence(licence.id, licence.account_id),
    changes: { ...request },
  })
  if (before !== undefined) {
    await handOver(tx, before.id, asked)
    return { ...before, ...asked }
  }
  const row: OfflineActivationRow = {
    ...request,
    id: makeId(clock),
    tenant: licence.tenant,
    deliverable_id: licence.id,
    request_hash,
    key: signDocument(licenceKeys, 'activation', { ...claims, issued_at: now.toISOString() }),
    end_told_at: null,
    ...asked,
  }
  await insertOfflineActivation(tx, row)
  return row
}

/**
 * Activates a server that reaches us only through its owner. The same request gives the same bytes and no second entry, until the signed
 * content changes: a raised limit or a further period needs a new file.
 */
export const activateOffline =
  (services: Services) =>
  (call: ActorCall, id: string, encoded: string | undefined): Promise<OfflineActivationKey> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockReadable(services, tx, call, id, licensingPolicy.getOfflineActivationKey)
      const request = requestOf(encoded)
      const { activation_type } = licence
      if (activation_type !== 'offline') throw failure('wrong_activation_type', { meta: { activation_type } })
      const now = services.clock.now()
      refuseToRun(licence, request.version, now)
      await placeServer(services, tx, licence, request, now)
      const row = await issue(services, tx, call, licence, request)
      return presentActivation(licence, row, new Set([row.key]))
    })
