import type { DataRule } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
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
  const order = await found(tx, id, findOrder)
  await company.admit(tx, call, order.account_id, rule)
  return order
}
