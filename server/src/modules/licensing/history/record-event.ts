import type { EventBody } from '@foyer/contract/licensing/event.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofLicence } from '../audited.ts'
import { licensingPolicy } from '../policy.ts'
import { namedLicence, namedLicences } from '../read-licence.ts'
import type { Services } from '../services.ts'

/** Records who copied a key and when, for the history of each licence. */
export const recordEvent =
  (services: Services) =>
  async (call: ActorCall, { name, deliverable_id, deliverable_ids: ids }: EventBody): Promise<void> => {
    if (deliverable_id === undefined && ids === undefined) throw failure('required', { pointer: '/deliverable_id' })
    await services.database.transaction(call.tenant, async (tx) => {
      const rule = licensingPolicy.recordEvent
      const rows = [
        ...(deliverable_id === undefined ? [] : [await namedLicence(services, tx, call, deliverable_id, rule)]),
        ...(ids === undefined
          ? []
          : await namedLicences(services, tx, call, { ids, pointer: '/deliverable_ids' }, rule)),
      ]
      await services.audit(
        tx,
        rows.map(({ id, account_id }) => ({
          ...auditedBy(call),
          action: name,
          ...ofLicence(id, account_id),
        })),
      )
    })
  }
