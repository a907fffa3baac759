import type { ConsistencyRule } from '../../platform/consistency.ts'

/** Invariants between licences and the invoices about them. */
export const licensingConsistency: readonly ConsistencyRule[] = [
  {
    says: 'every invoice about a licence names one of the same brand',
    broken: `select o.id from billing."order" o join licensing.deliverable d on d.id = o.deliverable_id where o.tenant <> d.tenant`,
  },
  {
    says: 'a licence runs at least to the end of its last paid period',
    broken: `select id from licensing.deliverable where terminated_at is null and paid_till < period_ends_on`,
  },
]
