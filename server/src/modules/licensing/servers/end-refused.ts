import { Failure } from '../../../platform/failure.ts'
import type { LicenceCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { countEarlyEnd } from './count-early-end.ts'
import { holdsPlace } from './lease-rules.ts'
import { endLease, endLeaseIn, findServer, type ServerRow } from './server-store.ts'

/** What media servers know as a refusal, as docs/licence-format.md has it; any other failure leaves them their lease. */
const refusals: readonly number[] = [403, 409, 422]
/** Nothing may run on the licence, so no other server takes the place meanwhile. */
const stopped = 403

type Needs = Pick<Services, 'database' | 'clock'>
type Called = Pick<LicenceCall, 'tenant' | 'deliverable_id'>

/** A file gave it a place without a lease, or its lease was ended before. */
const hasLease = (server: ServerRow | undefined): server is ServerRow =>
  server?.lease_expires_at != null && server.lease_expires_at > server.last_seen_at

/** One that only says that it is refused may run on with the lease that it has: beyond what is believed in 30 days its place stays taken until that is over. */
const endCounted = async (
  { database, clock }: Needs,
  { tenant, deliverable_id }: Called,
  serverId: string,
): Promise<void> => {
  // Most have ended theirs a minute ago: they need no lock.
  if (!hasLease(await database.read(tenant, (tx) => findServer(tx, deliverable_id, serverId)))) return
  await database.transaction(tenant, async (tx) => {
    const licence = await lockDeliverable(tx, deliverable_id)
    const server = await findServer(tx, deliverable_id, serverId)
    if (!hasLease(server)) return
    const now = clock.now()
    if (holdsPlace(server, now) && !(await countEarlyEnd(tx, licence, serverId, now))) return
    await endLeaseIn(tx, server)
  })
}

/**
 * A server that is refused runs no more: its lease ends with that, so that its place is free for another. It is written by itself, since a
 * refusal takes back the transaction that it is found in.
 */
export const endingRefused = async <T>(
  services: Needs,
  call: Called,
  serverId: string,
  ask: () => Promise<T>,
): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure && refusals.includes(error.status)) {
      if (error.status === stopped)
        await services.database.hotWrite(call.tenant, endLease, [call.deliverable_id, serverId])
      else await endCounted(services, call, serverId)
    }
    throw error
  }
}
