import type { DataRule } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { findOrder, type OrderRow } from './order-store.ts'

/** The order, if the rule allows the caller this. Throws 404 for strangers and 403 if a role is missing. */
export const readableOrder = async (
  { company }: Services,
  tx: Tx,
  call: ActorCall,
  id: string,
  rule: DataRule,
): Promise<OrderRow> => {
  const order = isId(id) ? await findOrder(tx, id) : undefined
  if (order === undefined) throw failure('not_found')
  await company.admit(tx, call, order.account_id, rule)
  return order
}
