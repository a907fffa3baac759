import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { settleDiscrepancy } from '../reconciliation/reconciliation-store.ts'
import type { Services } from '../services.ts'

/** Records that a person has resolved a discrepancy, and how. Nothing else changes. Throws 404 if none with this id is open. */
export const settleForStaff =
  ({ database, clock, audit }: Services) =>
  (call: OperatorCall, id: string, reason: string): Promise<void> =>
    database.transaction(call.tenant, async (tx) => {
      const by = auditedByOperator(call)
      const row = isId(id)
        ? await settleDiscrepancy(tx, id, { resolved_at: clock.now(), resolved_by: by.actor, resolution: reason })
        : undefined
      if (row === undefined) throw failure('not_found')
      const { gateway, kind, transaction_id, order_id } = row
      await audit(tx, {
        ...by,
        reason,
        action: 'discrepancy_settled',
        object_type: 'discrepancy',
        object_id: id,
        account_id: null,
        changes: { gateway, kind, transaction_id, ...(order_id !== null && { order_id }) },
      })
    })
