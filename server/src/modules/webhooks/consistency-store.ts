import type { ConsistencyRule } from '../../platform/consistency.ts'

/** What the doctor tells of messages to other programs. */
export const webhookTroubles: readonly ConsistencyRule[] = [
  {
    says: 'every message to another program has arrived, or is still tried',
    broken: `select tenant || ' ' || endpoint || ' (' || count(*) || ' given up)' as id from webhooks.delivery
      where state = 'dead' group by tenant, endpoint order by 1`,
  },
]
