import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId } from '../../platform/ids.ts'
import { findOrder, type OrderRow } from './order-store.ts'
import type { Services } from './services.ts'

/** The order, if the caller may see it: another's is 404, one of the own company without the role 403. */
export const readableOrder = async (
  { company }: Services,
  tx: Tx,
  { actor }: ActorCall,
  id: string,
): Promise<OrderRow> => {
  const order = isId(id) ? await findOrder(tx, id) : undefined
  if (order === undefined) throw failure('not_found')
  const access = await company.mayRead(tx, actor.account_id, order.account_id, 'billing')
  if (access === 'hidden') throw failure('not_found')
  if (access === 'refused') throw failure('forbidden')
  return order
}
