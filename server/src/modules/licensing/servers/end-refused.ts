import { Failure } from '../../../platform/failure.ts'
import type { LicenceCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { countEarlyEnd } from './count-early-end.ts'
import { holdsPlace } from './lease-rules.ts'
import { endLease, endLeaseIn, findServer, type ServerRow } from './server-store.ts'

/** The failures that media servers treat as a refusal, as docs/licence-format.md says. After any other failure they keep their lease. */
const refusals: readonly number[] = [403, 409, 422]
/** Nothing may run on the licence, so no other server can take the seat meanwhile. */
const stopped = 403

type Needs = Pick<Services, 'database' | 'clock'>
type Called = Pick<LicenceCall, 'tenant' | 'deliverable_id'>

/** It was activated by file without a lease, or its lease was ended before. */
const hasLease = (server: ServerRow | undefined): server is ServerRow =>
  server?.lease_expires_at != null && server.lease_expires_at > server.last_seen_at

/**
 * A server that only claims to be refused may go on running with its lease. Beyond the number that is accepted within 30 days, its seat
 * stays taken until the lease ends.
 */
const endCounted = async (
  { database, clock }: Needs,
  { tenant, deliverable_id }: Called,
  serverId: string,
): Promise<void> => {
  // Most have ended theirs a minute ago and need no lock.
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
 * A refused server does not run any more, so its lease ends and its seat becomes free. This has a transaction of its own, since the
 * refusal rolls back the one in which it was found.
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
