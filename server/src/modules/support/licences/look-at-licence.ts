import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { StaffLicence } from '@foyer/contract/operator/licence.ts'
import type { LicenceSnapshot } from '@foyer/contract/support/licence-snapshot.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { ActorCall, OperatorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'

/** A licence may have hundreds of servers; the first ones say enough. */
const mostServers = 50

type Looks = Pick<Deliverable, 'human_id' | 'sku_name' | 'available_versions' | 'stats'>

/** How the licence is now. It is kept with the ticket: the licence may be another tomorrow. */
export const snapshotOf = (
  { clock }: Pick<Services, 'clock'>,
  { human_id, sku_name, available_versions, stats }: Looks,
): LicenceSnapshot => {
  const servers = stats.servers
    .slice(0, mostServers)
    .map(({ server_id, hostname, version, status, last_updated_at }) => ({
      server_id,
      hostname,
      version,
      status,
      last_updated_at,
    }))
  const taken_at = clock.now().toISOString()
  return { human_id, sku_name, versions: available_versions, servers, alerts: stats.error_notification_msg, taken_at }
}

const pointer = '/deliverable_id'

/** A snapshot of the licence. One that the caller may not see is refused like one that does not exist. */
export const lookAtLicence = async (
  services: Services,
  call: ActorCall,
  id: string | undefined,
): Promise<LicenceSnapshot | null> =>
  id === undefined ? null : snapshotOf(services, await services.licensing.read(call, id).catch(atFault(pointer)))

/** The licence that staff name for a ticket, if they name one. */
export const lookAsStaff = async (
  { licensing }: Services,
  call: OperatorCall,
  id: string | null | undefined,
): Promise<StaffLicence | null> =>
  typeof id === 'string' ? licensing.staff.read(call, id).catch(atFault(pointer)) : null

/** Fails with 422 for a licence that the customer cannot see: the ticket would tell them about it. */
export const refuseHidden = async (
  { company }: Services,
  tx: Tx,
  customerId: string,
  licence: StaffLicence | null,
): Promise<void> => {
  if (licence === null) return
  const access = await company.accessTo(tx, customerId, licence.customer.id, 'deliverables')
  if (access === 'hidden' || access === 'refused') throw failure('invalid', { pointer })
}
