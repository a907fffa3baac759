import type { Approval } from '@foyer/contract/operator/order.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { type ApprovalRow, findApproval, listApprovals } from './approval-store.ts'
import { presentApproval } from './present-for-staff.ts'

export interface ApprovalQuery extends SortedPageQuery {
  readonly state?: string | undefined
}

/** The requests as the caller sees them: they cannot approve their own. */
export const presentApprovals = async (
  { account }: Services,
  tx: Tx,
  { operator }: OperatorCall,
  rows: readonly ApprovalRow[],
): Promise<Approval[]> => {
  const accounts = await account.getAll(tx, [...new Set(rows.map(({ account_id }) => account_id))])
  return rows.map((row) => presentApproval(row, accounts.get(row.account_id), operator.id))
}

/** Lists the brand’s requests for a second operator. */
export const readApprovals =
  (services: Services) =>
  (call: OperatorCall, { cursor, limit, sort, state }: ApprovalQuery): Promise<Page<Approval>> =>
    services.database.read(call.tenant, async (tx) => {
      const page = await listApprovals(tx, state, { cursors: services.cursors, sort, cursor, limit })
      return { ...page, rows: await presentApprovals(services, tx, call, page.rows) }
    })

/** Throws 404 if the brand has no such request. */
export const readApproval =
  (services: Services) =>
  (call: OperatorCall, id: string): Promise<Approval> =>
    services.database.read(call.tenant, async (tx) => {
      const row = isId(id) ? await findApproval(tx, id) : undefined
      const [approval] = row === undefined ? [] : await presentApprovals(services, tx, call, [row])
      if (approval === undefined) throw failure('not_found')
      return approval
    })
