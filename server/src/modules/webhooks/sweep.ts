import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { inBatches } from '../../platform/database/in-batches.ts'
import { discardUnattended } from '../../platform/jobs/job-desk.ts'
import { leaseMs } from './deliver.ts'
import { endpointsOf, queueOf, queuesOf } from './endpoint-rules.ts'
import { handOutOnce } from './hand-out.ts'
import type { Services } from './services.ts'
import { deleteOld, giveUpStrangers, takeDue } from './store.ts'

/** Per endpoint, so that the backlog of one that hangs does not crowd out the others. */
const mostAtOnce = 500

/** During a rollout, a process with a newer configuration may know the endpoint. It is waited for this long. */
const strangersWaitMs = 3_600_000

/** Queues everything that is due: retries after their pause, and attempts whose worker never returned. */
export const sweepDue =
  ({ database, clock, jobs, branding }: Pick<Services, 'database' | 'clock' | 'jobs' | 'branding'>) =>
  (tenant: string): Promise<void> =>
    database.transaction(tenant, async (tx) => {
      const now = clock.now()
      const leasedUntil = new Date(now.getTime() + leaseMs)
      const endpoints = endpointsOf(branding.get(tenant))
      for (const endpoint of endpoints) {
        const due = await takeDue(tx, { endpoint: endpoint.key, now, leasedUntil, limit: mostAtOnce })
        await handOutOnce(jobs, tx, endpoint, due)
      }
      const known = endpoints.map(({ key }) => key)
      const overdueSince = new Date(now.getTime() - strangersWaitMs)
      await giveUpStrangers(tx, known, 'the endpoint is not configured any more', { now, overdueSince })
      const queues = { under: queuesOf(tenant), attended: endpoints.map(queueOf) }
      await discardUnattended(tx, { ...queues, dueBefore: overdueSince })
    })

/** Messages are useful for about a month. They contain personal data, so they are not kept longer. */
const keptMs = 30 * dayMs

export const forgetOld =
  ({ database, clock }: Services) =>
  (tenant: string): Promise<void> => {
    const before = new Date(clock.now().getTime() - keptMs)
    return inBatches(database, tenant, (tx, most) => deleteOld(tx, before, most))
  }
