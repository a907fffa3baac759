import type { HeartbeatBody } from '@foyer/contract/licensing/media-server.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { ofLicence } from '../audited.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { refuseToRun } from './grant-lease.ts'
import { isByDongle, leaseEnd } from './lease-rules.ts'
import { noteIncidents } from './note-incidents.ts'
import { findServer, type LicenceRow, putServer, type ServerRow } from './server-store.ts'
import { type Placed, takePlace } from './take-place.ts'

export interface Whereabouts {
  /** Where it can be reached: the address that it reports, or that of its call. */
  readonly address: string
  /** Two letters; null if unknown. */
  readonly country: string | null
}

/** A server that reports a private address is in the country that its calls come from. */
export const whereabouts = (
  { countryOf }: Pick<Services, 'countryOf'>,
  { ip: own }: Pick<HeartbeatBody, 'ip'>,
  calledFrom: string,
): Whereabouts => {
  const address = own ?? calledFrom
  return { address, country: countryOf(address) || countryOf(calledFrom) || null }
}

export interface Arrival extends HeartbeatBody, Whereabouts {
  readonly deliverable_id: string
  /** A heartbeat does not restore a server that has lost its seat; requesting a seat does. */
  readonly asks: boolean
}

/** Servers of such licences are activated by file; afterwards they may report like all others. The file of a dongle names no server. */
const refuseWithoutFile = (licence: LicenceRow, known: ServerRow | undefined, asks: boolean): void => {
  const { activation_type } = licence
  const lacksFile = activation_type === 'offline' && known?.lease_expires_at !== null
  if (lacksFile || (asks && isByDongle(licence))) throw failure('wrong_activation_type', { meta: { activation_type } })
}

const auditPlace = async ({ audit }: Services, tx: Tx, licence: LicenceRow, server: ServerRow, placed: Placed) => {
  if (placed.kind === 'kept') return
  const { server_id, hostname, version, ip } = server
  const before = placed.kind === 'replaced' ? { before: placed.before.server_id } : {}
  await audit(tx, {
    tenant: licence.tenant,
    actor: 'system',
    actor_ip: ip,
    action: placed.kind === 'replaced' ? 'server_replaced' : 'server_activated',
    ...ofLicence(licence.id, licence.account_id),
    changes: { server_id, hostname, version, ...before },
  })
}

/** All changes that a server's report can cause: a seat of the licence, alerts that begin or end, and the end of its silence. */
export const admitServer = async (services: Services, tx: Tx, arrival: Arrival): Promise<LicenceRow> => {
  const now = services.clock.now()
  const { deliverable_id, address, asks, ip: _ip, ...said } = arrival
  const licence = await lockDeliverable(tx, deliverable_id)
  refuseToRun(licence, said.version, now)
  const known = await findServer(tx, deliverable_id, said.server_id)
  refuseWithoutFile(licence, known, asks)
  // With a dongle there is no seat to ask for: a server that was taken off the list is listed again as it reports.
  if (!asks && !isByDongle(licence) && known !== undefined && known.released_at !== null)
    throw failure('server_released')
  const placed = await takePlace(tx, licence, { ...said, ip: address }, now)
  const server: ServerRow = {
    ...said,
    tenant: licence.tenant,
    deliverable_id,
    ip: address,
    alerts: [...said.alerts],
    first_seen_at: known?.first_seen_at ?? now,
    last_seen_at: now,
    lease_expires_at: known?.lease_expires_at === null ? null : leaseEnd(licence, now),
    offline_at: null,
    released_at: null,
    replaced_by: null,
  }
  await putServer(tx, server)
  await noteIncidents(services, tx, server, now)
  await auditPlace(services, tx, licence, server, placed)
  return licence
}
