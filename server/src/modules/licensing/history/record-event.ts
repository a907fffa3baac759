import type { EventBody } from '@foyer/contract/licensing/event.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofLicence } from '../audited.ts'
import { licensingPolicy } from '../policy.ts'
import { namedLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'

/** Records who copied a key and when, for the licence’s history. */
export const recordEvent =
  (services: Services) =>
  async (call: ActorCall, { name, deliverable_id }: EventBody): Promise<void> => {
    await services.database.transaction(call.tenant, async (tx) => {
      const row = await namedLicence(services, tx, call, deliverable_id, licensingPolicy.recordEvent)
      await services.audit(tx, {
        ...auditedBy(call),
        action: name,
        ...ofLicence(row.id, row.account_id),
      })
    })
  }
