import { inBatches } from '../../platform/database/in-batches.ts'
import type { DeliveryJob } from './deliver.ts'
import { leaseMs } from './deliver.ts'
import { endpointsOf, queueOf } from './endpoint-rules.ts'
import type { Services } from './services.ts'
import { deleteOld, settleAttempt, takeDue } from './store.ts'

const mostAtOnce = 500

const notConfigured = 'the endpoint is not configured any more'

/** Hands out what is due: retries whose pause is over, and attempts that somebody began and never came back from. */
export const sweepDue =
  ({ database, clock, jobs, branding }: Services) =>
  (tenant: string): Promise<void> =>
    database.transaction(tenant, async (tx) => {
      const now = clock.now()
      const endpoints = new Map(endpointsOf(branding.get(tenant)).map((endpoint) => [endpoint.key, endpoint]))
      for (const { id, endpoint: key, attempts } of await takeDue(
        tx,
        now,
        new Date(now.getTime() + leaseMs),
        mostAtOnce,
      )) {
        const endpoint = endpoints.get(key)
        const job: DeliveryJob = { tenant, delivery_id: id, attempt: attempts + 1 }
        const given = {
          state: 'dead',
          status: null,
          error: notConfigured,
          next_attempt_at: null,
          settled_at: now,
        } as const
        if (endpoint === undefined) await settleAttempt(tx, id, attempts, given)
        else await jobs.enqueue(tx, queueOf(endpoint), job)
      }
    })

/** What was told, and to whom, is of use for a month; it holds people's data, so that it is not kept for longer. */
const keptMs = 30 * 86_400_000

export const forgetOld =
  ({ database, clock }: Services) =>
  (tenant: string): Promise<void> => {
    const before = new Date(clock.now().getTime() - keptMs)
    return inBatches(database, tenant, (tx, most) => deleteOld(tx, before, most))
  }
