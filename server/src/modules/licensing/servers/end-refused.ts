import { Failure } from '../../../platform/failure.ts'
import type { LicenceCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { endLease } from './server-store.ts'

/** What media servers know as a refusal, as docs/licence-format.md has it; any other failure leaves them their lease. */
const refusals: readonly number[] = [403, 409, 422]

/**
 * A server that is refused runs no more: its lease ends with that, so that its place is free for another. It is a statement of its own,
 * since a refusal takes back the transaction that it is found in.
 */
export const endingRefused = async <T>(
  { database }: Pick<Services, 'database'>,
  { tenant, deliverable_id }: Pick<LicenceCall, 'tenant' | 'deliverable_id'>,
  serverId: string,
  ask: () => Promise<T>,
): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure && refusals.includes(error.status))
      await database.hotWrite(tenant, endLease, [deliverable_id, serverId])
    throw error
  }
}
