import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { isId } from '../../../platform/ids.ts'
import { findOrder, type OrderRow } from '../orders/order-store.ts'

/** An order of any customer of the brand. Throws 404 if there is none with this id. */
export const orderForStaff = async (tx: Tx, id: string): Promise<OrderRow> => {
  const order = isId(id) ? await findOrder(tx, id) : undefined
  if (order === undefined) throw failure('not_found')
  return order
}
