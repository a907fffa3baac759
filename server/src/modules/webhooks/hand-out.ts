import type { Tx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { DeliveryJob } from './deliver.ts'
import { type Endpoint, queueOf } from './endpoint-rules.ts'
import type { Due } from './store.ts'

const keyOf = ({ id, attempts }: Due): string => `${id}.${attempts + 1}`

/** Queues the next attempt of a delivery. None may be in progress. */
export const handOut = (jobs: Jobs, tx: Tx, endpoint: Endpoint, due: Due): Promise<void> => {
  const job: DeliveryJob = { tenant: endpoint.tenant, delivery_id: due.id, attempt: due.attempts + 1 }
  return jobs.enqueue(tx, queueOf(endpoint), job, { key: keyOf(due) })
}

/**
 * Queues the next attempts, except those queued already. Otherwise an endpoint that hangs would gather more jobs than
 * it could ever work off.
 */
export const handOutOnce = async (jobs: Jobs, tx: Tx, endpoint: Endpoint, all: readonly Due[]): Promise<void> => {
  if (all.length === 0) return
  const waiting = await jobs.waiting(tx, queueOf(endpoint), all.map(keyOf))
  for (const due of all) if (!waiting.has(keyOf(due))) await handOut(jobs, tx, endpoint, due)
}
