import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { leaseMs, type Leasing } from './payment-rules.ts'

/** What one process takes at once. */
const atOnce = 20

interface Round<Row> {
  /** Takes rows whose lease has expired. */
  readonly lease: (tx: Tx, leasing: Leasing) => Promise<readonly Row[]>
  readonly look: (row: Row) => Promise<unknown>
  /** What a row is called in the log. */
  readonly name: string
}

/**
 * One round of a janitor, who looks after what nobody waits for any more, after a crash, a timeout or a customer who left. Each row is leased,
 * so that several processes share the work and none is looked at twice at the same time. Returns how many it looked at.
 */
export const lookAfterLeased = async <Row extends { readonly id: string }>(
  { database, clock, log }: Services,
  tenant: string,
  { lease, look, name }: Round<Row>,
): Promise<number> => {
  const now = clock.now()
  const leasing = { now, until: new Date(now.getTime() + leaseMs), limit: atOnce }
  const leased = await database.transaction(tenant, (tx) => lease(tx, leasing))
  // One that cannot be settled yet must not delay the others. Its lease expires and it is looked at again.
  const later = (id: string) => (error: unknown) =>
    log.warn({ err: error, [name]: id }, `the ${name} could not be settled and will be looked at again`)
  await Promise.all(leased.map((row) => look(row).catch(later(row.id))))
  return leased.length
}
